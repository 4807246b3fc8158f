import FlowRuntime

/// The actions of an event, in the words of a path.
@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
extension FlowPlan {
  /// Shows a screen in front of the source, the page that sent the event, or presents it over the source.
  ///
  /// - Parameters:
  ///   - screen: the screen.
  ///   - type: how it is presented.
  ///   - entry: the entry of the flow that the screen embeds.
  ///   - ifShown: the behaviour if the source's flow or sequence already shows the screen.
  ///   - following: names the actions after its end.
  public mutating func append(
    _ screen: Destination, type: FlowStyle = .plain, at entry: (any FlowEntry)? = nil,
    ifShown: FlowIfShown = .again, followedBy following: (any FlowFollowing)? = nil
  ) {
    show(screen, as: type, at: entry, ifShown: ifShown, followedBy: following)
  }

  /// Goes back by one page. On the first page of a sheet, it closes the sheet.
  public mutating func removeLast() { back() }

  /// Goes back to the nearest page of a screen. It does nothing if there is none.
  public mutating func popTo(_ screen: Destination.Screen) { back(to: screen) }

  /// Goes back to the first page of the source's flow or sequence; in tabs, to the tab's first page.
  public mutating func drain() { backToRoot() }
}

@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
extension FlowStyle {
  /// In front of the screens below, with a transition in and out.
  public static func animated(
    transition: FlowTransition, animation: FlowAnimation = .default
  ) -> FlowStyle {
    .animated(transition, animation)
  }
}
