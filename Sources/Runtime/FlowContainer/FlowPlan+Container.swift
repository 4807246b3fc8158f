import FlowRuntime

/// The actions of an event, in the words of containers.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowPlan {
  /// Pushes a screen by the link of the source, the page that sent the event.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - style: a push, or another style in which a screen covers the one below on the same stack.
  ///   - entry: the entry of the flow that the screen embeds.
  ///   - ifShown: the behaviour if the source's flow or sequence already shows the screen.
  ///   - following: names the actions after its end.
  public mutating func enableLink(
    to screen: Destination, as style: FlowStyle = .push, at entry: (any FlowEntry)? = nil,
    ifShown: FlowIfShown = .again, followedBy following: (any FlowFollowing)? = nil
  ) {
    show(screen, as: style, at: entry, ifShown: ifShown, followedBy: following)
  }

  /// Shows a screen in the container of the source.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - style: `.replace`, or `.replace(from:)` to replace more than the source.
  ///   - entry: the entry of the flow that the screen embeds.
  ///   - ifShown: the behaviour if the source's flow or sequence already shows the screen.
  ///   - following: names the actions after its end.
  public mutating func update(
    _ screen: Destination, as style: FlowStyle = .replace, at entry: (any FlowEntry)? = nil,
    ifShown: FlowIfShown = .again, followedBy following: (any FlowFollowing)? = nil
  ) {
    show(screen, as: style, at: entry, ifShown: ifShown, followedBy: following)
  }

  /// Presents a screen over the source.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - style: a sheet, a popover, a full-screen cover, an alert or a confirmation dialog.
  ///   - entry: the entry of the flow that the screen embeds.
  ///   - ifShown: the behaviour if the source's flow or sequence already shows the screen.
  ///   - following: names the actions after its end.
  public mutating func present(
    _ screen: Destination, as style: FlowStyle = .sheet, at entry: (any FlowEntry)? = nil,
    ifShown: FlowIfShown = .again, followedBy following: (any FlowFollowing)? = nil
  ) {
    show(screen, as: style, at: entry, ifShown: ifShown, followedBy: following)
  }
}
