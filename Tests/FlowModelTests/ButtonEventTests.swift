import FlowDiagnostics
import FlowModel
import FlowSyntax
import Testing

/// The events that buttons of alerts send, and no view.
@Suite struct ButtonEventTests {
  private func buttonEvents(_ texts: String...) -> [String] {
    let project = FlowProject.read(
      texts.enumerated().map { SourceFile(path: "\($0).flow.yaml", text: $1) }
    ).value
    return project.screens.elements.flatMap { screen in
      screen.buttonEvents.map {
        "\(project.text(screen.name)).\(project.text(Name($0, at: screen.name.range)))"
      }
    }
  }

  @Test(arguments: [
    "transitions: { asked: sure, sent: back }",
    "leaving: sure\n    transitions: { sent: back }",
    "transitions: { asked: [none, { when: g, then: sure }], sent: back }",
  ])
  func aButtonOfItsAlertSends(content: String) {
    let flow = """
      flow: A
      start: a
      guards: [g]
      screens:
        a: { transitions: { next: b, sent: none } }
        b:
          \(content)
        sure: { alert: Sure?, buttons: { sent: Send, cancel: none } }
      """
    #expect(buttonEvents(flow) == ["b.sent"])
  }

  @Test func viewsSendWhatTheyShare() {
    let flow = """
      flow: A
      start: a
      anywhere: { sent: none }
      groups: { g: { kept: none } }
      screens:
        a: { use: g, transitions: { asked: sure } }
        sure: { alert: Sure?, buttons: { sent: Send, kept: Keep, cancel: none } }
      """
    #expect(buttonEvents(flow) == [])
  }

  /// The actions of a fragment's screen are one type for all flows.
  @Test(arguments: [("sent: back", []), ("asked: sure, sent: back", ["help.sent", "help.sent"])])
  func aFragmentsScreenIsTheSameInEachFlow(events: String, expected: [String]) {
    let common = """
      fragment: Common
      screens:
        help: { transitions: { \(events) } }
        sure: { alert: Sure?, buttons: { sent: Send, cancel: none } }
      """
    let flows = ["", "anywhere: { anyAsked: sure }"].enumerated().map { number, rest in
      """
      flow: F\(number)
      start: home
      include: [./0.flow.yaml]
      \(rest)
      screens: { home: { transitions: { helpTapped: help } } }
      """
    }
    #expect(buttonEvents(common, flows[0], flows[1]) == expected)
  }
}
