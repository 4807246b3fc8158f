import FlowRuntime

/// The actions of an event, in the words of the design.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowPlan where Destination: NavigationDestination {
  /// Goes back by one page, or shows a screen from the source, the page that sent the event.
  ///
  /// - Parameters:
  ///   - direction: back or forward.
  ///   - entry: the entry of the flow that the screen embeds.
  ///   - ifShown: the behaviour if the source's flow or sequence already shows the screen.
  ///   - following: names the actions after its end.
  public mutating func send(
    _ direction: NavigationDirection<Destination>, at entry: (any FlowEntry)? = nil,
    ifShown: FlowIfShown = .again, followedBy following: (any FlowFollowing)? = nil
  ) {
    switch direction {
    case .back: back()
    case .forward(let destination, let style):
      show(destination, as: style, at: entry, ifShown: ifShown, followedBy: following)
    }
  }
}
