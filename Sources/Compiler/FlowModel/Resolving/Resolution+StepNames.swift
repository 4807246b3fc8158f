import FlowDiagnostics
import FlowSyntax

extension Resolution {
  /// The views of steps send `next` and `skip` for their sequence: what all screens, all steps, or tabs
  /// with a step have by these names, they couldn't send.
  mutating func checkStepNames() {
    for flow in project.flows.elements {
      let steps = flow.screens.filter { !project.sequences(heardBy: $0).isEmpty }
      if steps.isEmpty { continue }
      let hosts = Set(steps.flatMap { project.hostsThatHear($0) }).sorted()
      for list in [flow.anywhere] + hosts.map({ project.screens[$0].transitions }) {
        for event in project.transitions[list].map(\.event) { check(stepName: event) }
      }
    }
  }

  private mutating func check(stepName event: Name) {
    guard [Keyword.next.symbol, Keyword.skip.symbol].contains(event.symbol) else { return }
    let does = event.symbol == Keyword.next.symbol ? "goes on in" : "skips the rest of"
    error(
      "invalid-name", "'\(text(event))' \(does) a sequence: the views of its steps send it",
      at: event.range, hint: "give this event another name")
  }
}
