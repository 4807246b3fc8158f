import FlowDiagnostics
import Testing

@Suite struct LineTableTests {
  @Test(arguments: [
    ("a\nb", 2, 2, 1), ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("a\r\nb", 1, 1, 2),
    ("日本: x", 8, 1, 5), ("👩‍👧 x", 12, 1, 5), ("", 0, 1, 1), ("a\n", 2, 2, 1),
    ("\u{FEFF}a", 3, 1, 1), ("a\u{2028}b", 4, 1, 3), ("a\u{85}b", 3, 1, 3),
    ("a日b", 2, 1, 2), ("a日b", 3, 1, 2), ("a日", 9, 1, 3),
  ])
  func location(text: String, offset: Int, line: Int, column: Int) {
    let table = LineTable(SourceFile(path: "x", text: text))
    #expect(table.location(of: offset) == SourceLocation(line: line, column: column))
  }

  @Test func textOfALineLeavesItsBreakOut() {
    let table = LineTable(SourceFile(path: "x", text: "one\r\ntwo\n\nlast"))
    #expect((1...4).map(table.text(ofLine:)) == ["one", "two", "", "last"])
  }

  @Test func columnsAreCountedAcrossBlocks() {
    let table = LineTable(SourceFile(path: "x", text: "é\n" + String(repeating: "é", count: 600)))
    for column in [1, 2, 126, 127, 128, 254, 255, 256, 400, 601] {
      let location = table.location(of: 3 + 2 * (column - 1))
      #expect(location == SourceLocation(line: 2, column: column))
    }
  }
}
