import FlowDiagnostics

extension Rule {
  /// A promise that some path breaks.
  static let brokenExpectation = Rule(
    "broken-expectation", .error,
    summary: "What a flow promises holds on every path.",
    rationale: """
      'expect' says what must hold of a flow, whatever the user does: that a screen is only shown
      when a guard held ('onlyWhen') or after another screen ('after'), never again after one
      ('neverAfter'), in so many taps ('within'), from wherever the user is ('fromAnywhere'); that
      screens are never visible together ('never'), that stacks don't grow beyond a 'depth'. All
      stacks that the flow can have are looked at, however long the way to them; the note is a
      shortest way to one that breaks the promise, and it was played on the interpreter.

      A promise speaks of one run of its own flow. 'onlyWhen' is broken where the screen is shown
      though the guard never answered yes, the state never had the value, or the outcome never ended so. Taps are counted from
      where the other screen is shown, other tabs as they begin; links, app events and changes of
      state are no taps, and no way out. Of a variant, no promise is asked about a screen that it
      removes.
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
        - { screen: wine, onlyWhen: isAdult } # error: 'wine' can be shown although 'isAdult' never held
        - { screen: thanks, after: payment }
        - { screen: payment, within: 1, of: catalog } # error: 'payment' is 2 taps away from 'catalog', not 1
        - { screen: payment, neverAfter: thanks } # error: 'payment' can be shown after 'thanks'
        - { depth: 2 } # error: 3 screens can lie on one stack, not 2
      # file: Bank.flow.yaml
      flow: Bank
      start: home
      outcomes: { unlock: [allowed, denied] }
      screens:
        home: { transitions: { accountTapped: { await: unlock, cases: { allowed: account, denied: none } } } }
        account: { deepLink: /account }
      expect:
        - { screen: account, onlyWhen: { unlock: allowed } } # error: 'account' can be shown although 'unlock' never ended with 'allowed'
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
        - { screen: catalog, fromAnywhere: true }
        - { never: [wine, payment] }
        - { depth: 2 }
      """
  ) { analysis in
    analysis.verdicts.compactMap { verdict in
      guard case .broken(let message, let notes) = verdict.outcome else { return nil }
      return Finding(message, at: verdict.range, notes: notes)
    }
  }
}
