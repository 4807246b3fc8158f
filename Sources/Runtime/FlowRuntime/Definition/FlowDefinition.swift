import Foundation

/// What a flow is: where its events lead, and what there is to know about its screens.
///
/// Generated code says it, and a ``FlowNavigator`` does it.
@MainActor
public protocol FlowDefinition: AnyObject {
  associatedtype Destination: FlowDestination
  associatedtype Following: FlowFollowing = FlowNoFollowing
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
  func reactions(to following: Following) -> FlowReactions<Destination>
  /// What is done to go into the flow by an entry.
  func steps(at entry: any FlowEntry) -> FlowPlan<Destination>.Steps?
  /// What begins when a page comes up.
  func appearance(of destination: Destination) -> FlowPlan<Destination>.Steps?
}

extension FlowDefinition {
  public var children: [FlowRun.ID: any FlowDefinition] {
    get { [:] }
    set {}
  }

  public var restores: Bool { true }

  public func rules(for destination: Destination) -> FlowRules<Destination> { .view }

  public func steps(
    after end: FlowEnd, of destination: Destination
  ) -> FlowPlan<Destination>.Steps? { nil }

  public func reactions(to following: Following) -> FlowReactions<Destination> {
    FlowReactions()
  }

  public func steps(at entry: any FlowEntry) -> FlowPlan<Destination>.Steps? { nil }

  public func appearance(of destination: Destination) -> FlowPlan<Destination>.Steps? { nil }

  /// Does what an event of a page asks for. A page that is leaving, or behind another, says nothing.
  public func perform(
    on page: FlowPage.ID, isFlowWide: Bool = false, _ steps: FlowPlan<Destination>.Steps
  ) {
    guard navigator.accepts(eventsOf: page) else { return }
    navigator.perform(FlowPlan.actions(steps), on: page, isFlowWide: isFlowWide)
  }

  /// Does what an event asks for that no screen sends.
  public func perform(_ steps: FlowPlan<Destination>.Steps) {
    guard let run = navigator.run(of: self) else { return }
    navigator.perform(
      FlowPlan.actions(steps), in: FlowContext(source: .onTop, run: run, isFlowWide: true))
  }

  /// What a page shows, while it is there.
  public func destination(of page: FlowPage.ID) -> Destination? {
    navigator.state.pages[page]?.destination as? Destination
  }
}

/// What the app tells and asks, whatever the flow.
extension FlowDefinition {
  /// To be called when a state of the app has another value.
  public func stateChanged() {
    navigator.stateChanged()
  }

  /// Where the user is now, to be kept while the app doesn't run; nothing once the flow is over.
  public func snapshot() -> Data? {
    restores ? navigator.snapshot() : nil
  }
}
