import FlowDiagnostics
import FlowModel
import Testing

@Suite struct ResolverTests {
  @Test func eventsBringWhatTheirTargetsNeed() throws {
    let project = read(
      """
      flow: Shop
      start: list
      screens:
        list:
          transitions:
            opened: product
            pinned: { to: product, with: { id: $event.pin } }
        product: { params: { id: Product.ID, highlighted: Bool = false } }
      """)
    #expect(project.value.events(of: "list") == ["opened(id: Product.ID)", "pinned()"])
    #expect(project.messages == [])
  }

  @Test func buttonsCarryTheAlertsParameters() {
    let project = read(
      """
      flow: Shop
      start: cart
      effects: [removeItem]
      screens:
        cart:
          transitions:
            removeTapped: removal
            removeConfirmed: { effect: removeItem, with: { name: $event.name } }
        removal:
          params: { name: String }
          alert: "Remove {name}?"
          buttons: { removeConfirmed: { title: Remove, role: destructive }, cancel: none }
      """)
    let events = project.value.events(of: "cart")
    #expect(events == ["removeTapped(name: String)", "removeConfirmed(name: String)"])
    #expect(project.messages == [])
  }

  @Test(arguments: [
    ("lst", "no screen is named 'lst'", "did you mean 'list'?"),
    ("dismis", "no screen is named 'dismis'", "did you mean 'dismiss'?"),
  ])
  func unknownTarget(target: String, message: String, hint: String) throws {
    let text = "flow: A\nstart: list\nscreens:\n  list: { transitions: { tapped: \(target) } }\n"
    let diagnostic = try #require(read(text).diagnostics.first)
    #expect(diagnostic.message == message)
    #expect(diagnostic.hint == hint)
    let range = diagnostic.range
    let marked = Array(text.utf8)[Int(range.start)..<Int(range.end)]
    #expect(String(decoding: marked, as: UTF8.self) == target)
  }
}

@Suite struct RepetitionTests {
  @Test(arguments: [
    ("imports: [Core, My-Kit]", ["'My-Kit' can't be the name of a module"]),
    ("states: { session: [on, off, on] }", ["'on' is declared twice"]),
    ("outcomes: { call: [ended, ended] }", ["'ended' is declared twice"]),
    ("imports: [Core]\nstates: { session: [on, off] }\noutcomes: { call: [ended] }", []),
  ])
  func wouldNotCompile(section: String, messages: [String]) {
    let flow = read("flow: A\nstart: a\n\(section)\nscreens: { a: }\n")
    #expect(flow.messages == messages)
  }
}

func read(_ text: String) -> Diagnosed<FlowProject> {
  FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
}

extension Diagnosed {
  var messages: [String] { diagnostics.map(\.message) }
}

extension FlowProject {
  /// The events of a screen as they would be called.
  func events(of name: String) -> [String] {
    guard let screen = screens.elements.first(where: { text($0.name) == name }) else { return [] }
    return transitions[screen.transitions].map { transition in
      let parameters = self.parameters[transition.parameters].map {
        text($0.name) + ": " + text($0.type.spelling)
      }
      return text(transition.event) + "(" + parameters.joined(separator: ", ") + ")"
    }
  }
}
