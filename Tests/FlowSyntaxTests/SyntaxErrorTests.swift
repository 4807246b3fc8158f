import FlowDiagnostics
import Testing

@testable import FlowSyntax

/// A text with one mistake, and what is said of it: the range's text, the message, the fix.
struct Mistake: Sendable, CustomTestStringConvertible {
  let text: String
  let line: Int
  let excerpt: String
  let message: String
  var fix: String?
  var rule = "yaml-syntax"

  init(
    _ text: String, _ line: Int, _ excerpt: String, _ message: String, fix: String? = nil,
    rule: String = "yaml-syntax"
  ) {
    self.text = text
    self.line = line
    self.excerpt = excerpt
    self.message = message
    self.fix = fix
    self.rule = rule
  }

  var testDescription: String { text.debugDescription }

  static let longKey = String(repeating: "k", count: 1025)
}

@Suite struct SyntaxErrorTests {
  @Test(
    arguments: Mistake.keys + Mistake.brackets + Mistake.values + Mistake.lines + Mistake.spaces)
  func mistakeIsToldWhereItIs(_ mistake: Mistake) throws {
    let read = Read(mistake.text)
    let diagnostic = try #require(read.diagnostics.first)
    #expect(diagnostic.message == mistake.message)
    #expect(read.excerpt(diagnostic.range) == mistake.excerpt)
    #expect(read.line(of: diagnostic) == mistake.line)
    #expect(diagnostic.rule == mistake.rule)
    #expect(diagnostic.fixIt?.replacement == mistake.fix)
    #expect(read.diagnostics.count == 1)
  }

  @Test(
    arguments: (Mistake.keys + Mistake.brackets + Mistake.values + Mistake.spaces).filter {
      $0.fix != nil
    })
  func fixMakesTheTextReadable(_ mistake: Mistake) throws {
    let fix = try #require(Read(mistake.text).diagnostics.first?.fixIt)
    var bytes = Array(mistake.text.utf8)
    bytes.replaceSubrange(Int(fix.range.start)..<Int(fix.range.end), with: fix.replacement.utf8)
    #expect(Read(bytes: bytes).said == [])
  }

  @Test func messagesStayShortAndVisible() {
    let long = Read("a: 1\n" + String(repeating: "é", count: 1000) + "\nb: 2")
    let cut = String(repeating: "é", count: 60) + "…"
    #expect(long.diagnostics.map(\.message) == ["':' is missing after '\(cut)'"])
    let turned = Read("\"\u{202E}\": 1\n\"\u{202E}\": 2")
    #expect(turned.diagnostics.map(\.message) == ["the key '\"U+202E\"' is here twice"])
  }

  @Test(arguments: [
    ("{ a: none b: back }", "put the value in quotes, or add ',' before 'b' if that is a key"),
    (
      "{ a: none, b: one two c: back }",
      "put the value in quotes, or add ',' before 'c' if that is a key"
    ),
    ("{ a: b: c }", "put the value in quotes, or write a mapping: { b: c }"),
    ("a: b: c", "put the value in quotes, or write a mapping: { b: c }"),
    ("a: Step b: c", "put the value in quotes"), ("a: b:", "put the value in quotes"),
  ])
  func aCommaMayBeMissing(text: String, hint: String) {
    #expect(Read(text).diagnostics.map(\.hint) == [hint])
  }

  /// The nearest places, each with the key that starts there.
  @Test(arguments: [
    ("a:\n  b:\n    c: 1\n   d: 2", "indent it by 4, beside 'c', or by 2, beside 'b'"),
    ("a:\n  b:\n      c: 1\n   d: 2", "indent it by 2, beside 'b'"),
  ])
  func indentationThatFitsNothing(text: String, hint: String) {
    #expect(Read(text).diagnostics.map(\.hint) == [hint])
  }

  /// The text goes on without them, and keeps them inside.
  @Test func strangeSpacesBesideANameAreNotInIt() {
    let read = Read("a\u{A0}: Room\u{A0}12\nb: '\u{A0}c'")
    #expect(read.diagnostics.count == 1)
    #expect(read.tree.root != nil)
    #expect(read.symbols.symbol(for: "a") != nil)
    #expect(read.symbols.symbol(for: "Room\u{A0}12") != nil)
  }

  @Test func everyMistakeSaysWhatToDo() {
    let all = Mistake.keys + Mistake.brackets + Mistake.values + Mistake.lines + Mistake.spaces
    for mistake in all {
      #expect(Read(mistake.text).diagnostics.allSatisfy { $0.hint?.isEmpty == false })
    }
  }

  @Test func whatWasFoundBeforeIsSaidToo() {
    let read = Read("a: *x\na: b\nc: @d\ne: &f g\n")
    #expect(
      read.said == [
        "1:4 yaml-feature: aliases such as '*x' are not part of the flow language",
        "3:4 yaml-syntax: a value can't start with '@'",
      ])
    #expect(read.tree.root == nil)
  }
}

extension Read {
  func line(of diagnostic: Diagnostic) -> Int {
    LineTable(SourceFile(path: "x", bytes: bytes)).location(of: Int(diagnostic.range.start)).line
  }
}
