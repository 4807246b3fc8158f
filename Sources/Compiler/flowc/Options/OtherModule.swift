import FlowCompiler
import FlowDiagnostics
import FlowFiles

/// A module whose flows may be embedded, as it was found.
struct OtherModule {
  let name: String
  /// The paths of its flows.
  let paths: [String]
  let flows: [SourceFile]
  /// The `flowc.yml` that is nearest to its flows.
  let file: SourceFile?
  let configuration: Configuration

  init(_ name: String, at paths: [String]) throws(FileError) {
    self.name = name
    self.paths = try InputFiles.find(in: paths)
    guard let first = self.paths.first else {
      throw FileError(paths.joined(separator: "', '"), "no *.flow.yaml or *.flow.yml found")
    }
    var flows: [SourceFile] = []
    for path in self.paths {
      flows.append(SourceFile(path: path, bytes: try InputFiles.read(path)))
    }
    self.flows = flows
    file = try nearestFile(named: Inputs.configurationName, above: first).map {
      path throws(FileError) in
      SourceFile(
        path: displayed(path, from: try currentFolder()), bytes: try InputFiles.read(path))
    }
    // What is wrong there is told where the module's own flows are looked at.
    configuration =
      file.map {
        Configuration.read($0, as: FileID(0), styles: StyleOptions.standardNames).value
      } ?? Configuration()
  }
}
