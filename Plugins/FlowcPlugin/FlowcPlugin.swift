import Foundation
import PackagePlugin

/// Compiles the flows of a target to Swift whenever they change.
///
/// Errors fail the build where they stand in the flow. Warnings are shown by the build in which
/// flowc ran, and not again until a flow changes: run `flowc lint --strict` in continuous builds.
@main struct FlowcPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let inputs = PluginInputs(among: module.sourceFiles.map(\.url))
    return try inputs.commands(
      for: target.name, running: context.tool(named: "flowc").url,
      writingTo: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension FlowcPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let inputs = PluginInputs(among: target.inputFiles.map(\.url))
      return try inputs.commands(
        for: target.displayName, running: context.tool(named: "flowc").url,
        writingTo: context.pluginWorkDirectoryURL)
    }
  }
#endif
