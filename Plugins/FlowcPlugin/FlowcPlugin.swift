import Foundation
import PackagePlugin

/// Compiles the flows of a target to Swift whenever they change, or those of a module that it depends on.
///
/// Errors fail the build where they stand in the flow. Warnings are shown by the build in which
/// flowc ran, and not again until a flow changes: run `flowc lint --strict` in continuous builds.
@main struct FlowcPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let inputs = PluginInputs(
      among: module.sourceFiles.map(\.url), besides: PluginModules(of: target.dependencies))
    return try inputs.commands(
      for: target.name, running: context.tool(named: "flowc").url,
      writingTo: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FlowcPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let inputs = PluginInputs(
        among: target.inputFiles.map(\.url), besides: modules(of: target))
      return try inputs.commands(
        for: target.displayName, running: context.tool(named: "flowc").url,
        writingTo: context.pluginWorkDirectoryURL)
    }

    /// What Xcode tells of a target's dependencies, which may be nothing: then a `flowc.yml` names them.
    private func modules(of target: XcodeTarget) -> PluginModules {
      var targets: [XcodeTarget] = []
      var products: [TargetDependency] = []
      var seen: Set<XcodeTarget.ID> = []
      var waiting = target.dependencies[...]
      while let next = waiting.popFirst() {
        switch next {
        case .target(let target):
          guard seen.insert(target.id).inserted else { continue }
          targets.append(target)
          waiting += target.dependencies
        case .product(let product): products.append(.product(product))
        @unknown default: break
        }
      }
      var modules = PluginModules(of: products)
      for target in targets {
        let name = String(target.displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        PluginModule(name, among: target.inputFiles.map(\.url)).map { modules.add($0) }
      }
      return modules
    }
  }
#endif
