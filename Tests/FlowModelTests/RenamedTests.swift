import Testing

@Suite struct RenamedTests {
  /// Each row: a flow in which one name has changed, the name as it was, and what it is called now.
  @Test(arguments: [
    (
      "start: cart\nscreens:\n  cart: { transitions: { a: confirm, b: { to: confirm } } }\n  orderConfirmation:\n",
      "confirm", "orderConfirmation", 2
    ),
    (
      "start: cart\nguards: [mayOrder]\nscreens: { cart: { requires: orderAllowed } }\n",
      "orderAllowed",
      "mayOrder", 1
    ),
    (
      "start: cart\neffects: [removeFromCart]\nscreens: { cart: { transitions: { a: { effect: remove } } } }\n",
      "remove", "removeFromCart", 1
    ),
    (
      "start: cart\nstates: { userSession: [on] }\nscreens: { cart: { switch: session, cases: { on: cart } } }\n",
      "session", "userSession", 1
    ),
    (
      "start: cart\noutcomes: { fetchItems: [done] }\nscreens: { cart: { await: fetch } }\n",
      "fetch",
      "fetchItems", 1
    ),
    (
      "start: cart\ngroups: { helpEvents: {} }\nscreens: { cart: { use: help } }\n", "help",
      "helpEvents",
      1
    ),
  ])
  func whatNothingNamesAnyMore(flow: String, old: String, new: String, places: Int) {
    let found = findings(in: "flow: A\n" + flow).filter { $0.marked == old }
    #expect(
      found.map(\.hint) == Array(repeating: "was '\(old)' renamed to '\(new)'?", count: places))
    #expect(found.map(\.fix) == Array(repeating: new, count: places))
  }

  /// A text that is no name, and a name in the one thing that nothing names.
  @Test(arguments: [
    "screens:\n  cart: { transitions: { a: show approval } }\n  approval:\n",
    "screens: { cart: }\nsequences: { tour: { steps: [cart], then: home } }\n",
  ])
  func whatWasNeverRenamed(screens: String) {
    let hints = findings(in: "flow: A\nstart: cart\n" + screens).map(\.hint)
    #expect(hints.count == 1)
    #expect(!hints.contains { $0?.contains("renamed") ?? false })
  }

  /// Names with nothing in common: the one that nothing names is told, and no more.
  @Test func whatHasNothingInCommon() {
    let screens = "screens:\n  cart: { transitions: { a: confirm } }\n  approval:\n"
    let found = findings(in: "flow: A\nstart: cart\n" + screens).filter { $0.marked == "confirm" }
    #expect(found.map(\.hint) == ["add 'confirm:' to 'screens', or correct the name"])
    #expect(found.map(\.fix) == [nil])
  }

  @Test(arguments: [
    // Two screens that nothing names, two names that nothing has, an alert that has no name.
    "screens:\n  cart: { transitions: { a: confirm } }\n  b:\n  c:\n",
    "screens:\n  cart: { transitions: { a: confirm, x: order } }\n  b:\n",
    "screens:\n  cart: { transitions: { a: confirm, b: { alert: B, buttons: { ok: none } } } }\n",
  ])
  func whatMayBeSeveral(screens: String) {
    let hints = findings(in: "flow: A\nstart: cart\n" + screens).map(\.hint)
    #expect(!hints.contains { $0?.contains("renamed") ?? false })
  }
}
