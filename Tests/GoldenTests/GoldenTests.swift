import Foundation
import Testing

/// Holds what flowc makes of the cases against what is written down beside them.
///
/// `FLOWC_RECORD=1 swift test --filter GoldenTests` writes down what it makes now.
@Suite(.lowPriority) struct GoldenTests {
  private static let isRecording = ProcessInfo.processInfo.environment["FLOWC_RECORD"] == "1"

  @Test(arguments: Case.all) func isAsExpected(example: Case) throws {
    let made = try example.made()
    if Self.isRecording { return try example.record(made) }
    let expected = try example.expected()
    for path in Set(made.keys).union(expected.keys).sorted() {
      let difference = firstDifference(of: made[path] ?? "", from: expected[path] ?? "")
      #expect(difference == nil, "\(path)")
    }
  }

  @Test(arguments: Case.all) func everyFindingSaysWhatToDo(example: Case) throws {
    let silent = try example.findings().filter { $0.hint?.isEmpty ?? true }
    #expect(silent.map(\.message) == [])
  }

  @Test func thereAreCases() {
    #expect(Case.all.count > 10)
  }

  @Test(.enabled(if: !isRecording)) func expectedCodeIsSwift() throws {
    let files = try Case.all.flatMap { example in
      try example.expected().keys.filter { $0.isSwift }.sorted().map {
        example.folder.appending(path: $0).path
      }
    }
    #expect(!files.isEmpty)
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = ["swiftc", "-frontend", "-parse"] + files
    try compiler.run()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "The compiler's output names the files")
  }

  /// The first line in which two texts differ, as a sentence.
  private func firstDifference(of made: String, from expected: String) -> String? {
    if made.utf8.elementsEqual(expected.utf8) { return nil }
    let lines = [made, expected].map { text in
      text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" })
    }
    let count = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let (line, other) = (lines[0].dropFirst(count).first, lines[1].dropFirst(count).first)
    return "line \(count + 1) is \(line ?? "missing"), and was to be \(other ?? "missing")"
  }
}

extension String {
  /// Whether it is the path of code that is whole: samples are left for their author to fill in.
  fileprivate var isSwift: Bool { hasSuffix(".swift") && !hasSuffix("FlowSamples.swift") }
}
