import Foundation

/// The definition of a flow: the actions of its events, and the rules of its screens.
///
/// flowc generates the definition, and a ``FlowNavigator`` runs it.
@MainActor
public protocol FlowDefinition: AnyObject, CustomDebugStringConvertible {
  /// The screens that the flow can show, with their arguments.
  associatedtype Destination: FlowDestination
  /// The events whose actions continue after the opened screen or flow ends.
  associatedtype FlowFollowed: FlowFollowing = FlowNoFollowing
  /// Runs the flow, alone or within another.
  var navigator: FlowNavigator { get }
  /// The embedded flows that run now, by their runs.
  var children: [FlowRun.ID: any FlowDefinition] { get set }
  /// Whether the flow's state is restored when the app launches again.
  var restores: Bool { get }
  /// What announces changes of the app's answers.
  var changes: [FlowChanges] { get }
  /// The rules of a screen that is more than a view.
  func rules(for destination: Destination) -> FlowRules<Destination>
  /// The actions after the flow or sequence in a screen ends; `nil` if there are none.
  func steps(after end: FlowEnd, of destination: Destination) -> FlowPlan<Destination>.Steps?
  /// The actions after an opened screen or flow ends.
  func reactions(to following: FlowFollowed) -> FlowReactions<Destination>
  /// The actions of an entry; `nil` if the flow has no such entry.
  func steps(at entry: any FlowEntry) -> FlowPlan<Destination>.Steps?
  /// Where the link of a URL leads in this flow; `nil` if the flow has no such link.
  func way(to url: URL) -> FlowWay?
  /// The ways to the screens through which links come into embedded flows; `nil` for a way that takes
  /// what the URL doesn't bring.
  func waysIn(for url: URL) -> [[FlowSteps<Destination>]?]
  /// The actions when a page appears, such as the start of an outcome; `nil` if there are none.
  func appearance(of destination: Destination) -> FlowPlan<Destination>.Steps?
  /// Called after each event, when the navigation state is what the event has made of it.
  func navigated()
}

extension FlowDefinition {
  /// None, for a flow that embeds no flow.
  public var children: [FlowRun.ID: any FlowDefinition] {
    get { [:] }
    set {}
  }

  /// By default, the state is restored.
  public var restores: Bool { true }

  /// By default, nothing announces changes.
  public var changes: [FlowChanges] { [] }

  /// By default, a screen is only a view.
  public func rules(for destination: Destination) -> FlowRules<Destination> { .view }

  /// By default, there are no such actions.
  public func steps(
    after end: FlowEnd, of destination: Destination
  ) -> FlowPlan<Destination>.Steps? { nil }

  /// By default, there are no such actions.
  public func reactions(to following: FlowFollowed) -> FlowReactions<Destination> {
    FlowReactions()
  }

  /// By default, a flow has no entries.
  public func steps(at entry: any FlowEntry) -> FlowPlan<Destination>.Steps? { nil }

  /// By default, a flow has no links.
  public func way(to url: URL) -> FlowWay? { nil }

  /// By default, a flow embeds no flow with links.
  public func waysIn(for url: URL) -> [[FlowSteps<Destination>]?] { [] }

  /// By default, there are no such actions.
  public func appearance(of destination: Destination) -> FlowPlan<Destination>.Steps? { nil }

  /// By default, a flow keeps nothing of the navigation state.
  public func navigated() {}

  /// Performs the actions of a page's event. It ignores events of a page that is leaving or covered.
  ///
  /// - Parameters:
  ///   - event: the name of the event, for reports.
  ///   - page: the page whose view sends the event.
  ///   - steps: adds the actions to a plan; not called if the event is ignored.
  public func perform(
    _ event: String = "event", on page: FlowPage.ID, _ steps: FlowPlan<Destination>.Steps
  ) {
    guard navigator.takes(event, of: page) else { return }
    let plan = FlowPlan(from: destination(of: page), heldBy: navigator.hosts(of: page), steps)
    navigator.perform(plan.actions, on: plan.page ?? page, isFlowWide: plan.isFlowWide)
  }

  /// Performs the actions of an event that no screen sends, on the top page.
  ///
  /// - Parameters:
  ///   - event: the name of the event, for reports.
  ///   - steps: adds the actions to a plan; not called if the flow doesn't run.
  public func perform(_ event: String = "event", _ steps: FlowPlan<Destination>.Steps) {
    guard let run = navigator.takesFromApp(event, for: self) else { return }
    navigator.perform(
      FlowPlan.actions(steps),
      in: FlowContext(source: .onTop, run: run, isFlowWide: true, isFromApp: true))
  }

  /// Makes a button of an alert whose event goes to the screen that presented the alert.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - role: the role on the platform.
  ///   - event: the name of the event, for reports.
  ///   - steps: adds the actions to a plan, with the texts of the fields by their names.
  public func button(
    _ title: FlowText, role: FlowButton.Role? = nil, sends event: String,
    _ steps: @escaping @MainActor (Self, inout FlowPlan<Destination>, [String: String]) -> Void
  ) -> FlowButton {
    FlowButton(title, role: role) { [weak self] presenter, texts in
      self?.perform(event, on: presenter) { [weak self] plan in
        if let self { steps(self, &plan, texts) }
      }
    }
  }

  /// Hands an event of the app on to a flow inside this one, however deep it is: to its topmost run.
  ///
  /// ```swift
  /// model.tell(AccountCoordinatorModel.self) { $0.orderShipped(id: 7) }
  /// ```
  ///
  /// - Parameters:
  ///   - flow: the model of the flow that declares the event.
  ///   - event: sends the event; not called if the flow doesn't run.
  /// - Returns: whether the flow runs.
  @discardableResult
  public func tell<Flow: FlowDefinition>(_ flow: Flow.Type, _ event: (Flow) -> Void) -> Bool {
    guard let run = navigator.topmostRun(where: { $0 is Flow }),
      let model = navigator.definition(of: run) as? Flow
    else {
      navigator.drop(.dropped("an event of \(flow)", of: nil, .notRunning))
      return false
    }
    event(model)
    return true
  }

  /// The destination of a page; `nil` if the page has gone or belongs to another flow.
  public func destination(of page: FlowPage.ID) -> Destination? {
    navigator.state.pages[page]?.destination as? Destination
  }
}

/// Functions for the app, in every flow.
extension FlowDefinition {
  /// Reports to the flow that a state of the app has changed.
  ///
  /// Call it after the change. Switches then show the screen of the new value, and an action that a
  /// guard refused runs if the guard holds now. You need no call for what is read from `Observable` objects
  /// or ``FlowObserved`` values, and none for what ``FlowAnnouncing/changes`` announces.
  public func stateChanged() {
    navigator.stateChanged()
  }

  /// The flow's state now, for restoration at the next launch; `nil` if the flow has ended or is not
  /// restored.
  public func snapshot() -> Data? {
    restores ? navigator.snapshot() : nil
  }
}
