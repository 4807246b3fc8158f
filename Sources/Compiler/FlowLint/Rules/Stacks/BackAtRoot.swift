import FlowDiagnostics
import FlowProofs

extension Rule {
  /// An event that goes back where there is nothing to go back to.
  static let backAtRoot = Rule(
    "back-at-root", .warning,
    summary: "An event that goes back has something to go back to, on every path.",
    rationale: """
      The effect of 'back' depends on who pushed the screen. On the first screen of the root, 'back'
      and 'dismiss' do nothing: the user taps, and nothing happens. If one screen pushes a screen
      and another makes it the root ('setRoot', 'replace', a switch, a tab), only one path has this
      mistake, so tests miss it. The note shows the shortest path. 'backToRoot' and 'dismissAll' may
      find nothing to close on some paths; flowc reports them only if no path has anything to close.

      Give the screen another event where it is the root, or push it there. Use 'back' on a pushed
      screen, which 'dismiss' does not close. An event of 'anywhere' or of a group may do nothing on
      some of its screens; flowc does not report that.
      """,
    flagged: """
      flow: Account
      start: welcome
      screens:
        welcome: { transitions: { signInTapped: signIn, guestTapped: { setRoot: signIn } } }
        signIn:
          transitions:
            cancelTapped: back # warning: 'back' on 'signIn' has nothing to go back to
      """,
    accepted: """
      flow: Account
      start: welcome
      screens:
        welcome: { transitions: { signInTapped: signIn } }
        signIn:
          transitions:
            cancelTapped: back
      """,
    needs: .stacks, dependsOnEmbedding: true
  ) { analysis in
    let remarks = analysis.proofs.confirmedRemarks {
      $0 == .nothingBelow || $0 == .nothingToDismiss
    }
    let always = analysis.noOpReturns
    if remarks.isEmpty, always.isEmpty { return [] }
    let wording = NoOpReturnWording(of: analysis)
    return remarks.map { confirmed in
      let noOp = NoOpReturn(confirmed)
      return analysis.finding(
        wording.message(of: noOp), confirmed, hint: wording.hint(for: noOp),
        cause: wording.cause(of: noOp))
    }
      + always.map { noOp in
        Finding(
          wording.message(of: noOp), at: analysis.project.actions[noOp.action].range,
          on: noOp.screen, hint: wording.hint(for: noOp), cause: wording.cause(of: noOp))
      }
  }
}

extension NoOpReturn {
  fileprivate init(_ confirmed: ConfirmedRemark) {
    self.init(
      action: confirmed.action, screen: confirmed.screen,
      dismisses: confirmed.kind == .nothingToDismiss, isConstant: confirmed.isConstant,
      isPushed: confirmed.isPushed)
  }
}

extension FlowAnalysis {
  /// What goes wrong on some path, with that path.
  func finding(
    _ message: String, _ confirmed: ConfirmedRemark, hint: String, cause: Finding.Cause? = nil
  ) -> Finding {
    let range = project.actions[confirmed.action].range
    return Finding(
      message, at: range, on: confirmed.screen, notes: [note(on: confirmed.path, to: range)],
      witness: steps(of: confirmed.path), hint: hint, cause: cause, isDoubtful: confirmed.isDoubtful
    )
  }
}
