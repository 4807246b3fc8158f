import FlowDiagnostics
import FlowSyntax

extension FlowProject {
  /// The project that some files make together, and everything wrong with how they are written.
  package static func read(_ files: [SourceFile]) -> Diagnosed<FlowProject> {
    var symbols = SymbolTable.ofLanguage
    var diagnostics: [Diagnostic] = []
    let documents = files.enumerated().map { number, file in
      let tree = YAMLReader.read(file, as: FileID(number), symbols: &symbols)
      let document = FlowDecoder.decode(tree.value, symbols: symbols)
      diagnostics += tree.diagnostics + document.diagnostics
      return document.value
    }
    let project = Resolver.resolve(documents, of: files, symbols: symbols)
    return Diagnosed(project.value, diagnostics + project.diagnostics)
  }
}
