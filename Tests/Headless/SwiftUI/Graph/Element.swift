/// A piece of what is on screen.
struct Element {
  enum Kind {
    case text(String)
    case image(String)
    case button(Button)
    case field(Field)
    case toggle(Binding<Bool>, label: String)
    case group([Element])
    /// Children in front of one another.
    case depth([Element])
    /// The columns of a split view, each with stacks of its own.
    case columns([Element])
    case stack(StackRecord)
    case tabs(TabsRecord)
    /// A controller of UIKit, and what the user sees of it.
    case controller(UIViewController)
    /// A view of UIKit, and what the user sees of it.
    case view(UIView)
    indirect case item(ScreenItem)
  }

  struct Button {
    var label: String
    var role: ButtonRole?
    var action: @MainActor () -> Void
  }

  struct Field {
    var prompt: String
    var text: Binding<String>
    var isSecure = false
  }

  struct Tab {
    var label: String
    var icon: String?
    var page: PageRecord
    var role: TabRole?
  }

  var kind: Kind
  var identifier: String?
  /// Whether it stands in a bar, and is no part of the page itself.
  var isInBar = false
  /// Whether that bar is the one that a page can hide.
  var isInNavigationBar = false
  var isEnabled = true
  /// Whether VoiceOver passes it over.
  var isAccessibilityHidden = false
  /// What VoiceOver reads instead of what stands on it.
  var accessibilityLabel: String?
  var zIndex: Double?
  var transition: TransitionWatch?
  var tag: AnyHashable?
  var badge: String?
  /// The image of a label, which no line shows.
  var icon: String?
  var tab: Tab?

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The view with others in front of it or behind it, which keeps its place in its container.
  func with(_ others: [Element]) -> Element {
    guard !others.isEmpty else { return self }
    var group = Element(.group([self] + others))
    (group.zIndex, group.transition) = (zIndex, transition)
    (group.tag, group.badge, group.tab) = (tag, badge, tab)
    return group
  }

  static func grouping(_ elements: [Element]) -> Element {
    elements.count == 1 ? elements[0] : Element(.group(elements))
  }
}

extension [Element] {
  /// The image of a label, or else the first one.
  var icon: String? { lazy.compactMap(\.icon).first ?? lazy.compactMap(\.imageName).first }

  /// What a control is called by those who cannot see it.
  var label: String {
    words.isEmpty ? lazy.compactMap(\.imageName).first ?? "" : words
  }

  /// What a user would call one view: by its identifier, or by what stands on it.
  var name: String? {
    guard count == 1, let view = first else { return nil }
    if let identifier = view.identifier { return identifier }
    if case .text(let text) = view.kind { return text }
    return view.label
  }

  /// All words in reading order, which make up a control's label.
  var words: String {
    map(\.words).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Element {
  var imageName: String? {
    switch kind {
    case .image(let name): name
    case .group(let children), .depth(let children), .columns(let children):
      children.lazy.compactMap(\.imageName).first
    default: nil
    }
  }

  var words: String {
    switch kind {
    case .text(let text): text
    case .button(let button): button.label
    case .controller(let controller): onMain { controller.screenItems.first?.line ?? "" }
    case .view(let view): onMain { view.screenItems.first?.line ?? "" }
    case .group(let children), .depth(let children), .columns(let children): children.words
    default: ""
    }
  }
}

/// The pages of one navigation stack, bottom to top.
final class StackRecord {
  var pages: [PageRecord] = []
}

/// The tabs of one tab view.
struct TabsRecord {
  var tabs: [Element]
  let bar: TabBar
  var select: (Int) -> Void

  var selected: Int { bar.selected }
}

/// The platform's tab bar: it selects what the user taps, and what its view says whenever that is
/// evaluated.
final class TabBar {
  var selected = 0
}
