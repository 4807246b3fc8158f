import FlowModel

extension SwiftNaming {
  /// Whether all that a screen is given can be kept while the app doesn't run.
  func isRestorable(_ screen: Screen) -> Bool {
    project.parameters[screen.parameters].allSatisfy { isCodable($0.type) }
  }

  func isCodable(_ type: TypeExpression) -> Bool {
    if type.isReference { return false }
    if let known = knownCodable[type.spelling.symbol] { return known }
    let isCodable = words(of: type).allSatisfy {
      types[$0]?.isCodable ?? project.settings.isCodable($0)
    }
    knownCodable[type.spelling.symbol] = isCodable
    return isCodable
  }

  /// The modules that a flow names, and those that its types are known to come from, each once.
  func imports(of id: ID<Flow>) -> [Code] {
    var seen: Set<String> = []
    let flow = project.flows[id]
    let named = flow.imports.map { project.text($0) }
    let mentioned = types.isEmpty ? [] : mentionedTypes(of: flow).flatMap(words)
    let known = mentioned.compactMap { types[$0]?.module }
    return (named + known).filter { seen.insert($0).inserted }.map { Code(verbatim: $0) }
  }

  /// The modules of types in declarations that other modules see, each with the widest access of those.
  func typeModules(of flows: [ID<Flow>], _ options: CodeOptions) -> [TypeModuleContext] {
    if types.isEmpty { return [] }
    var accesses: [(module: String, access: AccessLevel)] = []
    for id in flows {
      let access = project.access(of: id, options)
      if access == .internal { continue }
      for module in mentionedTypes(of: project.flows[id]).flatMap(words).compactMap({
        types[$0]?.module
      }) {
        if let known = accesses.firstIndex(where: { $0.module == module }) {
          if access.isAtLeast(accesses[known].access) { accesses[known].access = access }
        } else {
          accesses.append((module, access))
        }
      }
    }
    return accesses.map { TypeModuleContext(name: Code(verbatim: $0), access: $1.prefix) }
  }

  /// The types of the app that a flow names, but for those of views and their models.
  func mentionedTypes(of flow: Flow) -> [TypeExpression] {
    let screens = project.screens[flow.screens]
    let outcomes = project.outcomes[flow.outcomes]
    let events =
      screens.map(\.transitions) + project.groups[flow.groups].map(\.transitions)
      + [flow.anywhere, flow.app]
    let parameters =
      screens.map(\.parameters)
      + events.flatMap { project.transitions[$0].lazy.map(\.parameters) }
      + outcomes.flatMap { project.outcomeEnds[$0.ends].lazy.map(\.parameters) }
      + outcomes.map(\.parameters) + project.effects[flow.effects].map(\.parameters)
      + project.entries[flow.entries].map(\.parameters)
    return parameters.flatMap { project.parameters[$0].lazy.map(\.type) }
      + ([flow.returns, flow.scope] + screens.map(\.returns)).compactMap { $0 }
      + project.flowEnds[flow.ends].compactMap(\.type)
  }

  /// The names in a type: `Product.ID` of `[Product.ID]?`.
  func words(of type: TypeExpression) -> [String] {
    project.words(of: type)
  }
}
