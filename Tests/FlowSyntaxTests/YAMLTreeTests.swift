import FlowDiagnostics
import Testing

@testable import FlowSyntax

@Suite struct YAMLTreeTests {
  @Test(arguments: [
    ("a: b", "{a: b}"), ("a:\nb: ''", "{a: ~, b: \"\"}"), ("- a\n- [b, 'c']", "[a, [b, \"c\"]]"),
    ("a: {b: c, d}", "{a: {b: c, d: ~}}"), ("a: |\n  b\n  c\n", "{a: \"b\nc\n\"}"),
    ("a:\n- b\n- c: d\n  e: f\ng: h", "{a: [b, {c: d, e: f}], g: h}"), ("---\na", "a"),
    ("a: []\nb: {}", "{a: [], b: {}}"), ("# c\na: b # d\n...\n# e\n", "{a: b}"),
    ("\u{FEFF}a: b", "{a: b}"), ("no: on", "{no: on}"), ("a: \"x\\0y\"", "{a: \"x\0y\"}"),
    ("a: b\r\nc:\r\n  - d\r\n", "{a: b, c: [d]}"), ("[a: b, c]", "[{a: b}, c]"),
  ])
  func outline(text: String, outline: String) {
    let read = Read(text)
    #expect(read.outline == outline)
    #expect(read.said == [])
  }

  @Test(arguments: [
    "a: b", "日本: 'ü, x'\nb: \"👩‍👧\"\r\nc: d", "\u{FEFF}a: b", "- a\n-\n- - b\n\n# end\n",
    "a: {b: [c, d], e: }\nf: [ ]\n", "a: |\n  b\n\n  c\n\n# x\nd: >-\n e\n", "é: |\r\n  ü\r\nb: c",
    "a:\n  b: # none\n\nc: ''", "a: \"x\n  y\"\nb: c\u{301}",
  ])
  func everyRangeCoversItsNode(text: String) throws {
    let read = Read(text)
    for index in read.tree.nodes.indices {
      let node = NodeID(index: Int32(index))
      let excerpt = read.excerpt(read.tree.range(of: node))
      let again = Read(excerpt)
      #expect(excerpt == excerpt.trimmingSpaces, "no white space around '\(excerpt)'")
      if read.tree.kind(of: node) == .scalar, read.tree.isPlain(node) {
        #expect(excerpt == read.symbols.text(of: read.tree.symbol(of: node)))
      }
      if excerpt.hasPrefix("{") || excerpt.hasPrefix("[") { #expect(again.said == []) }
    }
  }
}

extension String {
  var trimmingSpaces: String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0.isNewline }
    return String(drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
