import FlowDiagnostics

/// Swift modules can't depend on each other.
extension Resolution {
  /// Says of each circle of modules where the flows at hand come into it.
  mutating func checkCycles(_ embeddings: [(Embedding, Set<ID<Flow>>)]) {
    let dependencies = project.moduleDependencies
    var said: Set<ID<FlowModule>?> = []
    for dependency in dependencies {
      guard let from = dependency.from, !said.contains(from),
        dependencies.lead(from: dependency.to, to: from),
        let place = embeddings.first(where: { $0.1.contains(dependency.flow) })
      else { continue }
      said.formUnion([from, dependency.to])
      let name = project.modules[from].name
      let other = dependency.to.map { "'\(project.modules[$0].name)'" } ?? "this module"
      error(
        "cyclic-modules",
        "'\(name)' embeds a flow of \(other), which depends on '\(name)' in turn",
        at: place.0.name.range,
        notes: [Note("'\(text(dependency.name))' is embedded here", at: dependency.name.range)],
        hint: "move one of the flows to a third module: Swift modules can't depend on each other")
    }
  }
}

/// That a flow of one module embeds a flow of another.
private struct ModuleDependency {
  let flow: ID<Flow>
  /// Nothing stands for the module at hand.
  let from: ID<FlowModule>?
  let to: ID<FlowModule>?
  let name: Name
}

extension FlowProject {
  fileprivate var moduleDependencies: [ModuleDependency] {
    flows.ids.flatMap { flow in
      screens[flows[flow].screens].compactMap { screen in
        guard case .embed(let inner) = screen.kind, let id = inner.id,
          module(of: flow) != module(of: id)
        else { return nil }
        return ModuleDependency(
          flow: flow, from: module(of: flow), to: module(of: id), name: inner.name)
      }
    }
  }
}

extension [ModuleDependency] {
  fileprivate func lead(from: ID<FlowModule>?, to: ID<FlowModule>?) -> Bool {
    var reached: Set<ID<FlowModule>?> = [from]
    var waiting = [from]
    while let next = waiting.popLast() {
      if next == to { return true }
      for dependency in self where dependency.from == next {
        if reached.insert(dependency.to).inserted { waiting.append(dependency.to) }
      }
    }
    return false
  }
}
