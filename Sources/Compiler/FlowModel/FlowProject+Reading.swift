import FlowDiagnostics
import FlowSyntax

/// The documents of all flow files, held against the shapes of the language but not yet resolved.
package struct FlowDocuments: Sendable {
  let files: [SourceFile]
  package let documents: [FlowDocument]
  let symbols: SymbolTable

  /// Reads and decodes each file by itself; the table of symbols is the only thing they share.
  package static func read(_ files: [SourceFile]) -> Diagnosed<FlowDocuments> {
    var symbols = SymbolTable.ofLanguage
    let read = files.enumerated().map { number, file in
      YAMLReader.read(file, as: FileID(number), symbols: &symbols).then { tree in
        FlowDecoder.decode(tree, symbols: symbols)
      }
    }
    return Diagnosed(
      FlowDocuments(files: files, documents: read.map(\.value), symbols: symbols),
      read.flatMap(\.diagnostics))
  }
}

extension FlowProject {
  /// The project that some files make together, and everything wrong with how they are written.
  package static func read(_ files: [SourceFile]) -> Diagnosed<FlowProject> {
    FlowDocuments.read(files).then { Resolver.resolve($0) }
  }

  /// The names of all variants, each once, in source order.
  package var variantNames: [String] {
    var seen: Set<Symbol> = []
    return variants.elements.map(\.name).filter { seen.insert($0.symbol).inserted }.map { text($0) }
  }
}
