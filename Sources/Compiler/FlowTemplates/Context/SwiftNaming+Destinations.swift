import FlowModel

extension SwiftNaming {
  func test(_ test: ConditionTest) -> TestContext {
    switch test {
    case .guard(let name): TestContext(guardName: value(name.name))
    case .state(let state, let value, _):
      TestContext(state: self.value(state.name), value: self.value(value))
    }
  }

  /// The screen's case, all it is given bound to names.
  func pattern(of screen: Screen) -> PatternContext {
    let names = names(of: screen)
    return PatternContext(value(screen.name), binding: names, using: Set(names))
  }

  /// The screen's parameters, by name.
  func names(of screen: Screen) -> [Code] {
    project.parameters[screen.parameters].map { local($0.name) }
  }

  /// The flow that a screen belongs to.
  func flowName(of screen: Screen) -> Code { type(screen.flow) }

  /// The flow of a named end, as the prefix of a type.
  func ends(of end: Reference<FlowEnd>) -> Code? {
    end.id.map { type(project.flowEnds[$0].flow) }
  }

  /// A named end, with its value if that is used.
  func pattern(of end: ID<FlowEnd>, usesResult: Bool) -> PatternContext {
    let declared = project.flowEnds[end]
    return PatternContext(
      value(declared.name), binding: declared.type == nil ? [] : ["result"],
      using: usesResult ? ["result"] : [])
  }

  /// The flow that a screen embeds, as the prefix of a type, if that names its ends.
  func ends(of id: ID<Screen>) -> Code? {
    guard case .embed(let flow) = project.screens[id].kind, let flow = flow.id,
      !project.flows[flow].ends.isEmpty
    else { return nil }
    return type(flow)
  }

  /// The type of the screen's result, if it has one.
  func resultType(of id: ID<Screen>) -> Code? {
    let screen = project.screens[id]
    if let own = screen.returns { return type(own) }
    guard case .embed(let flow) = screen.kind, let flow = flow.id else { return nil }
    return project.flows[flow].returns.map { type($0) }
  }
}
