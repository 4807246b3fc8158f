import FlowCompiler
import FlowDiagnostics
import FlowFiles
import FlowModel
import FlowTemplates

/// The files that a run has read: the flows, those of other modules, and the configuration.
struct Inputs {
  static let configurationName = "flowc.yml"

  let flows: [SourceFile]
  /// The modules whose flows may be embedded.
  let modules: [FlowModule]
  /// The flows, after them those of other modules, and the configuration if there is one, as
  /// diagnostics number them.
  let files: [SourceFile]
  let configuration: Diagnosed<Configuration>
  /// The configurations of other modules, by which their code is made.
  let otherConfigurations: [(module: String, file: SourceFile?, configuration: Configuration)]
  private let configurationFile: SourceFile?

  init(flows: [SourceFile], configuration file: SourceFile?, modules: ModuleOptions) throws {
    self.flows = flows
    configurationFile = file
    let named = file.map { Self.read($0, as: FileID(0)).value } ?? Configuration()
    let search = try ModuleSearch(modules, besides: flows.map(\.path), file?.path, named)
    self.modules = search.modules
    let before = flows + self.modules.flatMap(\.files)
    files = before + (file.map { [$0] } ?? [])
    let read = file.map { Self.read($0, as: FileID(before.count)) } ?? Diagnosed(Configuration())
    configuration = Diagnosed(
      read.value,
      read.diagnostics
        + search.problems.map { number, message, hint in
          Diagnostic(
            .error, "unexpected-value", message, at: read.value.modules[number].range, hint: hint)
        })
    otherConfigurations = search.found.map { ($0.name, $0.file, $0.configuration) }
  }

  private static func read(_ file: SourceFile, as id: FileID) -> Diagnosed<Configuration> {
    Configuration.read(file, as: id, styles: StyleOptions.standardNames)
  }

  /// The folder of the configuration, if there is one.
  var configurationFolder: String? { configurationFile.map { split($0.path).folder } }

  /// The folder for generated code that the configuration names.
  var output: String? { folder(configuration.value.output) }

  /// The folder for generated tests that the configuration names.
  var testOutput: String? { folder(configuration.value.testOutput) }

  /// What is known of types, here and in other modules.
  var types: [String: TypeFacts] {
    configuration.value.types(
      besides: otherConfigurations.map { ($0.module, $0.configuration) })
  }

  private func folder(_ named: String?) -> String? {
    guard let named, let configurationFile else { return nil }
    return resolved(named, writtenIn: configurationFile.path)
  }
}

extension Fingerprint {
  /// Adds all that was read.
  mutating func add(_ inputs: Inputs) {
    add("\(inputs.flows.count) \(inputs.files.count)")
    for file in inputs.files { add(file.bytes) }
    for (module, other) in zip(inputs.modules, inputs.otherConfigurations) {
      add("\(module.name) \(module.files.count)")
      add(module.dependencies?.sorted().joined(separator: " "))
      add(other.file?.bytes)
    }
  }
}
