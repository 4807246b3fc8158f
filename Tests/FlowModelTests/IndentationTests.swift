import Testing

/// Lines that are not indented enough.
@Suite struct IndentationTests {
  @Test(arguments: [
    (
      "  a:\n    transitions:\n    go: b\n  b:\n", "'go' must be indented under 'transitions'", "go"
    ),
    (
      "  a:\n    transitions:\n    go: { to: b }\n    back: [back]\n  b:\n",
      "'go' and 'back' must be indented under 'transitions'", "go"
    ),
    (
      "  a:\n    params:\n    id: Int\n    transitions: { go: b }\n  b:\n",
      "'id' must be indented under 'params'", "id"
    ),
    (
      "  a:\n    transitions:\n      go: b\n    also: { to: b }\n  b:\n",
      "'also' must be indented under 'transitions'", "also"
    ),
    (
      "  a:\n  transitions:\n    go: b\n  b:\n", "'transitions' must be indented under 'a'",
      "transitions"
    ),
    ("  a:\n  title: A\n  b:\n", "'title' must be indented under 'a'", "title"),
    ("a:\n  transitions:\n    go: b\nb:\n", "'a' and 'b' must be indented under 'screens'", "a"),
    (
      "  a:\n  b:\nlinks:\nhosts: [example.org]\n", "'hosts' must be indented under 'links'",
      "hosts"
    ),
    (
      "  a:\n  b:\napp:\nnoticeCame: b\n", "'noticeCame' must be indented under 'app'", "noticeCame"
    ),
  ])
  func aLineTooFarLeft(screens: String, message: String, marked: String) {
    let found = findings(in: "flow: A\nstart: a\nscreens:\n\(screens)")
    #expect(found == [Finding("unknown-key", message, at: marked)])
  }

  @Test func whatIsIndentedWrongIsReadAllTheSame() {
    let found = findings(
      in: "flow: A\nstart: a\nscreens:\n  a:\n    transitions:\n    go: nobody\n")
    #expect(found.map(\.marked) == ["go", "nobody"])
    #expect(found.first?.hint == "move it two spaces to the right")
  }

  @Test func theHelpNamesTheLineAbove() {
    let found = findings(inScreen: "\n    transitions:\n      go: b\n    also: back\n")
    #expect(found.map(\.hint) == ["move it to the right, as far as 'go'"])
  }

  @Test(arguments: [
    ("\n    transitions:\n    titel: A\n", "did you mean 'title'?"),
    ("{ transitions: { go: b }, also: b }", "events stand under 'transitions'"),
  ])
  func otherUnknownKeys(screen: String, hint: String) {
    #expect(findings(inScreen: screen).map(\.hint) == [hint])
  }
}
