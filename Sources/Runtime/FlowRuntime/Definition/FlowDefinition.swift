import Foundation

/// What a flow is: where its events lead, and what there is to know about its screens.
///
/// Generated code says it, and a ``FlowNavigator`` does it.
@MainActor
public protocol FlowDefinition: AnyObject {
  /// The places that the flow can show.
  associatedtype Destination: FlowDestination
  /// The events that say what follows the end of what they open.
  associatedtype FlowFollowed: FlowFollowing = FlowNoFollowing
  /// Runs the flow, alone or within another.
  var navigator: FlowNavigator { get }
  /// The flows that run inside this one, by their runs.
  var children: [FlowRun.ID: any FlowDefinition] { get set }
  /// Whether what it shows is brought back after the app was gone.
  var restores: Bool { get }
  /// What there is to know about a screen that isn't just a view.
  func rules(for destination: Destination) -> FlowRules<Destination>
  /// What follows the end of what a screen embeds.
  func steps(after end: FlowEnd, of destination: Destination) -> FlowPlan<Destination>.Steps?
  /// What is done when what was opened has ended.
  func reactions(to following: FlowFollowed) -> FlowReactions<Destination>
  /// What is done to go into the flow by an entry.
  func steps(at entry: any FlowEntry) -> FlowPlan<Destination>.Steps?
  /// What begins when a page comes up.
  func appearance(of destination: Destination) -> FlowPlan<Destination>.Steps?
}

extension FlowDefinition {
  /// Of a flow that embeds none: nothing.
  public var children: [FlowRun.ID: any FlowDefinition] {
    get { [:] }
    set {}
  }

  /// Flows are brought back, unless they say otherwise.
  public var restores: Bool { true }

  /// A screen is just a view, unless the flow says otherwise.
  public func rules(for destination: Destination) -> FlowRules<Destination> { .view }

  /// Nothing follows the end of what a screen embeds, unless the flow says otherwise.
  public func steps(
    after end: FlowEnd, of destination: Destination
  ) -> FlowPlan<Destination>.Steps? { nil }

  /// Nothing is done when what was opened has ended, unless the flow says otherwise.
  public func reactions(to following: FlowFollowed) -> FlowReactions<Destination> {
    FlowReactions()
  }

  /// A flow has no entries, unless it says otherwise.
  public func steps(at entry: any FlowEntry) -> FlowPlan<Destination>.Steps? { nil }

  /// Nothing begins when a page comes up, unless the flow says otherwise.
  public func appearance(of destination: Destination) -> FlowPlan<Destination>.Steps? { nil }

  /// Does what an event of a page asks for. A page that is leaving, or behind another, says nothing.
  ///
  /// - Parameters:
  ///   - page: the page whose view tells the event.
  ///   - isFlowWide: whether the event is one that all screens have; its `setRoot` means the whole
  ///     flow, and not just the sequence that the page is in.
  ///   - steps: says what shall be done; not called if the event doesn't count.
  public func perform(
    on page: FlowPage.ID, isFlowWide: Bool = false, _ steps: FlowPlan<Destination>.Steps
  ) {
    guard navigator.accepts(eventsOf: page) else { return }
    navigator.perform(FlowPlan.actions(steps), on: page, isFlowWide: isFlowWide)
  }

  /// Does what an event asks for that no screen sends, on top of what is there.
  ///
  /// - Parameter steps: says what shall be done; not called if the flow doesn't run.
  public func perform(_ steps: FlowPlan<Destination>.Steps) {
    guard let run = navigator.run(of: self) else { return }
    navigator.perform(
      FlowPlan.actions(steps), in: FlowContext(source: .onTop, run: run, isFlowWide: true))
  }

  /// What a page shows; `nil` if it has gone, or belongs to another flow.
  public func destination(of page: FlowPage.ID) -> Destination? {
    navigator.state.pages[page]?.destination as? Destination
  }
}

/// What the app tells and asks, whatever the flow.
extension FlowDefinition {
  /// Tells the flow that a state of the app has another value.
  ///
  /// You call it after the change: switches then show what belongs to the new value, and what was
  /// refused is tried again. States that switches show need no call if the app keeps them in an object
  /// that is `Observable`.
  public func stateChanged() {
    navigator.stateChanged()
  }

  /// Where the user is now, to be kept while the app doesn't run; `nil` once the flow is over, or if it
  /// isn't to be restored.
  public func snapshot() -> Data? {
    restores ? navigator.snapshot() : nil
  }
}
