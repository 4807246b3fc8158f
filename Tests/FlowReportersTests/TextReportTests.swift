import FlowDiagnostics
import FlowReporters
import Testing

@Suite struct TextReportTests {
  @Test func showsTheLineTheNotesAndTheHint() {
    #expect(
      report(Report([unknownScreen], in: [todo]), as: .text) == """
        Flows/Todo.flow.yaml:4:16: error: no screen is named 'Paymnet' [unknown-screen]
        4 |   list: { add: Paymnet }
          |                ^~~~~~~
          = help: did you mean 'payment'?
        Flows/Todo.flow.yaml:5:3: note: 'payment' is declared here
        5 |   payment:
          |   ^~~~~~~

        """)
  }

  @Test(arguments: [
    ("a: b", "b", "^"),
    ("a: bcd", "bcd", "^~~"),
    ("日本: x", "x", "      ^"),
    ("a: 日本", "日本", "   ^~~~"),
    ("👩‍👧: x", "x", "    ^"),
    ("❤️: x", "x", "    ^"),
    ("e\u{301}: x", "x", "   ^"),
    ("\t- x", "x", "\t  ^"),
    ("\t- a\tb", "a\tb", "\t  ^\t~"),
    ("\tx", "\t", "^"),
    ("\u{1B}: x", "x", "        ^"),
    ("a: [\nb]", "[\nb]", "   ^"),
    ("a: [b,\nc]", "[b,\nc]", "   ^~~"),
    ("\u{FEFF}a: b", "\u{FEFF}a", "^"),
    ("a", "", "^"),
  ])
  func marksTheRange(text: String, marked: String, carets: String) {
    let carets = text.hasPrefix("a: b") ? "   " + carets : carets
    #expect(lines(text, marking: marked)[2] == "  | " + carets)
  }

  @Test(arguments: ["", "\n", "a\n", "a"])
  func marksTheEndOfAFile(text: String) {
    let last = text == "a" ? "1 | a\n  |  ^\n" : "\(text == "" ? 1 : 2) |\n  | ^\n"
    let file = SourceFile(path: "x", text: text)
    let end = Diagnostic(.error, "r", "m", at: range(of: "missing", in: file))
    #expect(report(Report([end], in: [file]), as: .text).hasSuffix("[r]\n" + last))
  }

  @Test(arguments: [
    ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("a\nb\u{7F}", #"a\u{A}b\u{7F}"#),
    ("x\u{202E}y\u{2066}", #"x\u{202E}y\u{2066}"#), ("\u{9B}2J", #"\u{9B}2J"#),
    ("a\u{2028}b", #"a\u{2028}b"#), ("é 日本 👩‍👧 ❤️", "é 日本 👩‍👧 ❤️"),
  ])
  func spellsOutControls(text: String, shown: String) {
    let file = SourceFile(path: text, text: "key")
    let finding = Diagnostic(.error, "r", text, at: range(of: "key", in: file), hint: text)
    let output = report(Report([finding], in: [file]), as: .text)
    #expect(
      output == """
        \(shown):1:1: error: \(shown) [r]
        1 | key
          | ^~~
          = help: \(shown)

        """)
    #expect(report(Report([finding], in: [file]), as: .concise).count(where: \.isNewline) == 1)
  }

  /// In a message, a name with a no-break space looks like one with a space; in an excerpt, it is text.
  @Test func spellsOutStrangeSpacesInMessages() {
    let output = lines("a: x\u{A0}y", marking: "x\u{A0}y", message: "no 'x\u{A0}y'")
    #expect(output[0].contains(#"no 'x\u{A0}y'"#))
    #expect(output[1] == "1 | a: x\u{A0}y")
  }

  @Test func spellsOutControlsInTheExcerpt() {
    let output = lines("a: \u{202E}x\u{7} b", marking: "x\u{7}")
    #expect(output[1...] == [#"1 | a: \u{202E}x\u{7} b"#, "  |            ^~~~~~"])
  }

  @Test(arguments: [
    ("x", 0, 5_000), ("x", 5_000, 0), ("x", 5_000, 5_000), ("x", 190, 10), ("日", 3_000, 3_000),
    ("👩‍👧", 900, 900), ("\t", 400, 400), ("x", 195, 0), ("x", 0, 195),
  ])
  func cutsLongLinesAroundTheRange(filler: String, before: Int, after: Int) {
    func fill(_ count: Int) -> String { String(repeating: filler, count: count) }
    let output = lines("\(fill(before))<mark>\(fill(after))", marking: "<mark>")
    #expect(output[1].count <= 200 && output[1].contains("<mark>"))
    #expect(output[1].hasPrefix("1 | …") == (before > 0))
    #expect(output[1].hasSuffix("…") == (after > 100))
    #expect(output[2].hasSuffix("^~~~~~"))
    if filler == "x" {
      let caret = output[2].prefix { $0 != "^" }.count
      #expect(output[1].dropFirst(caret).hasPrefix("<mark>"))
    }
  }

  @Test func keepsALineThatFits() {
    let text = String(repeating: "x", count: 190) + "<mark>"
    #expect(lines(text, marking: "<mark>")[1] == "1 | " + text)
  }

  @Test func cutsALongRange() {
    let output = lines("a: " + String(repeating: "b", count: 900), marking: "bbb", extending: 900)
    #expect(output[1].count == 200 && output[1].hasSuffix("b…"))
    #expect(output[2].count == 200 && output[2].hasSuffix("~~"))
  }

  @Test func repairsInvalidText() {
    let file = SourceFile(path: "x", bytes: [0x61, 0xFF, 0x20, 0xC3, 0x0A, 0x80])
    for (start, end) in [(0, 1), (1, 2), (2, 4), (3, 6), (5, 6), (6, 6)] {
      let finding = Diagnostic(.error, "r", "m", at: SourceRange(FileID(0), start, end))
      let output = report(Report([finding], in: [file]), as: .text)
      #expect(output.contains(start < 5 ? "1 | a\u{FFFD} \u{FFFD}\n" : "2 | \u{FFFD}\n"))
    }
  }

  @Test func colorsOnlyWhenAsked() {
    let (plain, colored) = (
      report(Report([unknownScreen], in: [todo]), as: .text),
      report(Report([unknownScreen], in: [todo], isColored: true), as: .text)
    )
    #expect(!plain.contains("\u{1B}"))
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(colored.replacing(/\x{1B}\[[0-9;]*m/, with: "") == plain)
  }

  private func lines(
    _ text: String, marking marked: String, extending length: Int? = nil, message: String = "m"
  ) -> [String] {
    let file = SourceFile(path: "x", text: text)
    var place = range(of: marked, in: file)
    if let length { place = SourceRange(place.file, Int(place.start), Int(place.start) + length) }
    let finding = Diagnostic(.error, "r", message, at: place)
    return report(Report([finding], in: [file]), as: .text)
      .split(separator: "\n").map(String.init)
  }
}
