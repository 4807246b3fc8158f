import FlowModel
import FlowSyntax

/// The interpreter at work on one event.
///
/// The remaining work is an agenda with the next item on top, so nothing recurses: the end of a run puts
/// the list of its actions above the rest of the list that ended it.
struct Execution {
  let interpreter: Interpreter
  let answering: (ID<Guard>) -> Bool
  var state: RunningState
  var calls: [Call] = []
  var remarks: [Remark] = []
  var agenda: [Job] = []
  /// The action that is being done.
  var current: ID<Action>?
  /// The runs that are gone since the event, for the lists that still speak of them.
  var buried: [Number<Run>: Run] = [:]
  /// Whether the app told something by which what was refused might be possible now.
  var mayResume = false
  /// How many more jobs and openings there may be, so that every event comes to an end.
  private var fuel: Int

  var project: FlowProject { interpreter.project }

  init(
    _ interpreter: Interpreter, _ state: RunningState,
    _ answering: @escaping (ID<Guard>) -> Bool
  ) {
    self.interpreter = interpreter
    self.state = state
    self.answering = answering
    fuel = interpreter.patience
  }

  var step: Step { Step(state: state, calls: calls, remarks: remarks) }

  mutating func remark(_ kind: Remark.Kind) {
    remarks.append(Remark(kind: kind, action: current))
  }

  /// Whether there may be one more job; if not, what remains is dropped.
  mutating func mayGoOn() -> Bool {
    if fuel == 0 {
      if !agenda.isEmpty || remarks.last?.kind != .endless { remark(.endless) }
      agenda = []
      return false
    }
    fuel -= 1
    return true
  }

  /// Does everything on the agenda, then begins what the screens that are shown now await.
  mutating func run() {
    while let job = agenda.popLast(), mayGoOn() { perform(job) }
    current = nil
    dropEmptyLayers()
    beginAwaits()
  }
}

/// Something that remains to be done.
enum Job {
  /// A list whose decisions are still to be made.
  case list(ActionList, Context)
  /// Actions in order. Up to the first one that moves, they have the context's source, the further ones what is on top
  /// then.
  case actions(ArraySlice<ID<Action>>, Context)
  /// A presentation that waits until the previous one has reported its end.
  case present(Opening, Layering, Context)
  /// A sequence goes on after a step.
  case advance(Number<Run>, after: Int)
  /// Removes the pages of an ended run that are still there, with the layers that it had then.
  case clear(Number<Run>, since: Int)
}

extension Execution {
  private mutating func perform(_ job: Job) {
    switch job {
    case .list(let list, let context):
      agenda.append(.actions(plan(list)[...], context))
    case .actions(let actions, let context):
      perform(actions, context)
    case .present(let opening, let layering, let context):
      presentNow(opening, layering, context)
    case .advance(let run, let step):
      advance(run, after: step)
    case .clear(let run, let last):
      clear(run, since: last)
    }
  }

  private mutating func perform(_ actions: ArraySlice<ID<Action>>, _ context: Context) {
    guard let first = actions.first else { return }
    current = first
    guard let live = live(context) else { return remark(.isOver) }
    var later = live
    if project.actions[first].kind.moves { later.source = .onTop }
    if actions.count > 1 { agenda.append(.actions(actions.dropFirst(), later)) }
    perform(project.actions[first].kind, live)
  }

  private mutating func perform(_ action: ActionKind, _ context: Context) {
    switch action {
    case .none: break
    case .show(let show): self.show(show, context)
    case .setRoot(let target, let arguments): setRoot(target, arguments, context)
    case .showInNextColumn(let target, let arguments):
      showInNextColumn(target, arguments, context)
    case .tab(let target, let arguments): select(target, arguments, context)
    case .back: back(context)
    case .backTo(let target, let otherwise): backTo(target, otherwise, context)
    case .backToRoot: backToRoot(context)
    case .dismiss: dismiss(context)
    case .dismissTo(let target, let otherwise): dismissTo(target, otherwise, context)
    case .dismissAll: dismissAll(context)
    case .finish(let result, let end): finish(result, as: end?.id, context)
    case .cancel: cancel(context)
    case .effect(let effect, let arguments): call(effect, arguments, context)
    case .await(let outcome): begin(outcome, context)
    case .after(let time, _): startTimer(time, context)
    // Decisions are made before a list begins.
    case .when, .choose: break
    }
  }

  /// The context as it is now: where a sequence or a returning screen has ended meanwhile, what is
  /// around it goes on; a flow that has ended does nothing more.
  private func live(_ context: Context) -> Context? {
    var context = context
    while let run = state.runs[context.run] ?? buried[context.run] {
      if run.end == nil, state.runs[context.run] != nil { return context }
      guard let parent = run.parent, !run.kind.isFlow else { return nil }
      context.run = parent
    }
    return nil
  }
}

extension RunKind {
  var isFlow: Bool {
    if case .flow = self { return true }
    return false
  }
}
