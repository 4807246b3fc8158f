import FlowCompiler
import FlowDiagnostics
import FlowFiles

/// The files that a run has read: the flows and their configuration.
struct Inputs {
  static let configurationName = "flowc.yml"

  let flows: [SourceFile]
  /// The flows, and after them the configuration if there is one, as diagnostics number them.
  let files: [SourceFile]
  let configuration: Diagnosed<Configuration>

  init(flows: [SourceFile], configuration file: SourceFile?) {
    self.flows = flows
    files = flows + (file.map { [$0] } ?? [])
    configuration =
      file.map { file in
        Configuration.read(file, as: FileID(flows.count), styles: StyleOptions.standardNames)
      } ?? Diagnosed(Configuration())
  }

  /// The folder for generated code that the configuration names.
  var output: String? { folder(configuration.value.output) }

  /// The folder for generated tests that the configuration names.
  var testOutput: String? { folder(configuration.value.testOutput) }

  private func folder(_ named: String?) -> String? {
    guard let named, let file = files.last else { return nil }
    return resolved(named, writtenIn: file.path)
  }
}
