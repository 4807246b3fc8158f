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
      "  a:\n    transitions:\n      go:\n        backTo: b\n      else: b\n  b:\n",
      "'else' must be indented under 'go'", "else"
    ),
    (
      "  a:\n    transitions:\n      go:\n        after: 2s\n      then: b\n  b:\n",
      "'then' must be indented under 'go'", "then"
    ),
    (
      "  a:\n    transitions:\n      go:\n      to: b\n  b:\n",
      "'to' must be indented under 'go'", "to"
    ),
    (
      "  a:\n  title: A\n  transitions:\n  go: b\n  b:\n",
      "'title' and 'transitions' must be indented under 'a'", "title"
    ),
    (
      "  a:\n  b:\napp:\nnoticeCame: b\n", "'noticeCame' must be indented under 'app'", "noticeCame"
    ),
  ])
  func aLineTooFarLeft(screens: String, message: String, marked: String) {
    let found = findings(in: "flow: A\nstart: a\nscreens:\n\(screens)")
    #expect(found == [Finding("unknown-key", message, at: marked)])
  }

  @Test(arguments: [
    (
      "  a:\n  start: a\n", "'start' is a key of a flow", "start",
      "move it to the left, as far as 'screens'"
    ),
    (
      "  a:\n    transitions:\n      terminal: true\n", "'terminal' is a key of a screen",
      "terminal",
      "move it to the left, as far as 'transitions'"
    ),
    (
      "  a:\n    transitions:\n      go: b\n      b:\n        title: B\n",
      "'b' is a screen, but stands among the events of 'a'", "b",
      "move all its lines to the left, as far as 'a'"
    ),
    (
      "  a:\n    transitions:\n      go: b\n    b:\n      title: B\n",
      "'b' is a screen, but stands among the keys of 'a'", "b",
      "move all its lines to the left, as far as 'a'"
    ),
    (
      "  a:\n    transitions:\n      go:\n        after: 2s\n        then: a\n      then: a\n",
      "'then' stands among the events, and 'go' has one already", "then",
      "delete this 'then', or put it in the place of the other one"
    ),
  ])
  func aLineTooFarRight(screens: String, message: String, marked: String, hint: String) {
    let found = findings(in: "flow: A\nscreens:\n\(screens)")
    #expect(found == [Finding("unknown-key", message, at: marked, hint: hint)])
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
