/// Advice that holds when it is followed to the letter.
extension HintTests {
  static let advice = [
    flow(
      "guards: [g, h]", "a: { transitions: { t: b } }\nb: { requires: [g, h] }",
      "expected a name, not a list -> "
        + "declare a guard that asks them all, and name it: 'requires: gAndH'"),
    flow(
      "states: { s: [x, y] }", "a: { switch: s, cases: [b, c] }\nb:\nc:",
      "expected a mapping, not a list -> "
        + "write each screen behind a value of the state: { one: b, two: c }"),
    flow(
      "", "a: { transitions: { t: { to: b, style: sheet, finish: { to: c } } } }\nb:\nc:",
      "'to' and 'finish' can't be in one mapping -> did you mean 'finished'? "
        + "If both are to happen, write a list: [{ to: … }, { finish: … }]"),
    flow(
      "guards: [g]", "a: { transitions: { t: [{ when: g, then: b }, { else: c }] } }\nb:\nc:",
      "one of 'backTo', 'dismissTo' or 'when' is missing -> "
        + "put all in one mapping: { when: …, then: …, else: c }"),
    flow(
      "", "a: { transitions: { t: d } }\nd: { alert: Hi, buttons: { ok: { to: b } } }\nb:",
      "a button has no actions: its event has -> "
        + "write 'ok: Ok', and add 'ok: b' to the 'transitions' of the screen that shows 'd'"),
    flow(
      "", "a: { transitions: { t: { alert: Hi, buttons: { ok: { to: b } } } } }\nb:",
      "a button has no actions: its event has -> "
        + "write 'ok: Ok', and add 'ok: b' to the 'transitions' of 'a'"),
    flow(
      "", "a: { transitions: { t: { to: dismiss } } }",
      "no screen is named 'dismiss' -> "
        + "'dismiss' is an action: write the word alone, where an action stands"),
    Case(
      flow: """
        flows:
          - { flow: Shop, start: a, screens: { a: { transitions: { t: Checkout } } } }
          - { flow: Checkout, start: c, screens: { c: } }
        """,
      found: [
        "no screen is named 'Checkout' -> "
          + "to show the flow, add a screen with 'embed: Checkout', and name this screen"
      ]),
    flow(
      "", "a: { transitions: { t: { to: b } } }\nb: { transitions: { t: { pop: true } } }",
      "there is no key 'pop' here -> write the word alone: 'back'"),
    flow(
      "returns: { picked: String, none: }",
      "a: { transitions: { t: { finish: picked }, u: { finish: none } } }",
      "the end 'picked' of 'A' brings 'String', not nothing -> "
        + "write 'finish: { picked: … }', with a value of type 'String'"),
    flow(
      "", "a: { view: Shop.aView, model: aModel, transitions: { t: b } }\nb:",
      "'Shop.aView' is not a valid type: types begin with a capital letter -> "
        + "did you mean 'Shop.AView'?",
      "'aModel' is not a valid type: types begin with a capital letter -> did you mean 'AModel'?"),
    flow(
      "", "a: { transitions: { isRunning: b } }\nb:",
      "an event can't be named 'isRunning', a property of the actions of every view -> "
        + "choose another name, such as 'isRunningTapped'"),
    flow(
      "", "a: { tabs: [{ name: b, icon: house }, c] }\nb:\nc:",
      "there is no key 'name' here -> did you mean 'screen'?"),
    flow(
      "", "a:\n  transitions:\n    t: b\n      style: sheet\nb:",
      "'style' is indented under 't', which has a value already -> write 't: { to: b, style: … }'"),
    flow(
      "guards: [g]", "a: { transitions: { t: { choose: [{ g: b }, { else: c }] } } }\nb:\nc:",
      "there is no key 'g' here -> write { when: g, then: b }"),
    flow(
      "", "a: { tabs: [b: { title: B, icon: house }, c] }\nb:\nc:",
      "there is no key 'b' here -> write { screen: b, title: B, icon: house }"),
    flow(
      "", "a: { tabs: [b, c: ] }\nb:\nc:", "there is no key 'c' here -> write 'c' without ':'"),
    flow(
      "sequences: { s: { steps: [b, c], skip: none } }",
      """
      a: { transitions: { t: s } }
      b: { transitions: { skip: d, next: c } }
      c: { transitions: { next: d } }
      d:
      """,
      "'s' is never skipped on 'b': the step has its own 'skip' -> "
        + "delete this event, or give it another name",
      "'s' never goes on from 'b': the step has its own 'next' -> "
        + "delete this event, or give it another name"),
    flow(
      "",
      """
      a: { transitions: { t: b, go: { params: { id: Int }, then: { to: c, with: { id: $event.id } } } } }
      b: { alert: Go?, buttons: { go: Go, stop: none } }
      c: { params: { id: Int } }
      """,
      "the button 'go' of 'b' brings no 'id', which its event takes -> "
        + "declare 'id' under 'params' of 'b', or delete it from the event"),
    flow(
      "",
      """
      a: { transitions: { t: b, go: { params: { go: Int }, then: { to: c, with: { id: $event.go } } } } }
      b: { alert: Go?, params: { ids: "[Int]" }, buttons: { go: { for: ids }, stop: none } }
      c: { params: { id: Int } }
      """,
      "the button 'go' of 'b' brings no 'go', which its event takes -> "
        + "the button brings an element as 'ids': give the event's parameter this name"),
    flow(
      "",
      """
      a: { transitions: { t: b, go: { params: { id: Int }, then: { to: c, with: { id: $event.id } } } } }
      b: { alert: Go?, params: { id: String }, buttons: { go: Go, stop: none } }
      c: { params: { id: Int } }
      """,
      "'id' takes 'Int', not 'String' -> "
        + "give a value of type 'Int', or change the type of 'id'"),
    flow(
      "outcomes: { load: { ends: { done: , moved: { id: String } } } }",
      """
      a:
        transitions:
          t:
            await: load
            cases:
              done: { params: { n: Int }, then: { to: b, with: { n: $event.n } } }
              moved: { params: { id: Int }, then: { to: b, with: { n: $event.id } } }
      b: { params: { n: Int } }
      """,
      "the end 'done' of 'load' brings no 'n', which its event takes -> "
        + "add it to the end: 'done: { n: Int }', or delete it from the event",
      "'id' takes 'Int', not 'String' -> give a value of type 'Int', or change the type of 'id'"),
    flow(
      "",
      "a: { transitions: { t: b } }\nb: { params: { n: Int }, title: \"No. {n}\", model: BModel }",
      "nothing fills in '{n}', because the view gets a model instead of parameters -> "
        + "delete the title, and set it in the view"),
    flow(
      "", "a: { transitions: { t: b, go: none } }\nb: { alert: Go?, buttons: { go: \"Go {n}\" } }",
      "the alert 'b' has no parameter 'n' -> declare it under 'params' of 'b'"),
    flow(
      "outcomes: { load: [ok, bad] }",
      "a: { await: load, transitions: { ok: back, bad: { to: b, style: sheet } } }\nb:",
      "'back' on 'a' has nothing to go back to -> write 'none': nothing is ever below 'a'"),
    flow(
      "", "a: { transitions: { t: b, yes: back } }\nb: { alert: Go?, buttons: { yes: Yes } }",
      "'back' on 'a' has nothing to go back to -> write 'none': nothing is ever below 'a'"),
  ]
}
