import EmbeddedFiles
import FlowCompiler
import FlowDiagnostics
import FlowModel
import FlowReporters
import FlowTemplates
import Foundation

/// Does all that flowc does with flows, and looks whether it may be so, whatever the flows are.
struct Judge {
  /// The most findings that any format tells.
  private static let mostFindings = 1_000

  private let style: Style?
  private let tests = TestSettings(module: "App")

  init() {
    let sources = { (style: StandardStyle) in
      style.files.map { SourceFile(path: $0.name, bytes: $0.bytes) }
    }
    style = Style.read(sources(StandardStyle.all[0]), sharing: sources(.shared)).value
  }

  /// What flowc makes of flows.
  struct Outcome: Equatable {
    var findings: [Diagnostic]
    var code: [String: [UInt8]]
  }

  func outcome(of flows: [SourceFile]) -> Outcome {
    guard let style else { return Outcome(findings: [], code: [:]) }
    let made = FlowCompiler().generate(flows, in: style, options: CodeOptions(tests: tests))
    let code = made.value.map { ("\($0.isTest ? "tests/" : "")\($0.name)", $0.bytes) }
    return Outcome(findings: made.diagnostics, code: Dictionary(code) { one, _ in one })
  }

  /// What is wrong with what flowc makes of flows; nothing where all is well.
  func faults(of flows: [SourceFile], besides outcome: Outcome) -> [String] {
    let hasErrors = outcome.findings.contains { $0.severity == .error }
    var faults = outcome.findings.flatMap { faultsOfFinding($0, in: flows) }
    if style == nil { faults.append("the style can't be read") }
    if hasErrors != outcome.code.isEmpty { faults.append("code and errors don't go together") }
    faults += outcome.code.filter { !Brackets(of: $0.value).areBalanced }.keys.sorted().map {
      "'\($0)' has brackets that don't match"
    }
    return faults + faultsOfReports(outcome.findings, in: flows)
  }

  func faults(of flows: [SourceFile]) -> [String] {
    let outcome = outcome(of: flows)
    let again = self.outcome(of: flows)
    return faults(of: flows, besides: outcome) + (again == outcome ? [] : ["a second run differs"])
  }

  private func faultsOfFinding(_ finding: Diagnostic, in flows: [SourceFile]) -> [String] {
    var ranges = [finding.range] + finding.notes.map(\.range) + finding.witness.map(\.range)
    if let edit = finding.fixIt { ranges.append(edit.range) }
    let isLocated = ranges.allSatisfy { range in
      flows.indices.contains(Int(range.file.index)) && range.start >= 0
        && range.end <= flows[Int(range.file.index)].bytes.count
    }
    let texts = [finding.message] + finding.notes.map(\.message) + [finding.hint].compactMap { $0 }
    return (isLocated ? [] : ["'\(finding.message)' is at no place"])
      + (texts.contains("") ? ["'\(finding.rule)' says nothing"] : [])
  }

  private func faultsOfReports(_ findings: [Diagnostic], in flows: [SourceFile]) -> [String] {
    let told = Report(findings, in: flows)
    var faults = told.findings.count > Self.mostFindings ? ["too many findings are told"] : []
    for format in ReportFormat.allCases {
      let text = report(told, as: format)
      guard format == .json || format == .sarif else { continue }
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      if object == nil { faults.append("\(format.rawValue) can't be read") }
    }
    return faults
  }
}

/// The brackets of Swift code, apart from those in texts and comments.
struct Brackets {
  private(set) var areBalanced = true
  private var open: [UInt8] = []

  init(of code: [UInt8]) {
    for line in code.split(separator: 0x0A) {
      var previous: UInt8 = 0
      var isText = false
      for byte in line {
        if byte == 0x22, previous != 0x5C { isText.toggle() }
        if !isText, byte == 0x2F, previous == 0x2F { break }
        if !isText { take(byte) }
        previous = byte == 0x5C && previous == 0x5C ? 0 : byte
      }
    }
    areBalanced = areBalanced && open.isEmpty
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
    // The codes of brackets that belong together differ by one or two.
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      let last = open.popLast() ?? 0
      areBalanced = areBalanced && byte &- last <= 2
    default: break
    }
  }
}
