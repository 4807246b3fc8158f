import Testing

/// Where the user gets out, and nothing is said.
extension TrapTests {
  static let quiet = [
    // Time closes it, or the answer to what was asked for.
    """
    flow: Timed
    start: home
    screens:
      home:
        transitions:
          goTapped: [{ to: note, style: fullScreenCover }, { after: 2s, then: dismissAll }]
      note:
    """,
    """
    flow: Loading
    start: home
    outcomes: { load: [done, failed] }
    screens:
      home:
        transitions:
          goTapped:
            - { to: wait, style: fullScreenCover }
            - { await: load, cases: { done: dismissAll, failed: dismissAll } }
      wait:
    """,
    // One of the tabs leads out, though the others do not.
    """
    flow: Tabs
    start: home
    screens:
      home: { transitions: { goTapped: { to: tour, style: fullScreenCover } } }
      tour: { tabs: [pages, about] }
      pages:
      about: { transitions: { moreTapped: more } }
      more: { transitions: { closeTapped: dismissAll } }
    """,
    // The sheet around it can be swiped away.
    """
    flow: InSheet
    start: home
    screens:
      home: { transitions: { goTapped: { to: form, style: sheet } } }
      form: { transitions: { nextTapped: { to: more, style: plain } } }
      more:
    """,
    // What is shown below is gone back to.
    """
    flow: Returning
    start: home
    screens:
      home: { transitions: { goTapped: { to: tour, style: fullScreenCover } } }
      tour: { transitions: { homeTapped: { to: home, ifShown: return } } }
    """,
    // The screen is meant to be the last.
    """
    flow: Ended
    start: home
    anywhere: { closeTapped: dismiss }
    screens:
      home: { transitions: { goTapped: { to: tour, style: plain } } }
      tour: { terminal: true }
    """,
    // It leads to one that is.
    """
    flow: EndsLater
    start: home
    anywhere: { closeTapped: dismiss }
    screens:
      home: { transitions: { goTapped: { to: tour, style: plain } } }
      tour: { transitions: { doneTapped: { to: last, style: plain } } }
      last: { terminal: true }
    """,
    // The way out comes with the answer.
    """
    flow: Answered
    start: home
    outcomes: { load: [done, failed] }
    anywhere: { closeTapped: dismiss }
    screens:
      home: { transitions: { goTapped: { to: tour, style: plain } } }
      tour:
        await: load
        transitions: { done: back, failed: back }
    """,
    // What is asked on the way back can be answered with it.
    """
    flow: Asked
    start: home
    screens:
      home: { transitions: { editTapped: edit } }
      edit: { leaving: sure, transitions: { discard: back } }
      sure: { alert: Discard?, buttons: { discard: { role: destructive } } }
    """,
    // Where there is nothing to ask, the user leaves.
    """
    flow: Unasked
    start: home
    guards: [isEdited]
    screens:
      home: { transitions: { editTapped: edit } }
      edit: { leaving: { when: isEdited, then: sure }, transitions: { keep: none } }
      sure: { alert: Discard?, buttons: { keep: none } }
    """,
    // What failed can be tried again.
    """
    flow: Retried
    start: home
    outcomes: { load: [done, failed] }
    screens:
      home: { transitions: { goTapped: { to: loading, style: fullScreenCover } } }
      loading:
        await: load
        transitions: { done: dismiss, failed: { to: failure, style: replace } }
      failure: { transitions: { retryTapped: { to: loading, style: replace } } }
    """,
    // What the call brings is the app's to show: another case of the switch below.
    """
    flow: SignsIn
    start: root
    states: { session: [out, in] }
    outcomes: { logIn: [ok, failed] }
    screens:
      root: { switch: session, cases: { out: welcome, in: home } }
      welcome: { transitions: { go: { to: checking, style: fullScreenCover } } }
      home:
      checking: { await: logIn, transitions: { ok: hello, failed: dismiss } }
      hello: { alert: Hello., buttons: { fine: none } }
    """,
    // So is it where an event of a form calls, and a failure only tells.
    """
    flow: SubmitsAForm
    start: root
    states: { session: [out, in] }
    outcomes: { logIn: [ok, failed] }
    screens:
      root: { switch: session, cases: { out: welcome, in: home } }
      welcome: { transitions: { signInTapped: { to: form, style: fullScreenCover } } }
      home:
      form: { transitions: { submitTapped: { await: logIn, cases: { ok: none, failed: problem } } } }
      problem: { alert: Wrong., buttons: { ok: none } }
    """,
    // The effect is with whoever embeds the flow that ends.
    """
    flows:
      - flow: App
        start: root
        states: { session: [out, in] }
        screens:
          root: { switch: session, cases: { out: welcome, in: home } }
          welcome: { transitions: { goTapped: { to: upsell, style: fullScreenCover } } }
          home:
          upsell: { embed: Upsell }
      - flow: Upsell
        start: offer
        effects: [logIn]
        screens:
          offer: { transitions: { signInTapped: logIn, closeTapped: dismissAll } }
          logIn: { embed: LogIn, transitions: { finished: [{ effect: logIn }, dismissAll] } }
      - flow: LogIn
        start: mail
        screens:
          mail: { transitions: { ok: finish, closeTapped: cancel } }
    """,
    // The app closes what waits for it.
    """
    flow: Uploads
    start: home
    outcomes: { upload: [uploaded, failed] }
    app: { processed: dismissAll }
    screens:
      home: { transitions: { go: { to: up, style: fullScreenCover } } }
      up: { await: upload, transitions: { uploaded: none, failed: dismiss } }
    """,
    // The app's state changes, and with it all that is shown.
    """
    flow: Switched
    start: main
    states: { session: [signedOut, signedIn] }
    anywhere: { closeTapped: dismiss }
    screens:
      main: { switch: session, cases: { signedOut: signIn, signedIn: home } }
      signIn: { transitions: { codeTapped: { to: code, style: plain } } }
      code: { transitions: { entered: none } }
      home:
    """,
    // Another tab is a tap away.
    """
    flow: Tabbed
    start: main
    anywhere: { closeTapped: dismiss }
    screens:
      main: { tabs: [home, news] }
      home: { transitions: { goTapped: { to: tour, style: plain } } }
      tour:
      news:
    """,
  ]

  @Test func anExitWhoseConditionNeverHoldsIsNone() {
    let found = findings(
      """
      flow: A
      start: root
      states: { s: [out, in] }
      screens:
        root: { switch: s, cases: { out: login, in: home } }
        login:
        home: { transitions: { coverTapped: { to: cover, style: fullScreenCover } } }
        cover: { transitions: { closeTapped: { when: { s: out }, then: dismiss } } }
      """)
    #expect(
      found.filter { $0.hasPrefix("inescapable") } == [
        "inescapable-path: 'cover' can't be left when 'coverTapped' shows it: "
          + "no condition of 'dismiss' ever holds there"
      ])
  }
}
