import FlowDiagnostics

/// Reads a file's text as the plain part of YAML that flows are written in.
package enum YAMLReader {
  /// The largest file that is read, in bytes.
  static let sizeLimit = 64 << 20

  /// The tree of a file, its scalars interned; without a root if the text can't be made sense of.
  package static func read(
    _ file: SourceFile, as id: FileID, symbols: inout SymbolTable
  ) -> Diagnosed<YAMLTree> {
    file.bytes.withUnsafeBufferPointer { text in
      var reading = Reading(of: text, as: id)
      let tree = reading.tree(&symbols)
      return Diagnosed(tree, reading.sortedDiagnostics)
    }
  }
}
