/// A tab with its own stack, or a tab that only sends an event.
public struct FlowTab {
  /// The role of a tab on the platform.
  public enum Role: Sendable { case search }

  /// What tells a tab from the others, whatever comes before it.
  package struct ID: Hashable {
    /// The tab's place among those that the flow declares.
    let place: Int
    let root: AnyHashable?
  }

  package let root: (any FlowDestination)?
  package let title: FlowText
  package let icon: String?
  package let role: Role?
  /// Sends the event of a tap on the selected tab, or of any tap if the tab has no screen.
  let event: (@MainActor (_ tabs: FlowPage.ID) -> Void)?
  /// The badge now.
  private(set) var badge: @MainActor () -> FlowBadge? = { nil }
  /// Whether the tab is to be shown now.
  private(set) var isShown: @MainActor () -> Bool = { true }
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

  package var id: ID { ID(place: place, root: root.map { AnyHashable($0) }) }
}

extension FlowRules {
  /// Tabs, each with its own stack.
  public static func tabs(_ tabs: [FlowTab]) -> FlowRules {
    FlowRules(
      content: .tabs(
        tabs.enumerated().map { place, tab in
          var tab = tab
          tab.place = place
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
