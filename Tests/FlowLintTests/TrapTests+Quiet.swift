/// Where the user gets out, and nothing is said.
extension TrapTests {
  static let quiet = [
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
}
