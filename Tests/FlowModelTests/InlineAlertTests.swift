import FlowModel
import Testing

/// Alerts without a declaration get names of their own.
@Suite struct InlineAlertTests {
  @Test func alertsOfOneEventDoNotCollide() {
    let project = read(
      """
      flow: A
      guards: [g]
      screens:
        a:
          transitions:
            x:
              when: g
              then: { alert: One, buttons: { ok: none } }
              else: { alert: Two, buttons: { ok: none } }
          leaving: { alert: Three, buttons: { ok: none } }
        b: { leaving: { alert: Four, buttons: { ok: none } } }
        aXAlert2:
      """)
    #expect(project.messages == [])
    let names = project.value.screens.elements.map { project.value.text($0.name) }
    #expect(names == ["a", "b", "aXAlert2", "aXAlert", "aXAlert3", "aAlert", "bAlert"])
  }
}
