import Foundation
import PackagePlugin

/// The modules that a target depends on, however far, with flows that its own may embed.
struct PluginModules {
  private(set) var modules: [PluginModule] = []
  private var dependencies: [String: [String]] = [:]

  init(of dependencies: [TargetDependency]) {
    let targets = Self.reached(from: dependencies)
    modules = targets.compactMap { target in
      target.sourceModule.flatMap { PluginModule($0.moduleName, among: $0.sourceFiles.map(\.url)) }
    }
    let names = Set(modules.map(\.name))
    for target in targets {
      guard let name = target.sourceModule?.moduleName, names.contains(name) else { continue }
      let reached = Self.reached(from: target.dependencies).compactMap(\.sourceModule?.moduleName)
      self.dependencies[name] = reached.filter { $0 != name && names.contains($0) }
    }
  }

  mutating func add(_ module: PluginModule) {
    if !modules.contains(where: { $0.name == module.name }) { modules.append(module) }
  }

  /// What tells flowc of them.
  var options: [String] {
    let flows = modules.flatMap { module in
      module.flows.flatMap { ["--module", "\(module.name)=\($0.path)"] }
    }
    let edges = modules.flatMap { module in
      (dependencies[module.name] ?? []).flatMap { ["--dependency", "\(module.name)=\($0)"] }
    }
    return flows + edges
  }

  private static func reached(from dependencies: [TargetDependency]) -> [any Target] {
    var targets: [any Target] = []
    var seen: Set<String> = []
    var waiting = dependencies[...]
    while let next = waiting.popFirst() {
      let found: [any Target]
      switch next {
      case .target(let target): found = [target]
      case .product(let product): found = product.targets
      @unknown default: found = []
      }
      for target in found where seen.insert(target.id).inserted {
        targets.append(target)
        waiting += target.dependencies
      }
    }
    return targets
  }
}

/// A module with flows.
struct PluginModule {
  let name: String
  let flows: [URL]

  init?(_ name: String, among files: [URL]) {
    self.name = name
    flows = files.filter(PluginInputs.isFlow)
    if flows.isEmpty { return nil }
  }
}
