import FlowDiagnostics
import FlowSyntax

/// Flow files, read and held against the shapes of the language, but not yet resolved.
package struct FlowDocuments: Sendable {
  let files: [SourceFile]
  let documents: [FlowDocument]
  let symbols: SymbolTable

  package static func read(_ files: [SourceFile]) -> Diagnosed<FlowDocuments> {
    var symbols = SymbolTable.ofLanguage
    var diagnostics: [Diagnostic] = []
    let documents = files.enumerated().map { number, file in
      let tree = YAMLReader.read(file, as: FileID(number), symbols: &symbols)
      let document = FlowDecoder.decode(tree.value, symbols: symbols)
      diagnostics += tree.diagnostics + document.diagnostics
      return document.value
    }
    return Diagnosed(
      FlowDocuments(files: files, documents: documents, symbols: symbols), diagnostics)
  }

  /// The flows with their names resolved: as they are, or as they are in a variant.
  package func project(variant: String? = nil) -> Diagnosed<FlowProject> {
    Resolver.resolve(documents, of: files, symbols: symbols, variant: variant)
  }
}

extension FlowProject {
  /// The project that some files make together, and everything wrong with how they are written.
  package static func read(_ files: [SourceFile]) -> Diagnosed<FlowProject> {
    FlowDocuments.read(files).then { $0.project() }
  }

  /// The names of all variants, each once, in source order.
  package var variantNames: [String] {
    var seen: Set<Symbol> = []
    return variants.elements.map(\.name).filter { seen.insert($0.symbol).inserted }.map { text($0) }
  }
}
