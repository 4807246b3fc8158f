import FlowDiagnostics
import Testing

@testable import FlowSyntax

/// A text of a quarter of a mebibyte that makes careless readers quadratic, and what must be said of it.
struct HostileShape: Sendable, CustomTestStringConvertible {
  static let size = 1 << 18

  let testDescription: String
  let text: String
  let rules: Set<String>

  /// A piece of text over and over, between a beginning and an end.
  init(
    _ name: String, _ piece: String, rules: Set<String> = [], before: String = "",
    after: String = ""
  ) {
    testDescription = name
    let times = Self.size / piece.utf8.count
    text = before + String(repeating: piece, count: times) + after
    self.rules = rules
  }

  /// A numbered piece for each of many lines.
  init(_ name: String, rules: Set<String> = [], count: Int, line: (Int) -> String) {
    testDescription = name
    text = (0..<count).map(line).joined()
    self.rules = rules
  }

  static let nesting = [
    HostileShape("open lists", "[", rules: ["yaml-limits"]),
    HostileShape("open mappings", "{", rules: ["yaml-feature", "yaml-limits"]),
    HostileShape("pairs in lists", "[a: ", rules: ["yaml-limits"]),
    HostileShape("mappings in mappings", "{a: ", rules: ["yaml-limits"]),
    HostileShape("mappings as keys", "{{a: b}: ", rules: ["yaml-feature", "yaml-limits"]),
    HostileShape("dashes on a line", "- ", rules: ["yaml-limits"]),
    HostileShape("question marks on a line", "? ", rules: ["yaml-limits", "yaml-feature"]),
    HostileShape("deeper and deeper", rules: ["yaml-limits"], count: 1400) {
      String(repeating: " ", count: $0) + "a:\n"
    },
  ]

  static let long = [
    HostileShape("a long list", "- a\n"),
    HostileShape("a long list in brackets", "a,", before: "[", after: "]"),
    HostileShape("keys without values", "a,", rules: ["duplicate-key"], before: "{", after: "}"),
    HostileShape("many keys", count: 100_000) { "key\($0): v\n" },
    HostileShape("one scalar", "x", before: "a: "),
    HostileShape("many lines", "x\n ", before: "a: "),
    HostileShape("blank lines in a scalar", "\n", before: "a: x", after: " y"),
    HostileShape("a block scalar", "  x\n", before: "a: |\n"),
    HostileShape("a comment", "#"), HostileShape("comments", "# x\n", before: "a: b\n"),
    HostileShape("escapes", "\\n", before: "a: \"", after: "\""),
    HostileShape("quotes", "''", before: "a: '", after: "'"),
    HostileShape("carriage returns", "- a\r\n"),
    HostileShape("emoji", "👩", before: "a: "),
    HostileShape("colons", ":", before: "a: b", after: "c"),
    HostileShape("empty values", "-\n"), HostileShape("dedents", "- - - a\n"),
    HostileShape("spaces", " ", before: "a:", after: "b"),
  ]

  static let refused = [
    HostileShape("directives", "%TAG !a! b\n", rules: ["yaml-feature"], after: "---\na: b"),
    HostileShape("late directives", "%TAG !a! b\n", rules: ["yaml-feature"], before: "a: b\n...\n"),
    HostileShape("anchors", rules: ["yaml-feature"], count: 60_000) { "- &a\($0) b\n" },
    HostileShape("aliases", "- *a\n", rules: ["yaml-feature"]),
    HostileShape("tags", "- !a b\n", rules: ["yaml-feature"]),
    HostileShape("documents", "---\na\n", rules: ["yaml-feature"]),
    HostileShape("one key", "a: b\n", rules: ["duplicate-key"]),
    HostileShape("cut types", "a<b, ", rules: ["yaml-syntax"], before: "[", after: ">]"),
    HostileShape("no spaces", "a:b, ", rules: ["yaml-syntax"], before: "{", after: "}"),
    HostileShape("text directions", "\u{202E}", rules: ["yaml-encoding"], before: "a: "),
    HostileShape("no colons", "a\n", rules: ["yaml-syntax"], before: "b: c\n", after: "d: e"),
    HostileShape("an open quote", "a\n", rules: ["yaml-syntax"], before: "a: \""),
    HostileShape("complex keys", "? a\n", rules: ["yaml-feature"]),
  ]
}

@Suite(.lowPriority) struct HostileShapeTests {
  /// A quadratic reading of so much takes minutes: nobody would overlook it.
  @Test(arguments: HostileShape.nesting + HostileShape.long)
  func shapeIsReadInLinearTime(_ shape: HostileShape) { check(shape) }

  @Test(arguments: HostileShape.refused)
  func refusedShapeIsReadInLinearTime(_ shape: HostileShape) { check(shape) }

  private func check(_ shape: HostileShape) {
    let read = Read(shape.text)
    let rules = Set(read.diagnostics.map(\.rule))
    #expect(rules == shape.rules || read.isEmptyFile, "\(read.diagnostics.first?.message ?? "")")
    #expect(read.tree.root != nil || !rules.isEmpty)
  }
}
