/// A tab with its own stack, or a tab that only sends an event.
public struct FlowTab {
  /// The role of a tab on the platform.
  public enum Role: Sendable { case search }

  /// What tells a tab from the others, whatever comes before it.
  package struct ID: Hashable {
    let root: AnyHashable?
    /// The tab's place among those that the flow declares with this root.
    let place: Int
  }

  package let root: (any FlowDestination)?
  /// The screen of its root. A tab for elements that aren't there has no root, but their screen.
  private(set) var screen: FlowScreen?
  package let title: FlowText
  package let icon: String?
  package let role: Role?
  /// Sends the event of a tap on the selected tab, or of any tap if the tab has no screen.
  let event: (@MainActor (_ tabs: FlowPage.ID) -> Void)?
  /// The badge now.
  private(set) var badge: @MainActor () -> FlowBadge? = { nil }
  /// Whether the tab is to be shown now.
  private(set) var isShown: @MainActor () -> Bool = { true }
  /// Whether it is the tab of an element.
  private(set) var isForElement = false
  fileprivate(set) var place = 0

  /// - Parameters:
  ///   - root: the first screen of its stack; `nil` if it only sends an event.
  ///   - title: the title.
  ///   - icon: the name of a system symbol.
  ///   - role: the role on the platform. Before iOS 18, it makes no difference.
  ///   - event: sends the event of a tap on the selected tab, or of any tap if `root` is `nil`.
  public init(
    _ root: (any FlowDestination)?, title: FlowText, icon: String? = nil, role: Role? = nil,
    event: (@MainActor (_ tabs: FlowPage.ID) -> Void)? = nil
  ) {
    self.root = root
    screen = root?.anyScreen
    self.title = title
    self.icon = icon
    self.role = role
    self.event = event
  }

  /// Shows a badge beside the title.
  ///
  /// - Parameter badge: the badge; asked again after ``FlowDefinition/stateChanged()``.
  public func badge(_ badge: @escaping @MainActor () -> FlowBadge?) -> FlowTab {
    var tab = self
    tab.badge = badge
    return tab
  }

  /// Hides the tab while a condition doesn't hold.
  ///
  /// - Parameter isShown: the condition; asked again after ``FlowDefinition/stateChanged()``.
  public func when(_ isShown: @escaping @MainActor () -> Bool) -> FlowTab {
    var tab = self
    tab.isShown = isShown
    return tab
  }

  /// A tab for each element, in order. A tab stays the same as long as its first destination does.
  ///
  /// - Parameters:
  ///   - elements: the elements; asked for again after ``FlowDefinition/stateChanged()``.
  ///   - screen: the first screen of each of the tabs.
  ///   - tab: makes the tab of an element, whose first screen takes the element.
  @MainActor
  public static func each<Element>(
    _ elements: [Element], of screen: some FlowScreenName, _ tab: @MainActor (Element) -> FlowTab
  ) -> [FlowTab] {
    let tabs = elements.map { element in
      var tab = tab(element)
      tab.isForElement = true
      return tab
    }
    // Tells a link to an element that isn't there that it has to wait.
    var absent = FlowTab(nil, title: "").when { false }
    absent.screen = screen.anyScreen
    return tabs + [absent]
  }

  package var id: ID { ID(root: root.map { AnyHashable($0) }, place: place) }

  /// Whether a destination is the tab's first: of a tab for an element, with this element.
  func starts(with destination: any FlowDestination) -> Bool {
    guard let root, root.anyScreen == destination.anyScreen else { return false }
    return !isForElement || AnyHashable(root) == AnyHashable(destination)
  }
}

extension FlowRules {
  /// Tabs, each with its own stack.
  ///
  /// - Parameter groups: the tabs; those of an array come from ``FlowTab/each(_:of:_:)``.
  public static func tabs(_ groups: [FlowTab]...) -> FlowRules {
    var counts: [AnyHashable?: Int] = [:]
    return FlowRules(
      content: .tabs(
        groups.joined().map { tab in
          var tab = tab
          tab.place = counts[tab.id.root, default: 0]
          counts[tab.id.root] = tab.place + 1
          return tab
        }))
  }
}

/// The badge of a tab.
public enum FlowBadge: Hashable, Sendable {
  /// A number; zero shows no badge.
  case count(Int)
  /// A short text.
  case text(FlowText)

  /// What the badge shows, if it shows anything.
  package var text: FlowText? {
    switch self {
    case .count(let number): number == 0 ? nil : "\(number)"
    case .text(let text): text
    }
  }
}
