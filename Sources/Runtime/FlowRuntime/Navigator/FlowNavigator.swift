/// Runs flows: it performs their actions, and brings the platform to the state that they ask for.
///
/// An event becomes actions, actions become jobs, and jobs change ``state``, which says where the user
/// should be. ``shown`` follows the state in steps that the platform can take. A shell shows it, and
/// reports user actions that the platform handles, such as the back button.
@MainActor
public final class FlowNavigator {
  /// The state that the flows ask for.
  package internal(set) var state = FlowState()
  /// The same as ``shown``, but reading it does not tell the observer. It keeps pages, stacks
  /// and runs that have gone until they are off screen: the platform still evaluates them.
  var displayed = FlowState()
  /// The observer of ``shown``.
  package weak var observer: (any FlowObserver)?
  /// Publishes to the app that ``shown`` changes, if the shell does so.
  package var publisher: AnyObject?
  /// Waits for some milliseconds. Tests replace it with their own clock.
  public var sleep: @MainActor (_ milliseconds: Int) async -> Void = {
    try? await Task.sleep(nanoseconds: UInt64($0) * 1_000_000)
  }
  /// The abilities of the system version.
  public var platform = FlowPlatform.current
  /// The time limit of the platform for one step, in milliseconds; 1000 by default. After it, the
  /// navigator checks what is on screen, and continues from there.
  public var patience = 1_000
  /// Called with everything that happens in the flow and in the flows that it embeds: for analytics.
  public var onReport: (@MainActor (FlowReport) -> Void)?
  /// Called with a message if the platform did not do a step or did not report it, and in debug builds
  /// if an event is dropped; prints by default.
  public var log: @MainActor (_ message: String) -> Void = { print("FlowRuntime: \($0)") }
  /// Whether the width is compact, as on a phone.
  package var isCompact = true
  /// Whether the pages of the root layer lie on a stack of the app, so that there is a way back from the
  /// first one: it ends the flow.
  package var isHosted = false

  /// What remains to be done; the last is done first.
  var pending: [Job] = []
  /// How many jobs may still be done on one event; flows that answer each other without end stop there.
  private var remainingJobs = 0
  /// Whether an event is being taken.
  private(set) var isBusy = false
  /// The runs that are gone since the event, for the plans that still speak of them.
  var endedRuns: [FlowRun.ID: FlowRun] = [:]
  /// Whether the app told something by which what was refused might be possible now.
  var mayResume = false
  /// What was refused last, until it can be done.
  var intent: FlowIntent?
  /// The same while it is tried again.
  var retried: FlowIntent?
  /// What pages wait for.
  var tasks: [Waiting: Task<Void, Never>] = [:]
  /// How long they wait, if it is only for some time.
  var times: [Waiting: Int] = [:]
  /// The definition of each run of a flow.
  var definitions: [FlowRun.ID: WeakDefinition] = [:]
  /// The view model of each page that has one.
  var viewModels: [FlowPage.ID: AnyObject] = [:]
  /// The page that presented an alert, while a button of that tells its event.
  var buttonPresenter: FlowPage.ID?
  /// The switches whose states are followed.
  var followedSwitches: (pages: Set<FlowPage.ID>, reader: FlowReader?) = ([], nil)
  /// Hears when an answer changes that a page's view asked for.
  var pageReaders: [FlowPage.ID: FlowReader] = [:]
  /// What announces changes of the app's answers, for as long as the navigator lives.
  var announcements: [AnyObject] = []
  /// What the platform is busy with.
  package internal(set) var movement: FlowMovement?
  /// How often it was busy with something.
  var movementCount = 0
  /// The layers that the platform was asked for.
  var requests = FlowRequests()
  /// The alert that the platform has closed, until a button of it or the clock tells how.
  var closedAlert: FlowLayer.ID?
  /// Who is told of the end of the flow, until that is done.
  var endObserver: (@MainActor (FlowEnd) -> Void)?
  /// What is to be reported once the event is done.
  var reports: [FlowReport] = []
  /// The pages that were reported as shown and are still.
  var reportedPages: Set<FlowPage.ID> = []

  /// Something that remains to be done.
  enum Job {
    /// The first has the context's source, the further ones what is on top then.
    case actions(ArraySlice<FlowAction>, FlowContext)
    /// Actions that are still to be planned.
    case plan(@MainActor () -> [FlowAction], FlowContext)
    /// What is presented once what was presented before has told of its end.
    case present(FlowOpening, FlowPresentation, FlowContext)
    /// A sequence goes on after a step.
    case advance(FlowRun.ID, after: Int)
    /// What a run that has ended showed goes, if it is still there, with the layers it had then.
    case clear(FlowRun.ID, since: Int)
    /// Something that the app told while it was called.
    case event(@MainActor () -> Void)
  }

  /// Something that a page waits for.
  struct Waiting: Hashable {
    let name: String
    let page: FlowPage.ID
    /// Whether it began when the page came up.
    let isAppearance: Bool
  }

  struct WeakDefinition {
    weak var definition: (any FlowDefinition)?
    /// What announces changes of its answers.
    let changes: [AnyObject]
  }

  /// Makes a navigator that shows nothing until a flow starts.
  public init() {}

  deinit {
    for task in tasks.values { task.cancel() }
    if let endObserver { Task { @MainActor in endObserver(.cancelled) } }
  }

  /// The state that the platform is asked to show now.
  package var shown: FlowState {
    observer?.shownIsRead()
    return displayed
  }

  /// Shows something else.
  func show(_ change: (inout FlowState) -> Void) {
    var next = displayed
    change(&next)
    if let observer {
      observer.shownChanges(from: displayed, to: next) { displayed = next }
    } else {
      displayed = next
    }
  }

  /// A flow begins to run by itself; returns what it opens with.
  func begin<Definition: FlowDefinition>(
    _ definition: Definition, at start: Definition.Destination
  ) -> FlowOpening {
    let stack: FlowStack.ID = state.newID()
    state.stacks[stack] = FlowStack(container: nil)
    state.layers = [
      FlowLayer(id: state.newID(), presentation: .root, style: .push, stack: stack)
    ]
    state.main = state.newID()
    state.runs[state.main] = FlowRun(kind: .flow, host: nil, parent: nil, step: nil)
    follow(definition, as: state.main)
    return FlowOpening(destination: start, run: state.main, stack: stack, index: 0, arrival: .root)
  }

  /// Whether what a page says counts: it is what the user sees.
  func accepts(eventsOf page: FlowPage.ID) -> Bool {
    if state.isOver { return false }
    return buttonPresenter == page || state.active.contains(page) || isUncovered(page)
  }

  /// Takes an event, and everything that follows from it, as one change.
  ///
  /// What the app tells while it is called waits its turn: no event comes between the actions of a list.
  func event(_ body: @escaping @MainActor () -> Void) {
    if state.isOver { return }
    if isBusy { return pending.insert(.event(body), at: 0) }
    isBusy = true
    allowJobs()
    let count = state.count
    body()
    work()
    if mayResume, let intent {
      self.intent = nil
      retried = intent
      intent.resume()
      work()
      retried = nil
    }
    mayResume = false
    endedRuns = [:]
    isBusy = false
    state.bringColumnsToFront(since: count)
    followSwitches()
    followState()
    tellOutcome()
    for (_, flow) in definitions.sorted(by: { $0.key.number < $1.key.number }) {
      flow.definition?.navigated()
    }
  }

  /// Does all that is pending, then begins what the pages that are shown now wait for.
  private func work() {
    repeat {
      while let job = pending.popLast(), mayContinue() { perform(job) }
      dropEmptyLayers()
      beginAppearances(of: state.uncovered)
    } while !pending.isEmpty
  }

  func allowJobs() { remainingJobs = 4_096 }

  /// Whether there may be one more job; if not, what remains is dropped.
  func mayContinue() -> Bool {
    if remainingJobs == 0 { pending = [] }
    remainingJobs = max(0, remainingJobs - 1)
    return remainingJobs > 0
  }

  private func perform(_ job: Job) {
    switch job {
    case .actions(let actions, let context): perform(actions, context)
    case .plan(let plan, let context): pending.append(.actions(plan()[...], context))
    case .present(let opening, let presentation, let context):
      presentNow(opening, presentation, context)
    case .advance(let run, let step): advance(run, after: step)
    case .clear(let run, let last): clear(run, since: last)
    case .event(let body): body()
    }
  }
}

extension FlowNavigator: @preconcurrency CustomStringConvertible {
  /// The state that the flows ask for, one line for each layer: `sheet: cart › product(id: 1)`.
  ///
  /// Print it on the main actor.
  public var description: String { state.description }
}
