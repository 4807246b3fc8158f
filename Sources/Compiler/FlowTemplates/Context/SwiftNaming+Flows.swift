import FlowModel

extension SwiftNaming {
  func flow(_ id: ID<Flow>, _ options: CodeOptions) -> FlowContext? {
    let flow = project.flows[id]
    guard let start = flow.start?.id else { return nil }
    let returnsAlone = project.screens[flow.screens].allSatisfy { $0.returns == nil }
    let naming = SwiftNaming(
      project: project, types: types, modelEndings: modelEndings,
      followings: followings(of: flow),
      alertEvents: project.alertEvents(of: flow),
      result: returnsAlone ? flow.returns.map { type($0) } : nil,
      fragmentScreens: fragmentScreens, spellings: spellings, testedModule: testedModule)
    naming.popups = popups
    naming.isAllCodable = isAllCodable
    naming.askingFlows = askingFlows
    var context = naming.context(of: flow, id, startingAt: start, options)
    context.complete()
    context.logicImports = naming.logicImports(of: context, id)
    return context
  }

  private func context(
    of flow: Flow, _ id: ID<Flow>, startingAt start: ID<Screen>, _ options: CodeOptions
  ) -> FlowContext {
    let inputs = project.screens[start].parameters
    let modules = embeddedModules(of: [id], options)
    return FlowContext(
      name: type(id), stem: stem(of: id), otherModel: otherModel(of: id),
      access: project.access(of: id, options).prefix, options: options,
      documentation: documentation(flow.description),
      imports: imports(of: id).filter { !modules.map(\.name).contains($0) },
      embeddedModules: modules,
      start: TargetContext(
        flow: type(id), name: value(project.screens[start].name),
        arguments: project.parameters[inputs].map {
          ArgumentContext(
            label: label($0.name), value: local($0.name), wraps: $0.type.isReference)
        }),
      startParameters: parameters(inputs),
      rootModel: project.screens[start].model.map { Code(verbatim: project.text($0)) },
      screens: flow.screens.map { screen($0) },
      groups: flow.groups.map { group($0, in: id) }.filter { !$0.events.isEmpty },
      sharedEvents: sharedEvents(of: flow),
      appEvents: flow.app.map { event($0, of: nil) },
      guards: flow.guards.map { declaration(project.guards[$0]) },
      effects: flow.effects.map { declaration(project.effects[$0]) },
      outcomes: flow.outcomes.map { outcome($0) }, states: flow.states.map { state($0) },
      onces: project.sequencesShownOnce(in: flow).map { value($0) },
      badges: plainBadges(in: flow), elementBadges: elementBadges(in: flow),
      resumptions: project.sequencesResumed(in: flow).map { resumption(of: $0) },
      embedded: project.embedded(in: id).map { embedded($0, in: flow, options) },
      resultType: flow.returns.map { type($0) }, ends: flow.ends.map { end($0) },
      scope: flow.scope.map { type($0) }, tabArrays: tabArrays(in: flow),
      entries: project.entries[flow.entries].map { entry($0) }, links: links(of: flow),
      waysIn: waysIn(of: flow),
      isAskedForLinks: flow.isAskedForLinks || project.access(of: id, options) == .public,
      anchors: anchors(of: flow, id),
      customTransitions: flow.customTransitions.map { customTransition($0) },
      hasRequirements: askingFlows.contains(id), restores: flow.restores,
      preview: preview(of: id), walks: options.tests == nil ? .none : walks(of: id))
  }

  /// The flow's own events and its groups', each once, as far as something happens on them.
  private func sharedEvents(of flow: Flow) -> [EventContext] {
    let groups = flow.groups.flatMap { group in
      project.groups[group].transitions.map { transition in
        var event = event(transition, of: nil)
        event.origin = .group(type(project.groups[group].name))
        return event
      }
    }
    return (flow.anywhere.map { event($0, of: nil) } + groups).filter { !$0.statements.isEmpty }
  }
}
