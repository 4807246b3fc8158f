import FlowDiagnostics
import FlowModel
import FlowSyntax

extension FlowProject {
  /// Every argument site of the project, screen by screen and then flow by flow.
  var argumentSites: [ArgumentSite] {
    var search = ArgumentSiteSearch(project: self)
    for id in screens.ids { search.visit(id) }
    for flow in flows.elements { search.visit(flow) }
    return search.argumentSites
  }
}

/// A walk over all places where something is handed over.
struct ArgumentSiteSearch {
  typealias Context = ArgumentSite.Context

  let project: FlowProject
  private(set) var argumentSites: [ArgumentSite] = []
  /// Where the parameters of an effect are named that takes what it is handed.
  private lazy var places = Set(project.arguments.elements.map(\.parameter.range))

  init(project: FlowProject) { self.project = project }

  mutating func visit(_ id: ID<Screen>) {
    let screen = project.screens[id]
    let inside = Context(
      screen: id, event: screen.parameters, eventName: screen.name, offers: [screen.parameters])
    let ofSteps = project.stepEvents(of: id)
    for transition in screen.transitions {
      let isOfSteps = ofSteps.contains(transition)
      visit(transition, of: isOfSteps ? nil : id, sharedBy: isOfSteps ? .screens : nil)
    }
    if let leaving = screen.leaving { visit(leaving, inside) }
    if let wait = screen.awaits { call(wait, inside) }
    visitContent(of: screen, inside)
    append(screen.name, screen.parameters, screen.preview, .preview)
  }

  mutating func visit(_ flow: Flow) {
    let groups = project.groups[flow.groups].map(\.transitions)
    for transition in (groups + [flow.anywhere]).joined() {
      visit(transition, of: nil, sharedBy: .screens)
    }
    for transition in flow.app { visit(transition, of: nil, sharedBy: .app) }
    for entry in project.entries[flow.entries] {
      let inside = Context(
        event: entry.parameters, eventName: entry.name, bringsWhatIsMissing: true, sharing: .entry)
      visit(entry.actions, inside)
    }
  }

  private mutating func visitContent(of screen: Screen, _ context: Context) {
    switch screen.kind {
    case .tabs(let tabs):
      for tab in project.tabs[tabs] { show(tab, context) }
    case .split(let columns):
      let context = context.at(.column)
      for column in project.columns[columns] { show(column.screen, .empty, context) }
    case .switch(_, let cases):
      let context = context.at(.switchCase)
      for shown in project.cases[cases] { show(shown.screen, .empty, context) }
    case .embed(let flow): embed(flow, screen.embedArguments, context)
    case .sequence(let sequence):
      for step in project.steps[sequence.steps] { show(step, context) }
      for list in [sequence.then, sequence.skip].compactMap({ $0 }) { visit(list, context) }
    case .view, .alert, .confirmationDialog, .external: break
    }
  }

  private mutating func show(_ tab: Tab, _ context: Context) {
    var context = context.at(.tab)
    context.bringsWhatIsMissing = tab.forEach != nil
    if let screen = tab.screen { show(screen, .empty, context) }
  }

  private mutating func show(_ step: SequenceStep, _ context: Context) {
    var context = context.at(.step(isWord: step.range == step.screen.name.range))
    context.bringsWhatIsMissing = step.forEach != nil
    show(step.screen, step.arguments, context)
  }

  private mutating func embed(
    _ flow: Reference<Flow>, _ given: IDRange<Argument>, _ context: Context
  ) {
    guard let id = flow.id, let start = project.flows[id].start?.id else { return }
    append(flow.name, project.screens[start].parameters, given, context.at(.embedding))
  }

  private mutating func visit(
    _ id: ID<Transition>, of screen: ID<Screen>?, sharedBy sharing: ArgumentSite.Sharing? = nil
  ) {
    let transition = project.transitions[id]
    var context = Context(screen: screen, event: transition.parameters, eventName: transition.event)
    context.offers = [transition.parameters]
    context.bringsWhatIsMissing = !transition.declaresParameters
    context.sharing = sharing
    if let screen { project.settleEnd(transition, of: screen, &context) }
    visit(transition.actions, context)
  }

  mutating func visit(_ list: ActionList, _ context: Context) {
    if project.isFlat(list, .all) {
      for action in list { visit(project.actions[action], context) }
      return
    }
    for (action, context) in project.actions(in: list, context) {
      visit(project.actions[action], context)
    }
  }

  private mutating func visit(_ action: Action, _ context: Context) {
    switch action.kind {
    case .show(let target):
      let isWord = action.range == target.target.name.range
      show(target.target, target.arguments, context.at(.action(isWord: isWord)))
      target.entry.map { enter($0, of: target.target, context) }
    case .setRoot(let target, let given), .showInNextColumn(let target, let given):
      show(target, given, context)
    case .tab(let target, let given):
      guard let id = target.id else { return }
      append(target.name, project.elements(of: id), given, context)
    case .effect(let effect, let given):
      guard let id = effect.id else { return }
      let takes = project.effects[id].parameters
      append(effect.name, takes, given, context, isDeclared: isDeclared(takes))
    case .await(let wait): call(wait, context)
    case .finish(let result, let end):
      argumentSites.append(
        ArgumentSite(
          receiver: Name(Keyword.finish.symbol, at: result?.range ?? action.range), takes: .empty,
          given: result.map { [$0] } ?? [], isDeclared: false, isResult: true, end: end,
          context: context))
    default: return
    }
  }

  private mutating func show(
    _ target: Reference<Screen>, _ given: IDRange<Argument>, _ context: Context
  ) {
    guard let id = target.id else { return }
    append(target.name, project.screens[id].parameters, given, context)
  }

  /// An entry takes what the screen is given that embeds the flow.
  private mutating func enter(
    _ name: Name, of target: Reference<Screen>, _ context: Context
  ) {
    guard let screen = target.id, case .embed(let flow) = project.screens[screen].kind,
      let flow = flow.id
    else { return }
    let entries = project.entries[project.flows[flow].entries]
    guard let entry = entries.first(where: { $0.name.symbol == name.symbol }) else { return }
    let inside = Context(screen: screen, offers: [project.screens[screen].parameters]).at(.entry)
    append(name, entry.parameters, .empty, inside)
  }

  private mutating func call(_ wait: Await, _ context: Context) {
    guard let id = wait.outcome.id else { return }
    append(wait.outcome.name, project.outcomes[id].parameters, wait.arguments, context)
  }

  /// Whether an effect says what it takes, and isn't asked to take what its uses hand it.
  private mutating func isDeclared(_ takes: IDRange<Parameter>) -> Bool {
    !takes.isEmpty && !project.parameters[takes].contains { places.contains($0.name.range) }
  }

  private mutating func append(
    _ receiver: Name, _ takes: IDRange<Parameter>, _ given: IDRange<Argument>,
    _ context: Context, isDeclared: Bool = true
  ) {
    if takes.isEmpty && given.isEmpty { return }
    argumentSites.append(
      ArgumentSite(
        receiver: receiver, takes: takes, given: project.arguments[given], isDeclared: isDeclared,
        isResult: false, end: nil, context: context))
  }
}

extension FlowProject {
  /// The actions of a list and of the lists within it, each with what there is to hand over.
  fileprivate func actions(
    in list: ActionList, _ context: ArgumentSite.Context
  ) -> [(ID<Action>, ArgumentSite.Context)] {
    var found: [(ID<Action>, ArgumentSite.Context)] = []
    walk(list, into: .all, from: context) { action, context in
      found.append((action, context))
    } enter: { list, action, context in
      self.context(within: list, of: action, context)
    }
    return found
  }

  /// What there is to hand over in a list within an action: where it is done on another event than
  /// the action, at the end of what was begun, what that brings.
  fileprivate func context(
    within list: NestedList, of action: ID<Action>, _ context: ArgumentSite.Context
  ) -> ArgumentSite.Context {
    var after = ArgumentSite.Context(
      screen: context.screen, eventName: context.eventName, outerEvents: context.events)
    switch list.role {
    case .then, .otherwise, .choice, .absent, .later: return context
    case .answer(let end):
      after.event = transitions[end].parameters
      after.eventName = transitions[end].event
      after.offers = [transitions[end].parameters]
    case .finished:
      if case .show(let show) = actions[action].kind {
        after.result = show.target.id.flatMap { result(of: $0) }
      }
    case .end(let told):
      if case .show(let show) = actions[action].kind {
        after.result = show.target.id.flatMap { result(of: $0, after: transitions[told].event) }
      }
    case .cancelled, .dismissed: break
    }
    return after
  }

  /// What a run of a screen ends with.
  fileprivate func result(of screen: ID<Screen>) -> TypeExpression? {
    if case .embed(let flow) = screens[screen].kind, let id = flow.id { return flows[id].returns }
    return screens[screen].returns
  }

  /// What an end brings of the flow that a screen embeds, or what its run ends with.
  fileprivate func result(of screen: ID<Screen>, after event: Name) -> TypeExpression? {
    guard let end = end(toldBy: event.symbol, of: screen) else { return result(of: screen) }
    return flowEnds[end].type
  }

  /// The end of a run brings its result and nothing else.
  fileprivate func settleEnd(
    _ transition: Transition, of screen: ID<Screen>, _ context: inout ArgumentSite.Context
  ) {
    guard screens[screen].isRun, ends.contains(transition.event.symbol),
      !transition.declaresParameters
    else { return }
    context = ArgumentSite.Context(
      screen: screen, result: result(of: screen, after: transition.event))
  }
}
