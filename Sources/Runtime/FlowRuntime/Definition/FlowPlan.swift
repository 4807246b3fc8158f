/// The actions of an event, in order. The navigator performs them only after the plan is complete.
public struct FlowPlan<Destination: FlowDestination> {
  /// Adds actions to a plan.
  public typealias Steps = @MainActor (inout FlowPlan) -> Void

  /// The destination of the page that sent the event; `nil` if no page did.
  public let source: Destination?
  /// Whether all screens of the flow have the event. Its `setRoot` then applies to the whole flow, not only
  /// to the sequence of the source.
  public var isFlowWide = false
  private(set) var actions: [FlowAction] = []
  /// What holds the page that sent the event.
  private let hosts: [FlowHost]
  /// The host whose event it is, by its place among them.
  private var chosen: Int?
  /// The page from which the actions go out, if it isn't the one that sent the event.
  private(set) var page: FlowPage.ID?

  @MainActor init(
    from source: Destination? = nil, heldBy hosts: [FlowHost] = [], _ steps: Steps
  ) {
    self.source = source
    self.hosts = hosts
    steps(&self)
  }

  /// Sets the actions to those of an event of tabs, columns, a switch or a sequence that holds the source's page.
  /// Actions in a container start from the container. It does nothing if the screen doesn't hold the page, or if
  /// a nearer one has the event.
  @MainActor
  public mutating func within(_ screen: Destination.Screen, _ steps: Steps) {
    guard let index = hosts.firstIndex(where: { $0.screen == screen.anyScreen }),
      index < chosen ?? hosts.endIndex
    else { return }
    let plan = FlowPlan(from: hosts[index].source as? Destination, steps)
    actions = plan.actions
    isFlowWide = plan.isFlowWide
    page = hosts[index].page
    chosen = index
  }

  /// Adds the actions of an event that all screens of the flow have, unless something that holds the page has it.
  @MainActor
  public mutating func elsewhere(_ steps: Steps) {
    if chosen == nil { steps(&self) }
  }

  /// Pushes a destination on the stack of the source, the page that sent the event.
  public mutating func push(
    _ destination: Destination, at entry: (any FlowEntry)? = nil, ifShown: FlowIfShown = .again,
    followedBy following: (any FlowFollowing)? = nil
  ) {
    show(destination, as: .push, at: entry, ifShown: ifShown, followedBy: following)
  }

  /// Shows a destination in a style.
  ///
  /// - Parameters:
  ///   - destination: the destination.
  ///   - style: the style of presentation.
  ///   - entry: the entry of the flow that the destination embeds.
  ///   - ifShown: the behaviour if the source's flow or sequence already shows the destination.
  ///   - following: names the actions after its end.
  public mutating func show(
    _ destination: Destination, as style: FlowStyle, at entry: (any FlowEntry)? = nil,
    ifShown: FlowIfShown = .again, followedBy following: (any FlowFollowing)? = nil
  ) {
    actions.append(
      .show(
        FlowShowing(
          destination: destination, style: style, entry: entry, ifShown: ifShown,
          following: following)))
  }

  static func reaction(_ steps: @escaping ResultSteps) -> FlowReaction {
    { result in actions { plan in steps(&plan, result) } }
  }

  static func reaction(_ steps: @escaping Steps) -> FlowReaction {
    { _ in actions(steps) }
  }

  /// Adds actions to a plan, and gets the result of the screen or flow that finished.
  public typealias ResultSteps = @MainActor (inout FlowPlan, Any?) -> Void

  /// Replaces the whole stack of the source's flow or sequence with a destination.
  public mutating func setRoot(_ destination: Destination) {
    actions.append(.setRoot(destination))
  }

  /// Replaces everything in the column after the source's with a destination. From the last column, it
  /// replaces everything in this column. It does nothing outside of a split view.
  public mutating func showInNextColumn(_ destination: Destination) {
    actions.append(.showInNextColumn(destination))
  }

  /// Selects the tab that starts with a screen. The tab's stack stays the same.
  public mutating func select(_ tab: Destination.Screen) {
    actions.append(.tab(tab.anyScreen))
  }

  /// Selects the tab of an element. The tab's stack stays the same.
  ///
  /// - Parameter destination: the first destination of the tab, with the element.
  public mutating func select(tabFor destination: Destination) {
    actions.append(.tabFor(destination))
  }

  /// Goes back by one page. On the first page of a presented layer, it closes the layer.
  public mutating func back() { actions.append(.back) }

  /// Does nothing. In `leaving`, it keeps the user on the screen.
  public mutating func stay() { actions.append(.call {}) }

  /// Goes back to the nearest page of a screen. If there is none, it does what `otherwise` adds, or nothing.
  public mutating func back(to screen: Destination.Screen) {
    actions.append(.backTo(screen.anyScreen))
  }

  /// Adds actions for the case that the `back(to:)` or `dismiss(to:)` before it finds no page of its screen.
  public mutating func otherwise(_ steps: @escaping Steps) {
    let otherwise: FlowContinuation = { Self.actions(steps) }
    switch actions.last {
    case .backTo(let screen, _): actions[actions.count - 1] = .backTo(screen, otherwise: otherwise)
    case .dismissTo(let screen, _):
      actions[actions.count - 1] = .dismissTo(screen, otherwise: otherwise)
    default: assertionFailure("no 'back(to:)' or 'dismiss(to:)' is before 'otherwise'")
    }
  }

  /// Goes back to the first page of the source's flow or sequence; in tabs, to the tab's first page.
  public mutating func backToRoot() { actions.append(.backToRoot) }

  /// Closes the source's layer and all layers above it.
  public mutating func dismiss() { actions.append(.dismiss) }

  /// Closes all layers above the layer of a screen. If it isn't there, it does what `otherwise` adds, or nothing.
  public mutating func dismiss(to screen: Destination.Screen) {
    actions.append(.dismissTo(screen.anyScreen))
  }

  /// Closes all layers above the layer in which the source's flow or sequence started.
  public mutating func dismissAll() { actions.append(.dismissAll) }

  /// Ends the flow, or the screen that returns a result, with a result.
  public mutating func finish(_ result: Any? = nil) { actions.append(.finish(result)) }

  /// Ends the flow, or the screen that returns a result, without a result.
  public mutating func cancel() { actions.append(.cancel) }

  /// Continues the sequence that the source is a step of, or what holds it.
  public mutating func next() { step(isSkip: false) }

  /// Skips the remaining steps of this sequence.
  public mutating func skip() { step(isSkip: true) }

  private mutating func step(isSkip: Bool) {
    if let index = hosts.firstIndex(where: \.isSequence) {
      guard index < chosen ?? hosts.endIndex else { return }
      chosen = index
    }
    actions.append(.step(isSkip: isSkip))
  }

  /// Ends the external screen that the source is, with or without a result.
  public mutating func endExternal(_ end: FlowEnd) { actions.append(.endExternal(end)) }

  /// Calls the app, after the earlier actions of the plan.
  public mutating func call(_ body: @escaping @MainActor () -> Void) {
    actions.append(.call(body))
  }

  /// Starts an asynchronous call of the app, unless the source already waits for it. It ignores an
  /// answer that comes after the source has gone.
  ///
  /// - Parameters:
  ///   - name: identifies the call among the calls that the source waits for.
  ///   - body: calls the app.
  ///   - end: adds the actions for the answer to a plan.
  public mutating func wait<Ending: Sendable>(
    _ name: String, for body: @escaping @MainActor () async -> Ending,
    then end: @escaping @MainActor (inout FlowPlan, Ending) -> Void
  ) {
    actions.append(
      .wait(name) {
        let ending = await body()
        return FlowAnswer(
          end: Self.name(of: ending), plan: { Self.actions { end(&$0, ending) } })
      })
  }

  /// Performs actions later, if the source is still there then. A second call with the same name
  /// restarts the time.
  public mutating func after(
    milliseconds: Int, _ name: String, then steps: @escaping Steps
  ) {
    actions.append(.after(milliseconds: milliseconds, name) { Self.actions(steps) })
  }

  /// The case of an outcome's end or of an event, without its values.
  static func name(of value: Any) -> String {
    let mirror = Swift.Mirror(reflecting: value)
    return mirror.displayStyle == .enum ? mirror.children.first?.label ?? "\(value)" : "\(value)"
  }

  @MainActor static func actions(_ steps: Steps) -> [FlowAction] {
    FlowPlan(steps).actions
  }
}

/// The behaviour if the source's flow or sequence already shows the destination.
public enum FlowIfShown: Sendable {
  /// Shows it once more.
  case again
  /// Does nothing.
  case ignore
  /// Closes everything above it.
  case `return`
  /// Gives it the new arguments; it stays in its place.
  case update
}
