import FlowDiagnostics

/// A template before it is compiled: its tags and the text between them.
package struct TemplateSource: Sendable {
  let scanned: ScannedTemplate

  /// - Parameter id: which of the files given together it is.
  package init(_ file: SourceFile, as id: FileID) {
    scanned = TemplateScanner.scan(file, as: id)
  }
}

/// A Mustache template, compiled against what it may name.
///
/// Variables, sections, inverted sections, partials and comments are as the language's specification
/// has them, but for what makes it strict: every name must be known, of the right kind, and nothing
/// is escaped, since all that a table gives is code already.
package struct Template<Row: Sendable>: Sendable {
  /// The file that it is in.
  let file: FileID
  private let program: Program
  private let table: Table<Row>

  /// The template, or nil and all that is wrong with it.
  package static func compile(
    _ source: TemplateSource, for table: Table<Row>, partials: [String: TemplateSource] = [:]
  ) -> Diagnosed<Self?> {
    let compiled = TemplateCompiler.compile(source, against: table.vocabulary, partials: partials)
    return Diagnosed(
      compiled.value.map { Self(file: source.scanned.id, program: $0, table: table) },
      compiled.diagnostics)
  }

  package func render(_ row: Row, into output: inout [UInt8]) {
    program.render(table.records(row), into: &output)
  }
}
