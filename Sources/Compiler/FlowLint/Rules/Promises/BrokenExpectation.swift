import FlowDiagnostics
import FlowProofs

extension Rule {
  /// A promise that some path breaks.
  static let brokenExpectation = Rule(
    "broken-expectation", .error,
    summary: "A promise holds on every path.",
    rationale: """
      'expect' says what must hold whatever the user does: a screen appears only if a guard held
      ('onlyWhen') or after another screen ('after'), never after another screen ('neverAfter'),
      within a number of taps ('within'), or from every screen ('fromAnywhere'); two screens are
      never visible together ('never'); a stack has at most a number of screens ('depth'). flowc
      analyses all stacks of the flow, however long the path to them. The note shows a shortest path
      that breaks the promise, and flowc has played it on the interpreter.

      A promise is about one run of its own flow. 'onlyWhen' is broken if the screen appears
      although the guard never said yes, the state never had the value, or the outcome never had
      this end. Taps count from the moment when the other screen appears, with other tabs as they
      begin; one path on which they are enough will do, or with 'always: true' each path must. Links
      and app events are no taps and no way on; answers, times and changes of a state are no taps, but
      lead on. In a variant, flowc ignores promises about screens that the variant removes. Change the
      flow, or promise less.
      """,
    flagged: """
      flow: Shop
      start: catalog
      guards: [isAdult]
      screens:
        catalog: { transitions: { wineTapped: { when: isAdult, then: wine }, offerTapped: offer } }
        offer: { transitions: { showTapped: wine } }
        wine: { transitions: { buyTapped: { to: payment, style: fullScreenCover } } }
        payment: { transitions: { paid: { to: thanks, style: replace }, closeTapped: dismiss } }
        thanks: { transitions: { doneTapped: dismiss } }
      expect:
        - { screen: wine, onlyWhen: isAdult } # error: 'wine' can appear although 'isAdult' never held
        - { screen: thanks, after: payment }
        - { screen: payment, within: 1, of: catalog } # error: 'payment' is 2 taps away from 'catalog', not 1
        - { screen: catalog, within: 1, of: wine, always: true } # error: 'catalog' can be more than 1 tap away from 'wine'
        - { screen: payment, neverAfter: thanks } # error: 'payment' can appear after 'thanks'
        - { depth: 2 } # error: one stack can hold 3 screens, not 2
      # file: Bank.flow.yaml
      flow: Bank
      start: home
      outcomes: { unlock: [allowed, denied] }
      screens:
        home: { transitions: { accountTapped: { await: unlock, cases: { allowed: account, denied: none } } } }
        account: { deepLink: /account }
      expect:
        - { screen: account, onlyWhen: { unlock: allowed } } # error: 'account' can appear although 'unlock' never ended with 'allowed'
      """,
    accepted: """
      flow: Shop
      start: catalog
      guards: [isAdult]
      screens:
        catalog: { transitions: { wineTapped: { when: isAdult, then: wine } } }
        wine: { transitions: { buyTapped: { to: payment, style: fullScreenCover } } }
        payment: { transitions: { paid: { to: thanks, style: replace }, closeTapped: dismiss } }
        thanks: { transitions: { doneTapped: dismiss } }
      expect:
        - { screen: wine, onlyWhen: isAdult }
        - { screen: thanks, after: payment }
        - { screen: payment, within: 2, of: catalog }
        - { screen: catalog, within: 1, of: wine, always: true }
        - { screen: catalog, fromAnywhere: true }
        - { never: [wine, payment] }
        - { depth: 2 }
      """,
    needs: .promises, dependsOnEmbedding: true
  ) { analysis in
    analysis.proofs.verdicts.compactMap { verdict in
      guard case .broken(let message, let notes) = verdict.outcome else { return nil }
      return Finding(message, at: verdict.range, notes: notes, hint: verdict.mend)
    }
  }
}
