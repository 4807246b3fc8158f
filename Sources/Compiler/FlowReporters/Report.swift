import FlowDiagnostics

/// The findings of a run, in the order of output: each one once, by file, place and rule.
package struct Report: Sendable {
  package let files: [SourceFile]
  package let findings: [Diagnostic]
  /// Whether text is coloured; no other format ever is.
  package let isColored: Bool
  /// Descriptions of the rules, for formats that explain them.
  package let rules: [RuleDescription]
  /// The version of flowc that made the findings.
  package let version: String
  /// The lines of the files that findings point into, by the index of the file.
  private let lineTables: [LineTable?]

  package init(
    _ diagnostics: [Diagnostic], in files: [SourceFile], isColored: Bool = false,
    rules: [RuleDescription] = [], version: String = ""
  ) {
    self.files = files
    self.rules = rules
    self.version = version
    self.isColored = isColored
    var seen = Set<Diagnostic>()
    findings = diagnostics.filter { seen.insert($0).inserted }.sorted { $0.order < $1.order }
    var tables = [LineTable?](repeating: nil, count: files.count)
    for range in findings.flatMap(\.ranges) where tables[Int(range.file.index)] == nil {
      tables[Int(range.file.index)] = LineTable(files[Int(range.file.index)])
    }
    lineTables = tables
  }

  /// The same for a file, which has no colours.
  package var withoutColor: Report {
    Report(findings, in: files, rules: rules, version: version)
  }

  func path(of range: SourceRange) -> String { files[Int(range.file.index)].path }

  func region(of range: SourceRange) -> Region { Region(range, in: lines(of: range)) }

  func lines(of range: SourceRange) -> LineTable {
    lineTables[Int(range.file.index)] ?? LineTable(files[Int(range.file.index)])
  }
}

extension Diagnostic {
  fileprivate var order: (Int32, Int32, String) { (range.file.index, range.start, rule) }

  fileprivate var ranges: [SourceRange] {
    [range] + notes.map(\.range) + witness.map(\.range) + (fixIt.map { [$0.range] } ?? [])
  }
}
