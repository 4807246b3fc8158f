import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// The screen of a case that stands in a second place as well.
  static let caseElsewhere = Rule(
    "case-elsewhere", .warning,
    summary: "What a flow's first switch shows for a state appears only in this switch.",
    rationale: """
      A flow that starts with a 'switch' shows a screen for each value of a state: the app tells that
      the user has signed in, and the switch shows the home screen. If an event also shows that
      screen, it exists twice, one over the other. If an event makes it the root, the switch is
      gone: the state changes, and the screen stays, so the user can't sign in again.

      Leave it to the switch: let the app change the state, with an effect where it doesn't do so
      anyway. You can show a screen with parameters, because it shows something else each time.
      """,
    flagged: """
      flow: Shop
      start: main
      states: { session: [signedOut, signedIn] }
      outcomes: { signIn: [done, failed] }
      screens:
        main: { switch: session, cases: { signedOut: welcome, signedIn: home } }
        welcome:
          transitions:
            signInTapped:
              await: signIn
              cases:
                done: home # warning: 'home' is what 'main' shows while 'session' is 'signedIn', and appears here too
                failed: none
        home:
          transitions:
            signOutTapped: { setRoot: welcome } # warning: this removes 'main', which shows 'welcome' while 'session' is 'signedOut'
      """,
    accepted: """
      flow: Shop
      start: main
      states: { session: [signedOut, signedIn] }
      outcomes: { signIn: [done, failed] }
      effects: { signOut: Ends the session. }
      screens:
        main: { switch: session, cases: { signedOut: welcome, signedIn: home } }
        welcome: { transitions: { signInTapped: { await: signIn, cases: { done: none, failed: none } } } }
        home: { transitions: { signOutTapped: { effect: signOut } } }
      """,
    dependsOnEmbedding: true
  ) { analysis in
    let shown = analysis.project.casesShownFirst
    return shown.isEmpty ? [] : analysis.actions.compactMap { analysis.copy($0, of: shown) }
  }
}

/// A case of a switch that its flow starts with.
private struct FirstCase {
  let holder: ID<Screen>
  let state: Name
  let value: Name
}

extension FlowProject {
  /// By their screens, which take nothing.
  fileprivate var casesShownFirst: [ID<Screen>: FirstCase] {
    var shown: [ID<Screen>: FirstCase] = [:]
    for start in flows.elements.compactMap({ $0.start?.id }) {
      guard case .switch(let state, let cases) = screens[start].kind else { continue }
      for one in self.cases[cases] {
        guard let screen = one.screen.id, screens[screen].parameters.isEmpty else { continue }
        shown[screen] = FirstCase(holder: start, state: state.name, value: one.value)
      }
    }
    return shown
  }
}

extension FlowAnalysis {
  fileprivate func copy(
    _ action: DeclaredAction, of shown: [ID<Screen>: FirstCase]
  ) -> Finding? {
    let kind = project.actions[action.id].kind
    let target: ID<Screen>?
    var setsRoot = false
    switch kind {
    case .show(let show) where show.statedIfShown == nil: target = show.target.id
    case .setRoot(let reference, _): (target, setsRoot) = (reference.id, true)
    default: return nil
    }
    guard let target, let first = shown[target] else { return nil }
    let (holder, name) = (quoted(first.holder), quoted(target))
    let place = "while \(quoted(first.state)) is \(quoted(first.value))"
    return Finding(
      setsRoot
        ? "this removes \(holder), which shows \(name) \(place)"
        : "\(name) is what \(holder) shows \(place), and appears here too",
      at: project.actions[action.id].range, on: action.screen,
      notes: [Note("\(holder) shows it", at: first.value.range)],
      hint: setsRoot
        ? "write '{ setRoot: \(project.text(self.name(first.holder))) }', or an effect with which the app changes \(quoted(first.state))"
        : "write 'none', and let the app change \(quoted(first.state))")
  }
}
