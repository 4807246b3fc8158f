import FlowCompiler
import FlowDiagnostics
import FlowReporters
import Foundation
import Testing

/// Judges the files that FLOWC_JUDGED names, each by itself: where the time goes, and the memory.
@Suite struct JudgedFileTests {
  private static let paths =
    ProcessInfo.processInfo.environment["FLOWC_JUDGED"]?.split(separator: ":").map(String.init)

  @Test(.enabled(if: paths != nil), arguments: paths ?? [])
  func file(path: String) throws {
    let bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let file = SourceFile(path: "input.flow.yaml", bytes: bytes)
    let judge = Judge()
    let clock = ContinuousClock()
    var outcome = Judge.Outcome(findings: [], code: [:])
    var said = Report([], in: [file])
    let linting = clock.measure {
      said = Report(FlowCompiler().lint([file]).diagnostics, in: [file])
    }
    let telling = clock.measure {
      for format in ReportFormat.allCases { _ = report(said, as: format) }
    }
    let all = clock.measure { outcome = judge.outcome(of: [file]) }
    print(
      "JUDGED \(path.split(separator: "/").last ?? ""): lint \(linting), tell \(telling), all \(all), \(said.findings.count) findings of \(outcome.findings.count), \(mebibytes) MiB"
    )
    if let first = outcome.findings.first {
      print("   \(first.rule): \(first.message.prefix(200))")
    }
    #expect(judge.faults(of: [file], besides: outcome) == [])
  }

  /// The most memory that was taken so far.
  private var mebibytes: Int {
    var usage = rusage()
    getrusage(0, &usage)
    return Int(usage.ru_maxrss) / 1024
  }
}
