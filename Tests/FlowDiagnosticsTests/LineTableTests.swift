import FlowDiagnostics
import Testing

@Suite struct LineTableTests {
  @Test(arguments: [
    ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\r\nb", 1, 1, 2),
    ("日本: x", 8, 1, 5), ("👩‍👧 x", 12, 1, 5), ("", 0, 1, 1), ("a\n", 2, 2, 1),
    ("\u{FEFF}a", 3, 1, 1), ("a\u{2028}b", 4, 1, 3), ("a\u{85}b", 3, 1, 3),
  ])
  func location(text: String, offset: Int, line: Int, column: Int) {
    let table = LineTable(SourceFile(path: "x", text: text))
    #expect(table.location(of: offset) == SourceLocation(line: line, column: column))
  }

  @Test func textOfALineLeavesItsBreakOut() {
    let table = LineTable(SourceFile(path: "x", text: "one\r\ntwo\n\nlast"))
    #expect((1...4).map(table.text(ofLine:)) == ["one", "two", "", "last"])
  }
}
