import Testing

/// Keys that YAML does not tell from their values.
@Suite struct MissingSpaceTests {
  /// To YAML, a key and its value without a space between them are one text.
  @Test(arguments: [
    "\n    transitions:{ x: b }", "\n    use:[g]\n", "\n    title:A\n", "\n    terminal:true\n",
    "\n    transitions:\n      x:b\n", "\n    transitions:\n      x:\n        to:b\n",
    "\n    style:\n      compact:sheet\n", "\n    transitions:\n      x: setRoot:b\n",
  ])
  func aMissingSpace(screen: String) {
    #expect(
      findings(inScreen: screen).filter { $0.rule == "yaml-syntax" } == [
        Finding("yaml-syntax", "a space is missing after ':'", at: ":", fix: ": ")
      ])
  }

  /// To YAML, lines without a colon are one text.
  @Test(arguments: ["x = b", "x = b\n      y = b", "\"x\" = b", "x == b", "= b", "x y = b"])
  func equalsSigns(events: String) {
    let found = findings(inScreen: "\n    transitions:\n      \(events)\n")
    let isMeant = events.hasPrefix("x = ")
    #expect(
      found.filter { $0.message == "'=' stands in the place of ':'" }
        == (isMeant
          ? [
            Finding(
              "yaml-syntax", "'=' stands in the place of ':'", at: "=",
              hint: "write ':' and a space instead of '='")
          ] : []))
    #expect(found.count == 1)
  }

  @Test(arguments: [
    ("\n    transitions:\n      x: nobody:b\n", "unknown-screen"),
    ("\n    tabs:\n      https://example.org\n", "unexpected-value"),
    ("\n    \"terminal:true\"\n", "unexpected-value"),
  ])
  func otherColonsAreNone(screen: String, rule: String) {
    #expect(findings(inScreen: screen).first?.rule == rule)
  }
}
