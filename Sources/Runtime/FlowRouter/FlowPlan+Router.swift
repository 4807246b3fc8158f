import FlowRuntime

/// The actions of an event, in the words of a router.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowPlan {
  /// Pushes a screen on the stack of the source, the page that sent the event.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - style: a push, or another style in which a screen covers the one below on the same stack.
  ///   - entry: the entry of the flow that the screen embeds.
  ///   - ifShown: the behaviour if the source's flow or sequence already shows the screen.
  ///   - following: names the actions after its end.
  public mutating func push(
    screen: Destination, as style: FlowStyle = .push, at entry: (any FlowEntry)? = nil,
    ifShown: FlowIfShown = .again, followedBy following: (any FlowFollowing)? = nil
  ) {
    show(screen, as: style, at: entry, ifShown: ifShown, followedBy: following)
  }

  /// Presents a popup over the source.
  ///
  /// - Parameters:
  ///   - popup: the screen.
  ///   - style: a sheet, a popover or a full-screen cover.
  ///   - entry: the entry of the flow that the popup embeds.
  ///   - ifShown: the behaviour if the source's flow or sequence already shows the screen.
  ///   - following: names the actions after its end.
  public mutating func present(
    popup: Destination, as style: FlowStyle = .sheet, at entry: (any FlowEntry)? = nil,
    ifShown: FlowIfShown = .again, followedBy following: (any FlowFollowing)? = nil
  ) {
    show(popup, as: style, at: entry, ifShown: ifShown, followedBy: following)
  }

  /// Shows an alert or a confirmation dialog over the source.
  ///
  /// - Parameters:
  ///   - alert: the alert.
  ///   - style: `.alert` or `.confirmationDialog`.
  ///   - ifShown: the behaviour if the source's flow or sequence already shows it.
  ///   - following: names the actions after its end.
  public mutating func show(
    alert: Destination, as style: FlowStyle = .alert, ifShown: FlowIfShown = .again,
    followedBy following: (any FlowFollowing)? = nil
  ) {
    show(alert, as: style, ifShown: ifShown, followedBy: following)
  }

  /// Goes back by one page. On the first page of a popup, it closes the popup.
  public mutating func pop() { back() }

  /// Goes back to the nearest page of a screen. It does nothing if there is none.
  public mutating func pop(to screen: Destination.Screen) { back(to: screen) }

  /// Goes back to the first page of the source's flow or sequence; in tabs, to the tab's first page.
  public mutating func popAll() { backToRoot() }
}
