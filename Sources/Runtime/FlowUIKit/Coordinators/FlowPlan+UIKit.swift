import FlowRuntime

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The actions of an event, in the words of a flow coordinator.
  @available(iOS 13, visionOS 1, *)
  extension FlowPlan where Destination: FlowRoute {
    /// Shows a route above the source, the page that sent the event.
    ///
    /// - Parameters:
    ///   - route: the screen.
    ///   - style: how it comes up; `nil` if as the route says.
    ///   - entry: the entry of the flow that the screen embeds.
    ///   - ifShown: the behaviour if the source's flow or sequence already shows the screen.
    ///   - following: names the actions after its end.
    public mutating func show(
      route: Destination, as style: FlowStyle? = nil, at entry: (any FlowEntry)? = nil,
      ifShown: FlowIfShown = .again, followedBy following: (any FlowFollowing)? = nil
    ) {
      show(
        route, as: style ?? route.popupPresentationStyle.style, at: entry, ifShown: ifShown,
        followedBy: following)
    }

    /// Goes back by one page. On the first page of a popup, it closes the popup.
    public mutating func navigateBack() { back() }

    /// Goes back to the nearest page of a screen. It does nothing if there is none.
    public mutating func navigateBack(toRoute screen: Destination.Screen) { back(to: screen) }

    /// Goes back to the first page of the source's flow or sequence; in tabs, to the tab's first page.
    public mutating func navigateBackToRoot() { backToRoot() }
  }
#endif
