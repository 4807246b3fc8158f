/// The actions after an opened screen or flow has ended.
public struct FlowReactions<Destination: FlowDestination> {
  let finished: FlowReaction?
  /// The actions after each named end; none for an end that the embedding screen gets.
  let ends: (@MainActor (Any?) -> FlowPlan<Destination>.Steps?)?
  let cancelled: FlowReaction?
  let dismissed: FlowReaction?

  /// - Parameters:
  ///   - finished: gets the result.
  ///   - cancelled: the actions after an end without a result; by default those of `dismissed`.
  ///   - dismissed: the actions after a layer has gone.
  public init(
    finished: FlowPlan<Destination>.ResultSteps? = nil,
    cancelled: FlowPlan<Destination>.Steps? = nil, dismissed: FlowPlan<Destination>.Steps? = nil
  ) {
    self.finished = finished.map { FlowPlan.reaction($0) }
    ends = nil
    self.cancelled = cancelled.map { FlowPlan.reaction($0) }
    self.dismissed = dismissed.map { FlowPlan.reaction($0) }
  }

  /// - Parameters:
  ///   - ends: the actions after one of the ends that the opened flow names; `nil` leaves the end to the
  ///     screen that embeds the flow.
  ///   - cancelled: the actions after an end without a result; by default those of `dismissed`.
  ///   - dismissed: the actions after a layer has gone.
  public init(
    ends: @escaping @MainActor (Any?) -> FlowPlan<Destination>.Steps?,
    cancelled: FlowPlan<Destination>.Steps? = nil, dismissed: FlowPlan<Destination>.Steps? = nil
  ) {
    finished = nil
    self.ends = ends
    self.cancelled = cancelled.map { FlowPlan.reaction($0) }
    self.dismissed = dismissed.map { FlowPlan.reaction($0) }
  }
}
