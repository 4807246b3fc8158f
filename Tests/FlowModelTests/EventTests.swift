import FlowModel
import Testing

/// What events bring that declare nothing.
struct EventTests {
  /// The events of a flow with what they bring, each as `event(name, name)`.
  private func events(_ text: String) -> [String] {
    let project = read(text)
    #expect(project.messages == [])
    return project.value.transitions.elements.map { transition in
      let names = project.value.parameters[transition.parameters].map {
        project.value.text($0.name)
      }
      return "\(project.value.text(transition.event))(\(names.joined(separator: ", ")))"
    }.sorted()
  }

  private let header = """
    flow: A
    start: a
    outcomes: { save: { params: { text: String }, ends: { saved: { id: Int }, failed: } } }
    """

  @Test(arguments: [
    "screens: { a: { transitions: { x: WAIT } }, note: { params: { id: Int } } }",
    "anywhere: { x: WAIT }\nscreens: { a: {}, note: { params: { id: Int } } }",
    "app: { x: WAIT }\nscreens: { a: {}, note: { params: { id: Int } } }",
    "groups: { g: { x: WAIT } }\nscreens: { a: { use: g }, note: { params: { id: Int } } }",
    "groups: { g: { x: WAIT } }\nscreens: { a: { use: g }, b: { use: g }, note: { params: { id: Int } } }",
  ])
  func answersBringWhatTheirOutcomeSays(rest: String) {
    let wait = "{ await: save, cases: { saved: note, failed: none } }"
    let found = events(header + "\n" + rest.replacing("WAIT", with: wait))
    #expect(found == ["failed()", "saved(id)", "x(text)"])
  }

  @Test(arguments: ["finished", "cancelled", "dismissed"])
  func answersThatAreWaitedForAfterAnEndBringThemToo(end: String) {
    let found = events(
      header + """

        screens:
          a:
            transitions:
              x:
                to: b
                \(end): { await: save, with: { text: "" }, cases: { saved: note, failed: none } }
          b: { external: true }
          note: { params: { id: Int } }
        """)
    #expect(found == ["failed()", "saved(id)", "x()"])
  }

  @Test(arguments: [
    "screens: { a: { transitions: { x: ask, kept: none } }, ASK }",
    "anywhere: { x: ask, kept: none }\nscreens: { a: {}, ASK }",
    "anywhere: { x: ask }\nscreens: { a: { transitions: { kept: none } }, ASK }",
    "groups: { g: { x: ask, kept: none } }\nscreens: { a: { use: g }, ASK }",
    "groups: { g: { x: ask } }\nscreens: { a: { use: g, transitions: { kept: none } }, ASK }",
  ])
  func buttonsBringWhatTheirAlertIsGiven(rest: String) {
    let ask = "ask: { params: { id: Int }, alert: \"Keep {id}?\", buttons: { kept: Keep } }"
    let found = events("flow: A\nstart: a\n" + rest.replacing("ASK", with: ask))
    #expect(found == ["kept(id)", "x(id)"])
  }

  @Test(arguments: [
    (
      "checkout: { external: true, returns: Int, transitions: { finished: { to: ask, with: { id: $result } } } }",
      "{ to: checkout, style: sheet }", "a"
    ),
    (
      "checkout: { embed: B, transitions: { finished: { to: ask, with: { id: 1 } } } }", "checkout",
      "a"
    ),
    (
      "checkout: { embed: B, transitions: { cancelled: [dismissAll, { to: ask, with: { id: 1 } }] } }",
      "checkout", "a"
    ),
    ("checkout: { transitions: { y: [back, { to: ask, with: { id: 1 } }] } }", "checkout", "a"),
    ("checkout: {}", "[checkout, { to: ask, with: { id: 1 } }]", "checkout"),
    ("checkout: {}", "[{ setRoot: checkout }, { to: ask, with: { id: 1 } }]", "checkout"),
  ])
  func buttonsBringItToWhomTheAlertIsShownOver(checkout: String, x: String, presenter: String) {
    let isFirst = presenter == "a"
    let own = "a: { transitions: { x: \(x)\(isFirst ? ", kept: none" : "") } }"
    let other = isFirst ? checkout : "checkout: { transitions: { kept: none } }"
    let project = read(
      """
      flows:
        - flow: A
          start: a
          screens:
            \(own)
            \(other)
            ask: { params: { id: Int }, alert: "Keep {id}?", buttons: { kept: Keep } }
        - flow: B
          start: b
          screens: { b: { transitions: { y: finish, z: cancel } } }
      """)
    #expect(project.messages == [])
    let kept = project.value.transitions.elements.first {
      project.value.text($0.event) == "kept"
    }
    #expect(kept?.parameters.count == 1)
  }

  @Test(arguments: ["app", "anywhere"])
  func buttonsBringItWhereverTheAlertComesUp(section: String) {
    let found = events(
      """
      flow: A
      start: a
      \(section): { x: ask }
      screens:
        a: { transitions: { kept: none } }
        b: { transitions: { kept: none } }
        ask: { params: { id: Int }, alert: "Keep {id}?", buttons: { kept: Keep } }
      """)
    #expect(found == ["kept(id)", "kept(id)", "x(id)"])
  }

  @Test func buttonsOfAlertsThatComeUpLaterBringItToo() {
    let found = events(
      """
      flow: A
      start: a
      screens:
        a:
          params: { id: Int }
          leaving: { to: ask, with: { id: $screen.id } }
          transitions:
            x: { to: b, finished: { to: other, with: { name: "" } } }
            kept: none
            left: none
        b: { external: true }
        ask: { params: { id: Int }, alert: "Leave {id}?", buttons: { left: Leave } }
        other: { params: { name: String }, alert: "Keep {name}?", buttons: { kept: Keep } }
      """)
    #expect(found == ["kept(name)", "left(id)", "x()"])
  }

  /// An empty list starts where the next one does.
  @Test(arguments: [0, 1, 16, 17])
  func aScreenHasItsOwnEventsOnly(count: Int) throws {
    let many = (0..<40).map { "e\($0): b" }.joined(separator: ", ")
    let few = (0..<count).map { "f\($0): b" }.joined(separator: ", ")
    let project = read(
      """
      flow: A
      start: a
      screens: { b: , c: { transitions: { \(few) } }, a: { transitions: { \(many) } } }
      """
    ).value
    let event = try #require(project.symbols.symbol(for: "e3"))
    let having = project.screens.ids.filter { project.transition(of: $0, on: event) != nil }
    #expect(having.map { project.text(project.screens[$0].name) } == ["a"])
  }
}
