import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowLint

/// Promises of taps that must be enough wherever a screen is shown.
@Suite struct AlwaysWithinTests {
  @Test(arguments: [
    // Of two paths to 'help', one leads back by two taps.
    ("{ screen: home, within: 1, of: help }", nil),
    ("{ screen: home, within: 1, of: help, always: false }", nil),
    (
      "{ screen: home, within: 1, of: help, always: true }",
      "'home' can be more than 1 tap away from 'help'"
    ),
    ("{ screen: home, within: 2, of: help, always: true }", nil),
    // An answer is no tap; nothing leads on from 'paid' in the cover.
    ("{ screen: paid, within: 1, of: cart, always: true }", nil),
    ("{ screen: paid, within: 2, of: home, always: true }", nil),
    (
      "{ screen: paid, within: 2, of: help, always: true }",
      "'paid' can be more than 2 taps away from 'help'"
    ),
    (
      "{ screen: home, within: 9, of: paid, always: true }",
      "'home' can't always be reached from 'paid'"
    ),
  ]) func verdict(of promise: String, _ message: String?) {
    let text = """
      flow: Shop
      start: home
      outcomes: { payment: [done, failed] }
      screens:
        home: { transitions: { helpTapped: help, listTapped: list, cartTapped: { to: cart, style: sheet } } }
        list: { transitions: { helpTapped: help } }
        help: { allow: { dead-end: The end. } }
        cart: { transitions: { payTapped: { await: payment, cases: { done: { to: paid, style: fullScreenCover }, failed: none } } } }
        paid: { terminal: true }
      expect: [\(promise)]
      """
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    let found = Linter.lint(project.value).diagnostics.filter { $0.rule == "broken-expectation" }
    #expect(found.map(\.message) == [message].compactMap(\.self))
  }

  @Test func manyTapsAreNotCounted() {
    let text = """
      flow: A
      start: a
      screens:
        a: { transitions: { e: b } }
        b: { transitions: { e: { setRoot: a } } }
      expect: [{ screen: a, within: 1000, of: b, always: true }]
      """
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(
      Linter.lint(project.value).diagnostics.map(\.message) == [
        "flowc can't prove this promise: flowc counts at most 255 taps"
      ])
  }
}
