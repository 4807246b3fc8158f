import FlowDiagnostics
import FlowReporters
import Foundation
import Testing

/// More findings than anyone reads.
@Suite struct CappedReportTests {
  private static let file = SourceFile(
    path: "Long.flow.yaml", text: "{" + String(repeating: "a,", count: 2_500) + "}")

  /// Two thousand remarks, and behind them five hundred errors.
  private static let capped = Report(
    (0..<2_500).map { number in
      Diagnostic(
        number < 2_000 ? .info : .error, "rule", "finding \(number)",
        at: SourceRange(FileID(0), 2 * number + 1, 2 * number + 2))
    }, in: [file])

  @Test func whatWeighsMostIsTold() {
    let told = Self.capped.findings
    #expect(told.count == 1_000)
    #expect(told.count { $0.severity == .error } == 500)
    #expect(told.map(\.range.start) == told.map(\.range.start).sorted())
    #expect(
      Self.capped.summary == "500 errors in 1 file; 2000 remarks; 1500 of them are not told")
  }

  @Test(arguments: [ReportFormat.text, .concise, .github])
  func theRestIsCounted(format: ReportFormat) {
    let lines = report(Self.capped, as: format).split(separator: "\n")
    #expect(lines.last?.hasSuffix("1500 more findings are not told") == true)
  }

  @Test func programsAreToldTheRestToo() throws {
    let read = { (format: ReportFormat) in
      try JSONSerialization.jsonObject(with: Data(report(Self.capped, as: format).utf8))
        as? [String: Any]
    }
    let summary = try read(.json)?["summary"] as? [String: Any]
    #expect(summary?["omitted"] as? Int == 1_500)
    #expect(summary?["errors"] as? Int == 500)
    let run = (try read(.sarif)?["runs"] as? [[String: Any]])?.first
    #expect((run?["results"] as? [Any])?.count == 1_000)
    let invocation = (run?["invocations"] as? [[String: Any]])?.first
    let remarks = invocation?["toolExecutionNotifications"] as? [[String: Any]]
    let message = remarks?.first?["message"] as? [String: String]
    #expect(message?["text"] == "1500 more findings are not told")
  }

  /// A long line is quoted around the caret only, however many findings there are in it.
  @Test(arguments: ReportFormat.allCases)
  func theSizeIsBounded(format: ReportFormat) {
    #expect(report(Self.capped, as: format).utf8.count < 1_500_000)
  }

  @Test func aFileSaysThatTooWithoutColours() {
    #expect(Self.capped.withoutColor.summary == Self.capped.summary)
  }

  @Test func aFewAreNotCounted() {
    let few = Report([unknownScreen, emptyScreen], in: [todo])
    #expect(few.findings.count == 2)
    #expect(!few.summary.contains("not told"))
    #expect(!report(few, as: .sarif).contains("invocations"))
  }
}
