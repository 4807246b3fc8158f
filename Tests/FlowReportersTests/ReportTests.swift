import FlowDiagnostics
import FlowReporters
import Testing

@Suite struct ReportTests {
  private let other = SourceFile(path: "Flows/Other.flow.yaml", text: "flow: Other\n")

  @Test func sortsByFilePlaceAndRuleAndSaysNothingTwice() {
    let inOther = Diagnostic(.error, "b", "m", at: range(of: "Other", in: other, 1))
    let sameOther = Diagnostic(.error, "a", "m", at: range(of: "Other", in: other, 1))
    let given = [inOther, emptyScreen, sameOther, unknownScreen, emptyScreen, inOther]
    let sorted = Report(given, in: [todo, other])
    #expect(sorted.findings == [unknownScreen, emptyScreen, sameOther, inOther])
  }

  @Test func keepsFindingsThatDifferInAnythingAtAll() {
    let similar = Diagnostic(
      .warning, "empty-screen", "'payment' leads nowhere", at: emptyScreen.range, hint: "go on")
    let report = Report([emptyScreen, similar, emptyScreen], in: [todo])
    #expect(report.findings == [emptyScreen, similar])
  }

  @Test(arguments: [
    ([], 2, "no findings in 2 files"), ([], 1, "no findings in 1 file"),
    ([unknownScreen], 1, "1 error in 1 file"),
    ([unknownScreen, emptyScreen], 14, "1 error, 1 warning in 1 of 14 files"),
    ([emptyScreen], 2, "1 warning in 1 of 2 files"),
  ])
  func summary(findings: [Diagnostic], files: Int, sentence: String) {
    let files = [todo] + [SourceFile](repeating: other, count: files - 1)
    #expect(Report(findings, in: files).summary == sentence)
  }

  @Test func summaryCounts() {
    let errors = (0..<3).map { Diagnostic(.error, "r", "\($0)", at: emptyScreen.range) }
    let inOther = Diagnostic(.warning, "r", "m", at: range(of: "Other", in: other, 1))
    let report = Report(errors + [inOther], in: [todo, other, other])
    #expect(report.summary == "3 errors, 1 warning in 2 of 3 files")
  }

  @Test(arguments: [
    (1, 0, "no findings in 3 files; 1 remark"), (2, 0, "no findings in 3 files; 2 remarks"),
    (2, 1, "1 warning in 1 of 3 files; 2 remarks"),
  ])
  func remarksAreNoFindings(remarks: Int, warnings: Int, sentence: String) {
    let made = (0..<remarks).map { Diagnostic(.info, "r", "\($0)", at: emptyScreen.range) }
    let inOther = (0..<warnings).map {
      Diagnostic(.warning, "r", "\($0)", at: range(of: "Other", in: other, 1))
    }
    #expect(Report(made + inOther, in: [todo, other, other]).summary == sentence)
  }

  /// `flowc.yml` and what else was read counts only with its own findings.
  @Test(arguments: [
    (false, "no findings in 1 file"), (true, "1 error in 1 of 2 files"),
  ])
  func filesThatWereCheckedAreCounted(isWrong: Bool, sentence: String) {
    let wrong = Diagnostic(.error, "r", "m", at: range(of: "Other", in: other, 1))
    let report = Report(isWrong ? [wrong] : [], in: [todo, other, other], checked: 1)
    #expect(report.summary == sentence)
  }

  @Test(arguments: ReportFormat.allCases)
  func nothingFoundIsNothingSaid(format: ReportFormat) {
    let output = report(Report([], in: [todo]), as: format)
    #expect(format == .json || format == .sarif ? output.hasPrefix("{") : output.isEmpty)
  }

  @Test func conciseHasALineForEachFinding() {
    #expect(
      report(Report([unknownScreen, emptyScreen], in: [todo], isColored: true), as: .concise) == """
        Flows/Todo.flow.yaml:4:16: error: no screen is named 'Paymnet' [unknown-screen]
        Flows/Todo.flow.yaml:5:3: warning: 'payment' leads nowhere [empty-screen]

        """)
  }
}
