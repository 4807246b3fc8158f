import FlowDiagnostics

/// The findings of a run, in the order of output: each one once, by file, place and rule.
package struct Report: Sendable {
  package let files: [SourceFile]
  /// How many of them were checked: the first ones, before the configuration and what else was read.
  let checkedCount: Int
  /// At most as many as anyone reads, those first that weigh most.
  package let findings: [Diagnostic]
  /// How many findings of each severity there are.
  let counts: [Severity: Int]
  /// Whether text is coloured; no other format ever is.
  package private(set) var isColored: Bool
  /// Makes descriptions of the rules, for formats that explain them.
  package let rules: @Sendable () -> [RuleDescription]
  /// The version of flowc that made the findings.
  package let version: String
  /// The lines of the files that findings point into, by the index of the file.
  private let lineTables: [LineTable?]

  package init(
    _ diagnostics: [Diagnostic], in files: [SourceFile], checked checkedCount: Int? = nil,
    isColored: Bool = false,
    rules: @autoclosure @escaping @Sendable () -> [RuleDescription] = [], version: String = ""
  ) {
    self.files = files
    self.checkedCount = checkedCount ?? files.count
    self.rules = rules
    self.version = version
    self.isColored = isColored
    var seen = Set<Diagnostic>()
    let all = diagnostics.filter { seen.insert($0).inserted }.sorted { $0.order < $1.order }
    counts = Dictionary(all.map { ($0.severity, 1 + $0.omittedCount) }, uniquingKeysWith: +)
    findings = all.heaviest(DiagnosticList.limit)
    var tables = [LineTable?](repeating: nil, count: files.count)
    for range in findings.flatMap(\.ranges) where tables[Int(range.file.index)] == nil {
      tables[Int(range.file.index)] = LineTable(files[Int(range.file.index)])
    }
    lineTables = tables
  }

  /// The same for a file, which has no colours.
  package var withoutColor: Report {
    var report = self
    report.isColored = false
    return report
  }

  /// The keys that lead to the lines of the files, by the index of the file.
  var keyPaths: [KeyPaths?] { lineTables.map { $0.map(KeyPaths.init) } }

  /// How many findings are not told.
  var omittedCount: Int { counts.values.reduce(0, +) - findings.count }

  /// That there are more findings, where there are.
  var omission: String? {
    switch omittedCount {
    case 0: nil
    case 1: "1 more finding is not told"
    default: "\(omittedCount) more findings are not told"
    }
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

extension [Diagnostic] {
  /// So many of those that weigh most, in the same order.
  fileprivate func heaviest(_ limit: Int) -> [Diagnostic] {
    if count <= limit { return self }
    var room = limit
    var kept = [Bool](repeating: false, count: count)
    for severity in Severity.allCases.sorted(by: >) {
      for index in indices where room > 0 && self[index].severity == severity {
        kept[index] = true
        room -= 1
      }
    }
    return indices.filter { kept[$0] }.map { self[$0] }
  }
}
