import FlowModel
import Testing

/// How a screen comes up, where both it and the event that leads to it may say so.
@Suite struct PresentationTests {
  @Test(arguments: [
    ("", "editor", nil),
    ("interactiveDismissDisabled: true", "editor", nil),
    ("", "{ to: editor, interactiveDismissDisabled: true }", "push, stays"),
    ("style: sheet", "{ to: editor, interactiveDismissDisabled: true }", "sheet, stays"),
    ("detents: medium", "{ to: editor, interactiveDismissDisabled: true }", "sheet, 1, stays"),
    ("interactiveDismissDisabled: true", "{ to: editor, style: sheet }", "sheet, stays"),
    ("interactiveDismissDisabled: true", "{ to: editor, style: push }", "push"),
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
