import FlowModel
import Testing

@testable import FlowLint

/// More cases of what rules find than their pages show.
@Suite struct MissedByAuthorsTests {
  func messages(_ rule: Rule, _ text: String) -> [String] {
    Page(text).findings(of: rule).map(\.message)
  }

  func flow(_ head: String = "", _ screens: String) -> String {
    "flow: A\nstart: a\n\(head)\nscreens:\n  \(screens.replacing("\n", with: "\n  "))\n"
  }

  @Test(arguments: [
    ("a: { switch: s, cases: { x: b, y: c } }\nb: { requires: g }\nc: {}", "a case of 'a'"),
    ("a: { requires: g, transitions: { t: b } }\nb: {}", "the start of 'A'"),
    (
      "a: { tabs: [{ event: t, title: T }, b, c] }\nb: { requires: g }\nc: {}",
      "the first tab of 'a'"
    ),
    ("a: { split: { sidebar: b, detail: c } }\nb: {}\nc: { requires: g }", "a column of 'a'"),
  ])
  func requirementsThatNobodyAsks(screens: String, place: String) {
    let found = messages(
      .unaskedRequirement, flow("guards: [g]\nstates: { s: [x, y] }", screens))
    #expect(found.count == 1)
    #expect(found.first?.hasSuffix(place) == true)
  }

  /// Values of events where none has been sent, or another one.
  @Test(arguments: [
    ("to: b, finished: { to: c, with: { n: $event.id } }", []),
    ("to: b, finished: { to: c, with: { n: $event.no } }", ["the event 't' has no parameter 'no'"]),
    (
      "to: b, dismissed: { to: c, with: { n: $event.no } }", ["the event 't' has no parameter 'no'"]
    ),
    (
      "to: b, cancelled: { to: c, with: { n: $event.no } }", ["the event 't' has no parameter 'no'"]
    ),
    (
      "to: b, finished: { to: b, finished: { to: c, with: { n: $event.no } } }",
      ["the event 't' has no parameter 'no'"]
    ),
    (
      "await: o, cases: { done: { to: b, finished: { to: c, with: { n: $event.no } } } }",
      ["the event 'done' has no parameter 'no'"]
    ),
    ("await: o, cases: { done: { to: b, finished: { to: c, with: { n: $event.id } } } }", []),
  ])
  func valuesOfEvents(action: String, found: [String]) {
    let screens = """
      a: { transitions: { t: { params: { id: Int }, \(action) } } }
      b: { returns: Int, transitions: { u: { finish: 1 }, v: cancel } }
      c: { params: { n: Int }, preview: { n: 1 } }
      """
    #expect(messages(.unknownParameter, flow("outcomes: { o: [done] }", screens)) == found)
  }

  @Test(arguments: [
    ("finished", "$result", "a preview has no event"), ("cancelled", "1", "a preview has no event"),
    ("finished", "$event.id", "the end of a run brings only its result"),
    ("cancelled", "$event.id", "the end of a run brings only its result"),
  ])
  func valuesOfNoEvent(end: String, value: String, reason: String) {
    let preview = reason.contains("preview") ? "$event.x" : "1"
    let screens = """
      a: { transitions: { t: b } }
      b: { embed: B, transitions: { \(end): { to: c, with: { n: \(value) } } } }
      c: { params: { n: Int }, preview: { n: \(preview) } }
      """
    let embedded = """
      # file: b.flow.yaml
      flow: B
      start: a
      returns: Int
      screens: { a: { transitions: { t: { finish: 1 }, u: cancel } } }
      """
    let found = messages(.unknownParameter, flow("", screens) + embedded)
    #expect(found == ["'$event' has no value here: \(reason)"])
  }

  /// A decision is found wherever its list stands.
  @Test(arguments: [
    ("", "a: { transitions: { t: { after: 1s, then: LIST } } }"), ("", "a: { leaving: LIST }"),
    ("sequences: { q: { steps: [b], then: LIST } }", "a: {}\nb: {}"),
    ("sequences: { q: { steps: [b], then: a, skip: LIST } }", "a: {}\nb: {}"),
    ("outcomes: { o: [done] }", "a: { await: o, transitions: { done: LIST } }"),
    ("groups: { x: { t: LIST } }", "a: { use: x }"), ("anywhere: { t: LIST }", "a: {}"),
    ("app: { t: LIST }", "a: {}"), ("entries: { e: LIST }", "a: {}"),
  ])
  func equalBranchesOfAnyList(head: String, screens: String) {
    let text = flow("guards: [g]\n\(head)", screens)
    let list = "{ when: g, then: { to: a }, else: { to: a } }"
    #expect(messages(.equalBranches, text.replacing("LIST", with: list)).count == 1)
  }

  @Test func aFlowInsideIsAskedForItsStart() {
    let text = """
      flows:
        - { flow: A, start: a, screens: { a: { transitions: { t: b } }, b: { embed: B } } }
        - { flow: B, start: b, guards: [g], screens: { b: { requires: g } } }
      """
    #expect(messages(.unaskedRequirement, text) == [])
    let inTabs = text.replacing("a: { transitions: { t: b } }", with: "a: { tabs: [b] }")
    #expect(messages(.unaskedRequirement, inTabs).count == 1)
  }

  @Test(arguments: [
    ("{ to: b, finished: c }", "'finished' never happens: 'b' returns nothing"),
    ("{ to: b, style: sheet, cancelled: c }", "'cancelled' never happens: 'b' returns nothing"),
    (
      "{ to: b, style: plain, dismissed: c }",
      "'dismissed' never happens: 'b' is neither a sheet, a cover nor a popover"
    ),
    (
      "{ to: d, finished: c }",
      "'finished' never happens: the buttons of 'd' send events instead"
    ),
    (
      "{ to: d, dismissed: c }",
      "'dismissed' never happens: every button of 'd' sends an event instead"
    ),
    (
      "[back, { after: 1s, then: { to: b, finished: c } }]",
      "'finished' never happens: 'b' returns nothing"
    ),
  ])
  func endsThatNeverCome(action: String, message: String) {
    let found = messages(
      .impossibleEnd,
      flow(
        "",
        "a: { transitions: { x: \(action), ok: none } }\nb: {}\nc: {}\nd: { alert: D, buttons: { ok: OK } }"
      ))
    #expect(found == [message])
  }

  @Test(arguments: [
    "{ to: b, style: { compact: sheet, regular: push }, dismissed: c }",
    "{ to: e, finished: c, cancelled: c }", "{ to: f, finished: c, cancelled: c }",
    "{ to: g, dismissed: c }", "{ to: h, dismissed: c }",
  ])
  func endsThatCome(action: String) {
    let found = messages(
      .impossibleEnd,
      flow(
        "sequences: { f: { steps: [b] } }",
        """
        a: { transitions: { x: \(action), ok: none } }
        b: {}
        c: {}
        e: { external: true }
        g: { alert: G }
        h: { alert: H, buttons: { ok: OK, no: none } }
        """))
    #expect(found == [])
  }

  @Test(arguments: [
    "pin", "userPin", "pinCode", "pwd", "userPwd", "jwt", "jwtToken", "otp", "otp_code", "idToken",
  ])
  func secretsInLinks(name: String) {
    let isSecret = name != "userPin"
    let found = messages(
      .secretInLink,
      flow("", "a: { params: { \(name): String = \"\" }, deepLink: \"/a/{\(name)}\" }"))
    #expect(found.isEmpty != isSecret)
  }

  @Test(arguments: [("pin", "Pin.ID"), ("pinId", "String"), ("option", "String"), ("pins", "Int")])
  func noSecretsInLinks(name: String, type: String) {
    let found = messages(
      .secretInLink,
      flow("", "a: {}\nb: { params: { \(name): \(type) }, deepLink: \"/b/{\(name)}\" }"))
    #expect(found == [])
  }

  @Test(arguments: [
    "a: { transitions: { t: s } }\ns: { alert: S, buttons: { ok: none } }",
    "a: { transitions: { t: { setRoot: s } } }\ns: { alert: S, buttons: { ok: none } }",
    "a: { transitions: { t: q } }\ns: { alert: S, buttons: { ok: none } }",
    "a: { transitions: { t: b, u: s } }\nb: { deepLink: { path: /b, stack: [s] } }\ns: { alert: S, buttons: { ok: none } }",
  ])
  func alertsInPlaces(screens: String) {
    let head = screens.contains(": q") ? "sequences: { q: { steps: [s] } }" : ""
    let isFine = screens.contains("{ t: s }")
    #expect(messages(.misplacedAlert, flow(head, screens)).isEmpty == isFine)
  }

  @Test(arguments: [
    ("[b, c]", true), ("[b, d]", true), ("[d, c]", false), ("[a, e]", false),
  ])
  func columnsAreVisibleTogether(screens: String, isBroken: Bool) {
    let found = messages(
      .brokenExpectation,
      flow(
        "expect: [{ never: \(screens) }]",
        """
        a: { split: { sidebar: b, detail: c } }
        b: {}
        c: { transitions: { t: d, u: { to: e, style: fullScreenCover } } }
        d: {}
        e: { transitions: { t: dismiss } }
        """))
    #expect(found.isEmpty != isBroken)
  }

  @Test(arguments: [
    ("screens: { b: { deepLink: /b } }", true), ("app: { x: b }", true),
    ("anywhere: { x: b }", true), ("", false),
  ])
  func whatAnOutcomeAllowsIsNotGotAround(rest: String, isBroken: Bool) {
    let link = rest.hasPrefix("screens") ? "deepLink: /b" : ""
    let found = messages(
      .brokenExpectation,
      flow(
        """
        outcomes: { unlock: [allowed, denied] }
        expect: [{ screen: b, onlyWhen: { unlock: allowed } }]
        \(rest.hasPrefix("screens") ? "" : rest)
        """,
        "a: { transitions: { t: { await: unlock, cases: { allowed: b, denied: none } } } }\nb: { \(link) }"
      ))
    #expect(found.isEmpty != isBroken)
  }

  @Test func aScreenThatAwaitsAllowsItToo() {
    let head = """
      outcomes: { unlock: [allowed, denied] }
      expect: [{ screen: b, onlyWhen: { unlock: allowed } }]
      """
    let kept = "a: { await: unlock, transitions: { allowed: b, denied: none } }\nb: {}"
    #expect(messages(.brokenExpectation, flow(head, kept)) == [])
    let broken = "a: { await: unlock, transitions: { allowed: none, denied: b } }\nb: {}"
    #expect(messages(.brokenExpectation, flow(head, broken)).count == 1)
  }
}
