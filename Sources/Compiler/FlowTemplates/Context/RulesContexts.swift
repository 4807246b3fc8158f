import FlowModel
import FlowSyntax

extension SwiftNaming {
  /// The rules of a screen; nothing if it is only a view.
  func rules(of id: ID<Screen>) -> RulesContext? {
    let screen = project.screens[id]
    var rules = RulesContext(
      pattern: pattern(of: screen), isRun: screen.isView && screen.isRun,
      requires: screen.requires.map { value($0.name) },
      leaving: leaving(of: id))
    switch screen.kind {
    case .view, .external:
      if !rules.isRun, rules.requires == nil, rules.leaving == nil { return nil }
    case .alert, .confirmationDialog: rules.isAlert = true
    case .tabs(let tabs): rules.tabs = project.tabs[tabs].map { tab($0, of: id) }
    case .split(let columns):
      rules.columns = project.columns[columns].map { target($0.screen) }
    case .switch(let state, let cases): rules.region = region(state, cases)
    case .embed(let flow): rules.embed = flow.id.flatMap { embed($0, in: id) }
    case .sequence(let sequence): rules.sequence = self.sequence(sequence, id)
    }
    if !rules.isAlert { rules.pattern = ownPattern(of: id, using: rules.used) }
    return rules
  }

  /// A screen as a container shows it: what has no default is not there to be given.
  func target(_ screen: Reference<Screen>) -> TargetContext {
    guard let id = screen.id else {
      return TargetContext(flow: "", name: value(screen.name), arguments: [])
    }
    let parameters = project.parameters[project.screens[id].parameters]
    return TargetContext(
      flow: flowName(of: project.screens[id]), name: value(screen.name),
      arguments: parameters.map { parameter in
        let given = parameter.defaultValue.map { literal($0) } ?? local(parameter.name)
        return ArgumentContext(
          label: label(parameter.name), value: given,
          wraps: parameter.defaultValue == nil && parameter.type.isReference)
      })
  }

  private func region(
    _ state: Reference<AppState>, _ cases: IDRange<SwitchCase>
  ) -> RegionContext {
    let known = state.id.map { project.states[$0].cases.count } ?? 0
    return RegionContext(
      state: value(state.name),
      cases: project.cases[cases].map {
        RegionContext.Case(value: value($0.value), destination: target($0.screen))
      },
      isComplete: cases.count == known)
  }

  private func embed(_ id: ID<Flow>, in screenID: ID<Screen>) -> EmbedContext? {
    let flow = project.flows[id]
    let screen = project.screens[screenID]
    guard let start = flow.start else { return nil }
    var writer = StatementWriter(naming: self, event: "", in: screenID)
    writer.brought = Set(names(of: screen))
    let first = writer.destination(start, screen.embedArguments)
    return EmbedContext(
      flow: type(id), module: moduleName(of: id), otherModel: otherModel(of: id),
      valueName: valueName(of: id), start: first, used: writer.usedOfEvent,
      isItself: id == screen.flow,
      asksApp: askingFlows.contains(id))
  }

  private func sequence(_ sequence: ScreenSequence, _ id: ID<Screen>) -> SequenceContext {
    SequenceContext(
      steps: project.steps[sequence.steps].map { step($0, in: id) },
      allowsBack: sequence.allowsBack, once: sequence.once.map { value($0) },
      resumption: sequence.resumes == nil ? nil : resumption(of: project.screens[id]),
      then: sequence.then.map { following($0, "Done", of: id) },
      skip: sequence.skip.map { following($0, "Skipped", of: id) })
  }

  /// The key under which the app keeps the step where the user left a sequence.
  func resumption(of sequence: Screen) -> Code {
    Code(verbatim: "\(project.text(sequence.name))Step")
  }

  /// What a screen does by itself.
  ///
  /// - Parameter what: what follows the screen's name in the keys of waits.
  func following(
    _ list: ActionList, _ what: Code, of id: ID<Screen>, isLeaving: Bool = false
  ) -> FollowingContext {
    var writer = StatementWriter(
      naming: self, event: "\(value(project.screens[id].name))\(what)", in: id)
    writer.isLeaving = isLeaving
    writer.write(list)
    return FollowingContext(
      pattern: ownPattern(of: id, using: writer.usedOfEvent), statements: writer.statements,
      usesLogic: writer.usesLogic, used: writer.usedOfEvent, reactions: writer.reactions)
  }

  private func step(_ step: SequenceStep, in id: ID<Screen>) -> SequenceContext.Step {
    var writer = StatementWriter(naming: self, event: "", in: id)
    var forEach: (array: Code, element: Code)?
    if let array = step.forEach, let element = project.element(of: step) {
      forEach = (writer.ownName(array), local(element.name))
      writer.values.bring([parameter(element)])
    }
    let destination = writer.destination(step.screen, step.arguments)
    var used = writer.usedOfEvent
    if let forEach {
      used.remove(forEach.element)
      used.insert(forEach.array)
    }
    let tests = step.when.map { project.tests[$0.tests].map(test) } ?? []
    return SequenceContext.Step(
      destination: destination, presentation: presentation(of: step), tests: tests,
      forEach: forEach, used: used)
  }

  private func presentation(of step: SequenceStep) -> PresentationContext {
    step.screen.id.map { presentation(of: $0, step.presentation) }
      ?? PresentationContext(style: .style(.push))
  }
}

extension FlowProject {
  /// The flows that run inside a flow, each once, without the flow itself.
  func embedded(in id: ID<Flow>) -> [ID<Flow>] {
    var seen: Set<ID<Flow>> = [id]
    return screens[flows[id].screens].compactMap { screen in
      guard case .embed(let flow) = screen.kind, let flow = flow.id,
        seen.insert(flow).inserted
      else { return nil }
      return flow
    }
  }

  /// The sequences that begin where they were left.
  func sequencesResumed(in flow: Flow) -> [Screen] {
    screens[flow.screens].filter { screen in
      if case .sequence(let sequence) = screen.kind { sequence.resumes != nil } else { false }
    }
  }

  /// The flags of sequences that are shown once.
  func sequencesShownOnce(in flow: Flow) -> [Name] {
    screens[flow.screens].compactMap { screen in
      if case .sequence(let sequence) = screen.kind { sequence.once } else { nil }
    }
  }
}
