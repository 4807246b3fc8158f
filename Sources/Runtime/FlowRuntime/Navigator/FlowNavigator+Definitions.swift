/// Whose flow something is, and what that says of it.
extension FlowNavigator {
  package func definition(of run: FlowRun.ID) -> (any FlowDefinition)? {
    let flow = state.enclosingRuns(of: run).first { state.runs[$0]?.kind == .flow }
    return definitions[flow ?? run]?.definition
  }

  /// The flow of a page, also of one that has gone and is on its way off the screen.
  package func definition(of page: FlowPage) -> (any FlowDefinition)? {
    definition(of: page.run) ?? definitions[displayed.flowRun(of: page.run)]?.definition
  }

  /// The flow of a type that runs around a page, or shows it.
  package func definition(ofType type: String, around page: FlowPage) -> (any FlowDefinition)? {
    let runs = state.enclosingRuns(of: page.run) + displayed.enclosingRuns(of: page.run)
    return runs.lazy.compactMap { self.definitions[$0]?.definition }
      .first { String(reflecting: Swift.type(of: $0)) == type }
  }

  package func traits(of page: FlowPage) -> FlowTraits? {
    definition(of: page)?.traits(of: page.destination)
  }

  /// The topmost run that a model decides for, if one is going on.
  package func run(of definition: any FlowDefinition) -> FlowRun.ID? {
    state.runs.keys.filter {
      definitions[$0]?.definition === definition && state.runs[$0]?.end == nil
    }
    .max { $0.number < $1.number }
  }

  package func traits(of destination: any FlowDestination, in run: FlowRun.ID) -> FlowTraits? {
    definition(of: run)?.traits(of: destination)
  }

  /// Whether what a destination requires holds; a flow that would be embedded is asked for its
  /// start as well.
  func mayCome(to destination: any FlowDestination, in run: FlowRun.ID) -> Bool {
    definition(of: run).map { mayCome(to: destination, by: $0) } ?? true
  }

  /// The same by the rules of a flow that may not run yet.
  func mayCome(to destination: any FlowDestination, by definition: any FlowDefinition) -> Bool {
    var next = definition.traits(of: destination)
    while let traits = next, mayContinue() {
      if !traits.requires() { return false }
      guard case .flow(let start, let makeDefinition) = traits.content else { return true }
      next = makeDefinition().traits(of: start)
    }
    return true
  }

  /// The same for an action, which is done later if it is refused: after the app's state has
  /// changed, or a run has finished.
  func mayCome(
    to destination: any FlowDestination, _ context: FlowContext, for action: FlowAction
  ) -> Bool {
    var later = context
    later.source = .onTop
    let screen = destination.anyScreen
    let question = { [self] in mayCome(to: destination, in: context.run) }
    let answer = asks(question, about: screen) {
      [weak self, later] in self?.pending.append(.actions([action], later))
    }
    if !answer, retried?.screen != screen { drop(.turnedAway(from: screen.description)) }
    return answer
  }

  /// The lowest page of the topmost run that a model decides for.
  package func firstPage(of definition: any FlowDefinition) -> FlowPage.ID? {
    run(of: definition).flatMap { state.segment(of: $0).first }
  }

  /// The view model of a page, if it has been made.
  package func viewModel(of page: FlowPage.ID) -> AnyObject? { viewModels[page] }

  /// The view model of a page: made when it is first asked for, and kept until the page is off the screen.
  public func viewModel<Model: AnyObject>(of page: FlowPage.ID, _ make: () -> Model) -> Model {
    if let model = viewModels[page] as? Model { return model }
    let model = make()
    if state.pages[page] != nil || displayed.pages[page] != nil { viewModels[page] = model }
    return model
  }
}

/// Flows inside one another.
extension FlowNavigator {
  /// The flow that embeds a flow, if one does.
  package func definition(around inner: any FlowDefinition) -> (any FlowDefinition)? {
    let runs = run(of: inner).map { state.enclosingRuns(of: $0).dropFirst() } ?? []
    return runs.first { state.runs[$0]?.kind == .flow }.flatMap { definitions[$0]?.definition }
  }

  /// The topmost flow that a flow embeds.
  package func definition(inside outer: any FlowDefinition) -> (any FlowDefinition)? {
    let inner = outer.children.keys.filter { state.runs[$0]?.end == nil && state.runs[$0] != nil }
    return inner.max { $0.number < $1.number }.flatMap { definitions[$0]?.definition }
  }
}
