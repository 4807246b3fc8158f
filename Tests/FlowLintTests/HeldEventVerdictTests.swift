import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// What the rules say of events that tabs, columns, switches and sequences have for views.
@Suite struct HeldEventVerdictTests {
  private func messages(_ text: String) -> [String] {
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics == [])
    return Linter.lint(project.value).diagnostics.map(\.message)
  }

  /// The container presents the alert, so the button's event is the container's.
  @Test(arguments: ["tabs: [home, cart]", "split: { sidebar: home, detail: cart }"])
  func aButtonOfAContainersAlertLeadsOn(container: String) {
    let found = messages(
      """
      flow: Shop
      start: main
      screens:
        main:
          \(container)
          transitions: { asked: sure, yes: secret }
        home:
        cart:
        secret: { terminal: true }
        sure: { alert: "Sure?", buttons: { yes: Yes, cancel: none } }
      """)
    #expect(found == [])
  }

  private func tour(buttons: String, asked: String = "", steps: String = "") -> String {
    """
    flow: Tour
    start: home
    sequences:
      tour:
        steps: [one, two]
        then: backToRoot
        transitions: { asked: sure, yes: secret }
    screens:
      home: { transitions: { begun: tour\(asked) } }
      one:\(steps)
      two:
      secret: { terminal: true }
      sure: { alert: "Sure?", buttons: { \(buttons), cancel: none } }
    """
  }

  @Test(arguments: ["yes: Yes", "yes: Yes, next: Go on"])
  func aButtonOfASequencesAlertIsHandled(buttons: String) {
    #expect(messages(tour(buttons: buttons)) == [])
  }

  @Test func aButtonThatTheSequenceDoesNotHaveDoesNothing() {
    let text = tour(buttons: "yes: Yes, no: No, skip: Skip")
    #expect(
      messages(text) == [
        "nothing happens on 'no': no screen that shows 'sure' has this event",
        "nothing happens on 'skip': no screen that shows 'sure' has this event",
      ])
  }

  @Test func aButtonDoesNothingOutsideOfTheSequence() {
    let text = tour(buttons: "yes: Yes", asked: ", asked: sure")
    #expect(messages(text) == ["nothing happens on 'yes' where 'home' shows 'sure'"])
  }

  /// A step of two sequences sends the event of the one that it is in.
  @Test func aStepOfTwoSequencesHasTheEventsOfBoth() {
    let found = messages(
      """
      flow: Tour
      start: home
      sequences:
        tour: { steps: [one], then: backToRoot, transitions: { helped: note } }
        trip: { steps: [one], then: backToRoot, transitions: { helped: map } }
      anywhere: { helped: help }
      screens:
        home: { transitions: { toured: tour, tripped: trip, single: one } }
        one:
        note: { transitions: { helped: none } }
        map: { transitions: { helped: none } }
        help: { transitions: { helped: none } }
      """)
    #expect(found == [])
  }

  @Test func anEventWithOtherValuesIsNeverSent() {
    let found = messages(
      """
      flow: Tour
      start: home
      sequences:
        tour: { steps: [one], then: backToRoot, transitions: { helped: note } }
        trip: { steps: [one], then: backToRoot, transitions: { helped: map } }
      screens:
        home: { transitions: { toured: tour, tripped: trip } }
        one:
        note: { terminal: true }
        map: { terminal: true, params: { place: String } }
      """)
    #expect(
      found == ["'helped' never happens: 'one' sends that of 'tour', which brings other values"])
  }

  /// All views in the outer tabs are in the inner ones, which are nearer.
  @Test func anEventBehindANearerOneIsNeverSent() {
    let found = messages(
      """
      flow: Shop
      start: outer
      screens:
        outer: { tabs: [inner, other], transitions: { helped: note } }
        inner: { tabs: [one, two], transitions: { helped: note } }
        other: { tabs: [three, four], transitions: { helped: note } }
        one:
        two:
        three:
        four:
        note:
      """)
    #expect(
      found == ["'helped' never happens: each view in 'outer' sends a nearer event of that name"])
  }
}
