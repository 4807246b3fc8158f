/// What shall be done on an event, in order: nothing is done before all of it was said.
public struct FlowPlan<Destination: FlowDestination> {
  /// Says what shall be done.
  public typealias Steps = @MainActor (inout FlowPlan) -> Void

  private(set) var actions: [FlowAction] = []

  /// Shows a destination on top of the source, in the source's stack.
  public mutating func push(
    _ destination: Destination, at entry: (any FlowEntry)? = nil, ifShown: FlowIfShown = .again,
    followedBy following: (any FlowFollowing)? = nil
  ) {
    show(destination, as: .push, at: entry, ifShown: ifShown, followedBy: following)
  }

  /// Shows a destination in a style.
  ///
  /// - Parameters:
  ///   - destination: what is shown.
  ///   - style: how it comes up.
  ///   - entry: the way into the flow that it embeds.
  ///   - ifShown: what happens if it is in the source's flow or sequence already.
  ///   - following: names what follows its end.
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

  /// Steps that are given the result of what finished.
  public typealias ResultSteps = @MainActor (inout FlowPlan, Any?) -> Void

  /// Makes a destination the whole stack of the source's flow or sequence.
  public mutating func setRoot(_ destination: Destination) {
    actions.append(.setRoot(destination))
  }

  /// Selects the tab whose root this screen is; its stack is as it was left.
  public mutating func select(_ tab: Destination.Screen) {
    actions.append(.tab(tab.anyScreen))
  }

  /// Goes back by one page; on the first page of a layer, the layer goes.
  public mutating func back() { actions.append(.back) }

  /// Goes back to the nearest such screen; without one, nothing happens.
  public mutating func back(to screen: Destination.Screen) {
    actions.append(.backTo(screen.anyScreen))
  }

  /// Goes back to the first page of the source's flow or sequence; in tabs, to that of the tab.
  public mutating func backToRoot() { actions.append(.backToRoot) }

  /// Takes the source's layer away, with all above it.
  public mutating func dismiss() { actions.append(.dismiss) }

  /// Takes all layers away above the one that a screen is in.
  public mutating func dismiss(to screen: Destination.Screen) {
    actions.append(.dismissTo(screen.anyScreen))
  }

  /// Takes all layers away above the one that the source's flow or sequence began in.
  public mutating func dismissAll() { actions.append(.dismissAll) }

  /// Ends the flow, or the screen that returns something, with a result.
  public mutating func finish(_ result: Any? = nil) { actions.append(.finish(result)) }

  /// Ends the flow, or the screen that returns something, without a result.
  public mutating func cancel() { actions.append(.cancel) }

  /// Calls the app, when its turn among the steps comes.
  public mutating func call(_ body: @escaping @MainActor () -> Void) {
    actions.append(.call(body))
  }

  /// Begins a call of the app, unless the source waits for it already. An answer that comes after
  /// the source has gone is dropped.
  ///
  /// - Parameters:
  ///   - name: tells what is waited for from what else the source waits for.
  ///   - body: calls the app.
  ///   - end: says what shall be done on its answer.
  public mutating func wait<Ending: Sendable>(
    _ name: String, for body: @escaping @MainActor () async -> Ending,
    then end: @escaping @MainActor (inout FlowPlan, Ending) -> Void
  ) {
    actions.append(
      .wait(name) {
        let ending = await body()
        return { Self.actions { end(&$0, ending) } }
      })
  }

  /// Does something later, if the source is still there then; begun again, the time runs anew.
  public mutating func after(
    milliseconds: Int, _ name: String, then steps: @escaping Steps
  ) {
    actions.append(.after(milliseconds: milliseconds, name) { Self.actions(steps) })
  }

  @MainActor static func actions(_ steps: Steps) -> [FlowAction] {
    var plan = FlowPlan()
    steps(&plan)
    return plan.actions
  }
}

/// What is to happen if the destination is in the frame already.
public enum FlowIfShown: Sendable {
  /// It is shown once more.
  case again
  /// Nothing happens.
  case ignore
  /// What is above it closes.
  case `return`
  /// It is given the new arguments, and stays where it is.
  case update
}

/// What is done when something that was opened has ended.
public struct FlowReactions<Destination: FlowDestination> {
  let finished: FlowReaction?
  let cancelled: FlowReaction?
  let dismissed: FlowReaction?

  /// - Parameters:
  ///   - finished: is given the result.
  ///   - cancelled: for what ended without a result; if not said, `dismissed` is done.
  ///   - dismissed: for a layer that has gone.
  public init(
    finished: FlowPlan<Destination>.ResultSteps? = nil,
    cancelled: FlowPlan<Destination>.Steps? = nil, dismissed: FlowPlan<Destination>.Steps? = nil
  ) {
    self.finished = finished.map { FlowPlan.reaction($0) }
    self.cancelled = cancelled.map { FlowPlan.reaction($0) }
    self.dismissed = dismissed.map { FlowPlan.reaction($0) }
  }
}
