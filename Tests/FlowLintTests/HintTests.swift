import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

/// What is found says in its own words what is wrong, and how to mend it.
@Suite struct HintTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let flow: String
    let found: [String]

    var testDescription: String { found.first ?? "nothing" }
  }

  @Test(
    arguments: waysBack + ends + alerts + values + arrays + results + loops + keys + words + meant
      + names + late + starts + tabEnds + foreign
      + declarations + places + seen + discardedRuns + advice)
  func saysHow(_ one: Case) {
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: one.flow)])
    let wrong = project.diagnostics
    let all = wrong.isEmpty ? Linter.lint(project.value).diagnostics : wrong
    #expect(all.map { "\($0.message) -> \($0.hint ?? "")" } == one.found)
  }

  static func flow(_ head: String = "", _ screens: String, _ found: String...) -> Case {
    let lines = screens.split(separator: "\n").map { "  \($0)\n" }.joined()
    return Case(flow: "flow: A\nstart: a\n\(head)\nscreens:\n\(lines)", found: found)
  }

  private static let waysBack = [
    flow(
      "", "a: { transitions: { t: b } }\nb: { transitions: { t: dismiss } }",
      "'dismiss' on 'b' has nothing to dismiss -> "
        + "use 'back': only a sheet, a cover or a popover can be dismissed"),
    flow(
      "", "a: { transitions: { t: b } }\nb: { transitions: { t: [back, back] } }",
      "after 'back', this 'back' has nothing to go back to -> delete it"),
    flow(
      "", "a: { transitions: { t: back, u: b } }\nb:",
      "'back' on 'a' has nothing to go back to -> delete it: nothing is ever below 'a'"),
    flow(
      "", "a: { transitions: { t: backToRoot, u: b } }\nb:",
      "'backToRoot' on 'a' has nothing to go back to -> delete it: nothing is ever below 'a'"),
    flow(
      "", "a: { transitions: { t: b } }\nb: { transitions: { t: dismissAll } }",
      "'dismissAll' on 'b' has nothing to dismiss -> "
        + "use 'backToRoot': no sheet or cover is ever open here"),
    flow(
      "", "a: { transitions: { t: { setRoot: b } } }\nb: { transitions: { t: { backTo: a } } }",
      "'a' is never on the stack below 'b' -> "
        + "show 'a' with '{ to: a }' or '{ setRoot: a }', or delete this"),
    flow(
      "", "a: { transitions: { t: { to: b, style: replace, from: c }, u: c } }\nb:\nc:",
      "'c' is never on the stack below 'a' -> delete 'from: c' to replace 'a' alone, "
        + "or use '{ setRoot: b }' to replace the whole stack"),
    flow(
      "", "a: { transitions: { t: { show: b } } }\nb:",
      "'a' is never in a column of a split -> use '{ to: b }'"),
    flow(
      "", "a: { transitions: { t: { to: b, style: sheet } } }\nb: { leaving: none }",
      "'b' can't be left when 't' shows it: 'leaving: none' takes away the swipe, "
        + "and no event closes it -> add an event such as 'closeTapped: dismiss', or delete 'leaving'"
    ),
  ]

  private static let ends = [
    Case(
      flow: """
        flows:
          - flow: A
            start: a
            screens:
              a: { transitions: { t: { to: s, style: sheet } } }
              s: { embed: B, transitions: { chosen: dismiss, cancel: dismiss, sent: dismiss } }
          - flow: B
            start: b
            returns: { chosen: }
            screens: { b: { transitions: { sent: { finish: chosen } } } }
        """,
      found: [
        "'chosen' is an end of 'B', and stands under 'finished' -> write 'finished: { chosen: … }'",
        "'s' has no event 'cancel': it has only the ends of 'B' -> did you mean 'cancelled'?",
        "'sent' never happens here: 'b' of 'B' has this event -> "
          + "delete it here; when 'B' ends, 's' gets 'finished' or 'cancelled'",
      ]),
    flow(
      "outcomes: { load: [ok, failed] }", "a: { await: load, transitions: { ok: b, fail: b } }\nb:",
      "nothing follows when 'load' ends with 'failed' -> did you mean 'failed' by 'fail'?"),
    flow(
      "",
      "a: { transitions: { t: { to: b, finished: { to: c, with: { id: $result } } } } }\n"
        + "b: { transitions: { t: { finish: 3 } } }\nc: { params: { id: Int } }",
      "'b' finishes with a value, but has no 'returns' -> add 'returns: Int' to 'b'"),
  ]

  private static let alerts = [
    flow(
      "", "a: { transitions: { t: { alert: Sure?, buttons: { yes: Yes, no: none } } } }",
      "'a' has no event 'yes', so nothing happens on this button -> "
        + "add 'yes: …' to the 'transitions' of 'a'; 'none' if it only closes"),
    flow(
      "",
      "a: { transitions: { t: b, yes: none } }\n"
        + "b: { alert: B, buttons: { yes: Yes, no: { title: No, role: cancel } } }"),
    flow(
      "",
      "a: { transitions: { t: b } }\nb: { alert: B, buttons: { no: { title: a, role: cancel } } }",
      "'a' has no event 'no', so nothing happens on this button: 'a' is only its title -> "
        + "add 'no: a' to the 'transitions' of 'a'"),
    flow(
      "",
      "a: { transitions: { t: b, u: { alert: Sure?, buttons: { yes: b, no: none } } } }\nb:",
      "'a' has no event 'yes', so nothing happens on this button: 'b' is only its title -> "
        + "add 'yes: b' to the 'transitions' of 'a'"),
    flow(
      "anywhere: { t: { alert: Sure?, buttons: { no: none } } }", "a:"),
    flow(
      "",
      "a: { transitions: { t: { to: b, style: sheet }, yes: none } }\nb: { alert: B, buttons: { yes: Y } }",
      "the alert 'b' has no style: the system draws it -> delete it"),
  ]

  private static let values = [
    flow(
      "effects: [f, g]",
      """
      a: { transitions: { t: [{ effect: f, with: { n: 1 } }, b], u: { effect: f } } }
      b: { transitions: { v: { effect: f, with: { n: 1, m: 2 } }, w: [{ effect: f }, c], x: d } }
      c: { params: { n: Int }, transitions: { y: { to: d, finished: GIVE } } }
      d: { returns: Int, transitions: { z: { finish: 1 } } }
      """.replacing("GIVE", with: "{ effect: g, with: { r: $result } }"),
      "nothing gives 'f' its 'n' -> add 'with: { n: … }', or declare what it takes: "
        + "'f: { params: { … } }'",
      "'f' has no parameter 'm' -> say what it takes: 'f: { params: { m: … } }'",
      "nothing uses the result of 'd' here -> add 'finished: …'; 'none' to ignore the result",
      "'g' has no parameter 'r' -> say what it takes: 'g: { params: { r: … } }'"),
    flow(
      "", "a: { tabs: [b, c] }\nb: { params: { id: Int } }\nc:",
      "nothing gives 'b' its 'id' -> "
        + "a tab can't give arguments: give 'id' a default, or make tabs of an array with 'for'"),
    flow(
      "", "a: { split: { sidebar: b, detail: c } }\nb: { params: { id: Int } }\nc:",
      "nothing gives 'b' its 'id' -> a column can't give arguments: give 'id' a default, "
        + "or declare 'id' under 'params' of 'a' too"),
    flow(
      "sequences: { q: { steps: [b] } }",
      "a: { transitions: { t: q } }\nb: { params: { id: Int } }",
      "nothing gives 'b' its 'id' -> "
        + "write '{ screen: b, with: { id: … } }', or give 'id' a default"),
    flow(
      "app: { t: { to: b, with: { id: $screen.id } } }", "a:\nb: { params: { id: Int } }",
      "'$screen' is unknown here: no screen sends an event of 'app' -> "
        + "declare 'id' under the event's 'params', and say '$event.id'"),
    flow(
      "", "a: { transitions: { t: b, u: c } }\nb: { deepLink: /x }\nc: { deepLink: /x }",
      "'/x' opens 'b', not 'c' -> give one of the two a segment of its own, or delete it"),
  ]

  private static let arrays = [
    flow(
      "sequences: { q: { params: { n: Int }, steps: [{ screen: b, for: n }] } }",
      "a: { transitions: { t: { to: q, with: { n: 1 } } } }\nb: { params: { n: Int } }",
      "'for' takes an array, and 'n' is of type 'Int' -> "
        + "make its type an array, such as '[Int]', or delete 'for'"),
    flow(
      "sequences: { q: { params: { n: '[Int]?' }, steps: [{ screen: b, for: n }] } }",
      "a: { transitions: { t: { to: q, with: { n: nil } } } }\nb: { params: { n: Int } }",
      "'for' takes an array, and 'n' is of type '[Int]?' -> "
        + "make its type an array, such as '[Int]', or delete 'for'"),
    flow(
      "sequences: { q: { params: { n: '[Int]' }, steps: [{ screen: b, for: n }] } }",
      "a: { transitions: { t: { to: q, with: { n: [] } } } }\nb: { params: { s: String } }",
      "'s' takes 'String', not 'Int' -> "
        + "give a value of type 'String', or change the type of 's'"),
    flow(
      "sequences: { q: { params: { n: '[[String: Int]]' }, steps: [{ screen: b, for: n }] } }",
      "a: { transitions: { t: { to: q, with: { n: [] } } } }\nb: { params: { n: '[String: Int]' } }"
    ),
    flow(
      "",
      "a: { transitions: { t: { to: b, with: { n: 'x' } }, c: none } }\n"
        + "b: { params: { n: String }, alert: B, buttons: { c: { for: n }, no: none } }",
      "'for' takes an array, and 'n' is of type 'String' -> "
        + "make its type an array, such as '[String]', or delete 'for'"),
  ]

  private static let results = [
    flow(
      "",
      "a: { transitions: { t: { to: b, style: sheet, finished: dismiss } } }\n"
        + "b: { returns: Int, transitions: { t: { finish: 3 } } }",
      "'dismiss' on 'a' has nothing to dismiss -> 'b' closes by itself: write 'none'"),
    flow(
      "",
      "a: { transitions: { t: { to: b, style: sheet, finished: none } } }\n"
        + "b: { returns: Int, tabs: [c, d] }\nc:\nd:",
      "'b' returns 'Int', but no event finishes it -> "
        + "add an event with 'finish: …', or delete 'returns'"),
  ]

  private static let loops = [
    flow(
      "outcomes: { load: [ok, failed] }",
      "a: { await: load, transitions: { ok: { setRoot: b }, failed: { setRoot: b } } }\n"
        + "b: { await: load, transitions: { ok: { setRoot: a }, failed: { setRoot: a } } }",
      "'a' to 'b' to 'a' goes round without an event of the user -> "
        + "let one end lead to a screen that waits for the user"),
    flow(
      "anywhere: { t: { to: b, style: sheet } }", "a:\nb:",
      "each round of 'b' to 'b' adds screens to the stack -> "
        + "add 'ifShown: ignore', or 'ifShown: again' if you mean to add them"),
  ]

  private static let keys = [
    flow(
      "", "a: { transitions: { t: next } }",
      "'next' is an event that the view of a step sends, not an action -> "
        + "delete this, and let the view send 'next', or a button of an alert with this name"),
    flow(
      "", "a: { transitions: { t: b } }\nb: { alert: B, style: sheet, leaving: none, returns: I }",
      "'style' has no effect on an alert -> delete it",
      "'leaving' has no effect on an alert -> delete it",
      "'returns' has no effect on an alert -> delete it"),
    flow(
      "", "a: { tabs: [b, c], view: V }\nb:\nc:",
      "'view' has no effect on 'tabs' -> delete it, or set it on the screens of the tabs"),
    flow(
      "expect: [{ screen: b, fromAnywhere: false }, { depth: 0 }]",
      "a: { transitions: { t: b } }\nb:",
      "'fromAnywhere: false' promises nothing -> write 'fromAnywhere: true', or delete it",
      "a stack has at least one screen -> promise a depth of 1 or more"),
  ]
}
