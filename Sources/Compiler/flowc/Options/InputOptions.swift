import ArgumentParser
import FlowCompiler
import FlowDiagnostics
import FlowFiles

/// The files that a command reads.
struct InputOptions: ParsableArguments {
  @Argument(
    help:
      "Flow files (*.flow.yaml) and folders that contain them; '-' reads a flow from standard input.",
    completion: .file())
  var paths: [String] = ["."]

  @Option(
    help: ArgumentHelp(
      "The file name of the flow on standard input, for messages and generated code.",
      valueName: "path"))
  var stdinFilename = Self.nameless

  @Option(
    help: ArgumentHelp(
      "The configuration file; by default the nearest flowc.yml in the flows' folder or above.",
      valueName: "file"))
  var config: String?

  @OptionGroup var modules: ModuleOptions

  private static let nameless = "<stdin>"

  /// Whether a flow is read from standard input, and the user has not named it.
  var isNameless: Bool {
    stdinFilename == Self.nameless && paths.contains(InputFiles.standardInput)
  }

  /// Takes paths that stood among other words; they replace the one that is meant if none is given.
  mutating func add(_ more: [String]) {
    if !more.isEmpty { paths = (paths == ["."] ? [] : paths) + more }
  }

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
    return try Inputs(flows: flows, configuration: configuration, modules: modules)
  }

  /// Whether all flows of a folder were read, since it was given, or one around it.
  func hold(_ folder: String) throws -> Bool {
    try paths.contains { try isInside(folder, $0) }
  }

  private var noFlows: FileError {
    FileError(
      paths.joined(separator: "', '"),
      "no *.flow.yaml or *.flow.yml found; 'flowc init' writes a first flow")
  }

  /// The one configuration that holds for all flows.
  private func configurationPath(for flows: [String]) throws -> String? {
    if let config { return config }
    let folder = try currentFolder()
    // What is typed into an editor may have a name and no file yet.
    let name = { (flow: String) in flow == InputFiles.standardInput ? stdinFilename : flow }
    // The flows of a folder have one configuration.
    var folders: Set<String> = []
    let flows = flows.filter { folders.insert(split(name($0)).folder).inserted }
    let nearest = try flows.map { flow in
      try configurationPath(above: name(flow)).map { displayed($0, from: folder) }
    }
    guard let first = nearest.first else { return nil }
    if let other = nearest.firstIndex(where: { $0 != first }) {
      let (held, free) = first == nil ? (other, 0) : (0, other)
      throw FileError(
        nearest[held] ?? "",
        "it holds for '\(flows[held])', but not for '\(flows[free])'; "
          + "run flowc once for each configuration, or choose one for all flows with '--config'")
    }
    return first
  }

  /// The nearest configuration; one with another name in a folder below it is refused.
  private func configurationPath(above name: String) throws -> String? {
    let file = try nearestFile(named: Inputs.configurationName, above: name)
    let depth = file.map { split($0).folder.utf8.count } ?? 0
    let misnamed = try nearestFile(named: "flowc.yaml", above: name)
    if let misnamed, split(misnamed).folder.utf8.count > depth {
      throw FileError(
        displayed(misnamed, from: try currentFolder()),
        "flowc reads only '\(Inputs.configurationName)'; rename this file")
    }
    return file
  }
}
