import Testing

/// Events of the app as ways out: those that close the place, and not those that leave everything.
extension TrapTests {
  @Test(arguments: [
    "dismiss", "{ dismissTo: home }", "dismissAll", "{ when: isOnline, then: dismiss }",
    "[{ effect: store }, dismiss]",
  ])
  func theAppClosesThePlace(list: String) {
    #expect(deadEnds(list) == [])
  }

  @Test(arguments: [
    "{ setRoot: login }", "{ to: login, style: replace }", "[dismissAll, login]",
    "[dismissAll, { to: login, style: sheet }]", "finish", "none",
    "{ to: home, ifShown: return }", "{ setRoot: home }",
  ])
  func theAppLeavesEverything(list: String) {
    #expect(deadEnds(list) == ["dead-end: no event leads out of 'loading'"])
  }

  /// An event leads out on one path, and on the other the app closes the place.
  @Test(arguments: [("back", 0), ("none", 1)])
  func theAppClosesThePlaceOnOnePath(list: String, count: Int) {
    let found = findings(
      """
      flow: A
      start: home
      anywhere: { closeTapped: dismiss }
      app: { loaded: \(list) }
      screens:
        home:
          transitions:
            tourTapped: { to: tour, style: plain }
            coverTapped: { to: tour, style: fullScreenCover }
        tour:
      """)
    #expect(found.filter { $0.hasPrefix("inescapable-path") }.count == count)
  }

  private func deadEnds(_ list: String) -> [String] {
    findings(
      """
      flow: A
      start: home
      guards: [isOnline]
      effects: [store]
      app: { loaded: \(list) }
      screens:
        home:
          transitions: { loginTapped: login, loadTapped: { to: loading, style: fullScreenCover } }
        login:
        loading:
      """
    ).filter { $0.hasPrefix("dead-end") }
  }
}
