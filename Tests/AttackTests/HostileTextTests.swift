import FlowDiagnostics
import FlowReporters
import Testing

/// A text that is no flow, made of one piece over and over, and what comes of it in all of flowc.
struct HostileText: Sendable, CustomTestStringConvertible {
  static let size = 1 << 14

  let testDescription: String
  let text: String

  init(_ name: String, _ piece: String, before: String = "", after: String = "") {
    testDescription = name
    let times = Self.size / piece.utf8.count
    text = before + String(repeating: piece, count: times) + after
  }

  private static let head = "flow: A\nstart: a\nscreens: "

  static let all = [
    HostileText("words in braces", "a,", before: "{", after: "}"),
    HostileText("words in brackets", "a,", before: "[", after: "]"),
    HostileText("complex keys", "? a : b, ", before: "[", after: "]"),
    HostileText("anchors", "&a a,", before: "[", after: "]"),
    HostileText("aliases", "*a,", before: "x: [&a a,", after: "]"),
    HostileText("aliases of aliases", "  a: &a [*a,*a,*a,*a,*a]\n", before: head + "\n"),
    HostileText("tags", "!t a,", before: "[", after: "]"),
    HostileText("one key on many lines", "a: x\n"),
    HostileText("one key on one line", "a: x, ", before: "{", after: "}"),
    HostileText("screens on one line", "s: {t: q}, ", before: head + "{", after: "}"),
    HostileText("escapes", "\"\\x01\",", before: "[", after: "]"),
    HostileText("one long key", "a", after: ": b\n"),
    HostileText("one long title", "x", before: head + "{ a: { title: ", after: " } }"),
    HostileText("documents", "---\n"), HostileText("directives", "%YAML 1.1\n"),
    HostileText("question marks", "? a\n"), HostileText("dashes", "- - - a\n"),
    HostileText("text directions", "\u{202E}", before: "a: "),
    HostileText("quotes", "\""), HostileText("brackets", "["), HostileText("zeros", "\0"),
    HostileText(
      "unknown screens", "e: q, ", before: head + "{a: {transitions: {", after: "}}}"),
  ]
}

@Suite(.lowPriority) struct HostileTextTests {
  private static let judge = Judge()

  /// Findings are capped and each is short, so that neither time nor memory go into telling them.
  @Test(arguments: HostileText.all)
  func whatIsSaidIsBounded(_ hostile: HostileText) {
    let flows = [SourceFile(path: "input.flow.yaml", text: hostile.text)]
    let outcome = Self.judge.outcome(of: flows)
    #expect(outcome.findings.count <= 3 * DiagnosticList.limit)
    #expect(outcome.findings.allSatisfy { $0.message.utf8.count < 2_000 })
    #expect(Self.judge.faults(of: flows, besides: outcome) == [])
    for format in ReportFormat.allCases {
      let told = report(Report(outcome.findings, in: flows), as: format)
      #expect(told.utf8.count < 2 << 20, "\(format.rawValue)")
    }
  }
}
