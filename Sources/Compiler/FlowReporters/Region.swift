import FlowDiagnostics

/// A range as people count: lines and columns from 1, columns in code points, its end not in it.
struct Region: Encodable {
  let line: Int
  let column: Int
  let endLine: Int
  let endColumn: Int

  init(_ range: SourceRange, in table: LineTable) {
    let start = table.location(of: Int(range.start))
    let end = table.location(of: Int(range.end))
    (line, column, endLine, endColumn) = (start.line, start.column, end.line, end.column)
  }
}
