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
    if shown.isEmpty { return [] }
    let inside = analysis.screens(in: Set(shown.values.map(\.holder)))
    return analysis.actions.compactMap { analysis.copy($0, of: shown, inside) }
  }
}

extension FlowAnalysis {
  fileprivate func copy(
    _ action: DeclaredAction, of shown: [ID<Screen>: FirstCase], _ inside: Set<ID<Screen>>
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
    let changing = "let the app change \(quoted(first.state)) with an effect"
    // Where the switch is still there, to show it again would begin its case anew.
    let isInside = action.screen.map(inside.contains) ?? true
    return Finding(
      setsRoot
        ? "this removes \(holder), which shows \(name) \(place)"
        : "\(name) is what \(holder) shows \(place), and appears here too",
      at: project.actions[action.id].range, on: action.screen,
      notes: [Note("\(holder) shows it", at: first.value.range)],
      hint: !setsRoot
        ? "write 'none', and let the app change \(quoted(first.state))"
        : isInside
          ? "\(changing); then \(holder) shows \(name)"
          : "write '{ setRoot: \(project.text(self.name(first.holder))) }', or \(changing)")
  }

  /// The screens that lie in some containers or over them, by events that don't take these away.
  fileprivate func screens(in containers: Set<ID<Screen>>) -> Set<ID<Screen>> {
    var found = containers
    var waiting = Array(containers)
    while let screen = waiting.popLast() {
      for edge in screens.graph.edges(from: Int(screen.index)) {
        guard let move = screens.move(over: edge), ![.elsewhere, .back].contains(move.kind),
          found.insert(move.target).inserted
        else { continue }
        waiting.append(move.target)
      }
    }
    return found
  }
}
