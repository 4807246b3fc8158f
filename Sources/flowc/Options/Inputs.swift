import FlowCompiler
import FlowDiagnostics

/// What a run has read: the flows, and the configuration that holds for them.
struct Inputs {
  static let configurationName = "flowc.yml"

  /// The flows, and after them the configuration if there is one, as diagnostics number them.
  let files: [SourceFile]
  let flows: [SourceFile]
  let configuration: Diagnosed<Configuration>
  let configurationPath: String?

  init(flows: [SourceFile], configuration file: SourceFile?) {
    self.flows = flows
    files = flows + (file.map { [$0] } ?? [])
    configurationPath = file?.path
    configuration =
      file.map { Configuration.read($0, as: FileID(flows.count), styles: ["navigation-stack"]) }
      ?? Diagnosed(Configuration())
  }
}
