import ArgumentParser
import FlowCompiler
import FlowDiagnostics
import FlowFiles

/// What a command works on.
struct InputOptions: ParsableArguments {
  @Argument(
    help: "Flows and folders of flows (*.flow.yaml); '-' is a flow on standard input.",
    completion: .file())
  var paths: [String] = ["."]

  @Option(help: ArgumentHelp("What the flow on standard input is called.", valueName: "path"))
  var stdinFilename = "<stdin>"

  @Option(
    help: ArgumentHelp(
      "The configuration, instead of the nearest flowc.yml above the flows.", valueName: "file"))
  var config: String?

  func read() throws -> Inputs {
    let found = try InputFiles.find(in: paths)
    if found.isEmpty { throw noFlows }
    let flows = try found.map { path in
      let name = path == InputFiles.standardInput ? stdinFilename : path
      return SourceFile(path: name, bytes: try InputFiles.read(path))
    }
    let configuration = try configurationPath(for: found).map { path in
      SourceFile(path: path, bytes: try InputFiles.read(path))
    }
    return Inputs(flows: flows, configuration: configuration)
  }

  private var noFlows: FileError {
    FileError(
      paths.joined(separator: "', '"),
      "no *.flow.yaml or *.flow.yml found; 'flowc init' writes a first flow")
  }

  /// The one configuration that holds for all flows.
  private func configurationPath(for flows: [String]) throws -> String? {
    if let config { return config }
    let nearest = try flows.map(configurationPath)
    guard let first = nearest.first else { return nil }
    if let other = nearest.first(where: { $0 != first }) {
      throw FileError(
        first ?? other ?? "", "holds for some of the flows only; choose one with --config")
    }
    let folder = try currentFolder()
    return first.map { displayed($0, from: folder) }
  }

  private func configurationPath(for flow: String) throws -> String? {
    // What is typed into an editor may have a name and no file yet.
    let name = flow == InputFiles.standardInput ? stdinFilename : flow
    return try nearestFile(named: Inputs.configurationName, above: name)
  }
}
