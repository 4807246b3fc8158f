import FlowModel
import Testing

/// How a screen comes up, where both it and the event that leads to it may say so.
@Suite struct PresentationTests {
  @Test(arguments: [
    ("", "editor", nil),
    ("style: sheet", "{ to: editor, interactiveDismissDisabled: true }", "sheet, stays"),
    ("detents: medium", "{ to: editor, interactiveDismissDisabled: true }", "sheet, 1, stays"),
    ("interactiveDismissDisabled: true", "{ to: editor, style: sheet }", "sheet, stays"),
    ("external: true", "{ to: editor, interactiveDismissDisabled: true }", "sheet, stays"),
    ("external: true, interactiveDismissDisabled: true", "editor", nil),
    (
      "interactiveDismissDisabled: true",
      "{ to: editor, style: sheet, interactiveDismissDisabled: false }", "sheet"
    ),
  ])
  func whatKeepsASheetIsSaidAtEitherPlace(screen: String, action: String, expected: String?) {
    let project = read(
      """
      flow: Notes
      start: list
      screens:
        list: { transitions: { addTapped: \(action) } }
        editor: { \(screen) }
      """)
    #expect(project.messages == [])
    let shows = project.value.actions.elements.compactMap { action -> Show? in
      if case .show(let show) = action.kind { show } else { nil }
    }
    #expect(shows.map(\.presentation?.summary) == [expected])
  }

  @Test(arguments: [
    ("interactiveDismissDisabled: true", "editor", "push"),
    ("", "{ to: editor, interactiveDismissDisabled: true }", "push"),
    ("interactiveDismissDisabled: true", "{ to: editor, style: push }", "push"),
    ("interactiveDismissDisabled: true", "{ to: editor, style: fullScreenCover }", "push"),
    ("transition: slide, interactiveDismissDisabled: true", "editor", "animated"),
    ("transition: slide", "{ to: editor, interactiveDismissDisabled: true }", "animated"),
    ("", "{ to: editor, transition: slide, interactiveDismissDisabled: true }", "animated"),
  ])
  func nothingElseCanBeKeptFromBeingSwipedAway(screen: String, action: String, style: String) {
    let project = read(
      """
      flow: Notes
      start: list
      screens:
        list: { transitions: { addTapped: \(action) } }
        editor: { \(screen) }
      """)
    #expect(
      project.messages == ["'interactiveDismissDisabled' has no effect on '\(style)'"])
  }

  @Test(arguments: [
    ("", "{ screen: a, interactiveDismissDisabled: true }", "push, stays", 1),
    ("style: sheet,", "{ screen: a, interactiveDismissDisabled: true }", "sheet, stays", 0),
    ("style: sheet, interactiveDismissDisabled: true,", "a", "sheet, stays", 0),
    ("interactiveDismissDisabled: true,", "{ screen: a, style: sheet }", "sheet, stays", 0),
  ])
  func aStepStaysAsItOrItsSequenceSays(
    sequence: String, step: String, expected: String, errors: Int
  ) {
    let project = read(
      "flow: A\nstart: s\nscreens: { a: {} }\nsequences: { s: { \(sequence) steps: [\(step)] } }")
    #expect(project.messages.count == errors)
    #expect(project.value.steps.elements.map(\.presentation.summary) == [expected])
  }

  @Test func aScreenThatStaysIsPushedAsBefore() {
    let project = read("flow: A\nscreens: { a: { interactiveDismissDisabled: true } }").value
    #expect(project.screens.elements.map(\.presentation?.summary) == ["push, stays"])
  }
}

extension Presentation {
  fileprivate var summary: String {
    style.rawValue + (detents.isEmpty ? "" : ", \(detents.count)")
      + (interactiveDismissDisabled ? ", stays" : "")
  }
}
