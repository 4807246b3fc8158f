import FlowDiagnostics
import Testing

@Suite struct DiagnosticListTests {
  private func list(_ count: Int, _ severity: Severity = .warning) -> DiagnosticList {
    var list = DiagnosticList()
    for number in 0..<count {
      let range = SourceRange(FileID(0), number, number)
      list.append(Diagnostic(severity, "rule", "mistake \(number)", at: range))
    }
    return list
  }

  @Test(arguments: [0, 1, 999, 1_000])
  func aFewAreAllTold(count: Int) {
    #expect(list(count).all.map(\.message) == (0..<count).map { "mistake \($0)" })
    #expect(list(count).isEmpty == (count == 0))
  }

  @Test func theLastCountsTheRest() {
    let all = list(1_234).all
    #expect(all.count == 1_000)
    #expect(all[998].message == "mistake 998")
    #expect(all[999].message == "mistake 999")
    #expect(all[998].omittedCount == 0)
    #expect(all[999].omittedCount == 234)
    #expect(all[999].severity == .warning)
  }

  /// What stands on errors has to know that there is one.
  @Test func anErrorIsNeverLost() {
    var list = list(1_500)
    list.append(contentsOf: self.list(1, .error))
    #expect(list.all.last?.severity == .error)
    #expect(list.all.last?.omittedCount == 501)
  }

  @Test func listsAreJoinedWithWhatTheyLeaveOut() {
    var list = list(700)
    list.append(contentsOf: self.list(1_400))
    #expect(list.all.last?.message == "mistake 299")
    #expect(list.all.last?.omittedCount == 1100)
  }

  @Test func longSentencesAreCut() {
    let word = String(repeating: "é", count: 100_000)
    let finding = Diagnostic(
      .error, "rule", "there is no key '\(word)' here", at: SourceRange(FileID(0), 0, 0), hint: word
    )
    #expect(finding.message.utf8.count < 2_000)
    #expect(finding.message.hasPrefix("there is no key 'é") && finding.message.hasSuffix("é' here"))
    #expect((finding.hint?.utf8.count ?? 0) < 2_000)
  }

  /// A slash and an accent are one character to Swift, and a slash to the system.
  @Test(arguments: [
    ("a/b.flow.yaml", "b.flow.yaml", "b"),
    ("a/\u{301}b.flow.yaml", "\u{301}b.flow.yaml", "\u{301}b"),
    ("\u{600}.flow.yaml", "\u{600}.flow.yaml", "\u{600}"), ("flow.yaml", "flow.yaml", nil),
  ])
  func namesAreBytes(path: String, name: String, stem: String?) {
    let file = SourceFile(path: path, bytes: [])
    #expect(Array(file.name.utf8) == Array(name.utf8))
    #expect(file.name(without: ".flow.yaml").map { Array($0.utf8) } == stem.map { Array($0.utf8) })
  }
}
