import FlowDiagnostics
import FlowModel
import Foundation
import Testing

/// What editors say by the schema is what flowc says.
@Suite(.enabled(if: SchemaValidator.isInstalled, "needs python3 with jsonschema and PyYAML"))
struct SchemaAgreementTests {
  @Test func exampleFlowsAreValid() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let paths = try ["Flows", "Tests/Flows"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(
        at: root.appending(path: folder), includingPropertiesForKeys: nil
      )
      .filter { $0.lastPathComponent.hasSuffix(".flow.yaml") }
    }
    let texts = try paths.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(texts.count >= 4)
    #expect(try SchemaValidator.validate(texts) == texts.map { _ in true })
  }

  @Test func bothAcceptTheSame() throws {
    let texts = Self.accepted.map(inFlow)
    let verdicts = try SchemaValidator.validate(texts)
    #expect(verdicts.count == texts.count)
    for (text, isValid) in zip(texts, verdicts) {
      #expect(isValid, "the schema refuses\n\(text)")
      #expect(shapeErrors(in: text) == [], "flowc refuses\n\(text)")
    }
  }

  @Test func bothRefuseTheSame() throws {
    let texts = Self.refused.map(inFlow)
    let verdicts = try SchemaValidator.validate(texts)
    #expect(verdicts.count == texts.count)
    for (text, isValid) in zip(texts, verdicts) {
      #expect(!isValid, "the schema accepts\n\(text)")
      #expect(shapeErrors(in: text) != [], "flowc accepts\n\(text)")
    }
  }

  /// Screens of a flow; or whole files, where they begin with a key of one.
  static let accepted = [
    "a:", "a: {}", "a: { title: 1984 }", "a: { title: yes, description: 1.5 }",
    "a: { transitions: { tapped: b, closed: back } }",
    "a: { transitions: { tapped: { to: b, style: sheet, detents: [medium, fraction(0.5)] } } }",
    "a: { transitions: { tapped: { to: b, style: { compact: sheet, regular: popover } } } }",
    "a: { transitions: { tapped: [dismiss, { to: b }, { effect: save }] } }",
    "a: { transitions: { tapped: { when: [signedIn, { session: on }], then: b, else: back } } }",
    "a: { transitions: { tapped: { choose: [{ when: x, then: b }, { else: back }] } } }",
    "a: { transitions: { tapped: { after: 0.5s, then: back } } }",
    "a: { transitions: { tapped: { await: save, cases: { saved: back } } } }",
    "a: { transitions: { tapped: { params: { id: [Todo.ID] }, to: b, with: { id: $event.id } } } }",
    "a: { transitions: { tapped: { alert: Really, buttons: { ok: Yes, cancel: none } } } }",
    "a: { params: { ids: [Todo.ID], counts: [String: Int], all: Bool = false } }",
    "a: { params: { id: Int }, preview: { id: 3 } }",
    "a: { transitions: { tapped: { to: b, with: { words: {}, ids: [] } } }, preview: { words: {} } }",
    "a: { deepLink: [/a, { path: /b, stack: [c], onTop: true }] }",
    "a: { tabs: [b, { screen: c, title: C }, { event: composeTapped, icon: plus }] }",
    "a: { tabs: [b, { screen: c, event: again }] }", "a: { await: save, with: { id: 3 } }",
    "a: { embed: A, with: { id: 3 } }", "a: { split: { sidebar: b, detail: c } }",
    "a: { switch: session, cases: { on: b, no: c } }",
    "a: { transitions: { finished: { done: b, gone: [back] }, cancelled: back } }",
    "a: { transitions: { finished: { to: b, style: sheet } } }",
    "a: { transitions: { tapped: { to: b, finished: { done: { to: c }, gone: none } } } }",
    "a: { transitions: { tapped: { finish: { done: $event.x } }, held: { finish: { done: } } } }",
    "a: { transitions: { tapped: { finish: done }, held: { finish: [] } } }",
    "flow: A\nreturns: { done: String, gone: , all: [Todo.ID] }", "flow: A\nreturns: [String: Int]",
    "a: { alert: Really, fields: { name: , code: { secure: true } } }",
    "a: { style: popover, anchor: no }",
    "a: { transitions: { tapped: { to: b, style: popover, anchor: c } } }",
    "a: { transitions: { tapped: { confirmationDialog: A, buttons: { ok: none }, anchor: c } } }",
    "a: { transitions: { tapped: { to: b, transition: [opacity, scale(0.5)] } } }",
    "a: { transitions: { tapped: { to: b, transition: { insertion: [slide], removal: scale } } } }",
    "a: { allow: [dead-end] }", "a: { allow: { dead-end: it is the last one } }",
    "flow: A\nstart: no\nscreens: { no: }", "flow: A\nstates: { power: [on, off] }",
    "flow: A\nguards: { a: , b: What it means., c: { fixed: true } }",
    "flow: A\noutcomes: { save: [ok, failed], load: { ends: { done: { id: Int }, gone: } } }",
    "flow: A\nexpect: [{ depth: 5 }, { never: [a, b] }, { screen: a, fromAnywhere: true }]",
    "flow: A\nexpect: [{ screen: a, within: 3, of: b }, { screen: a, after: [b, c] }]",
    "flow: A\nvariants: { b: { start: b, remove: [a], screens: { c: { transitions: {} } } } }",
    "flow: A\nentries: { secrets: [{ to: settings }, { to: secrets }] }\ninclude: [a/b.yaml]",
    "flows: [{ flow: A }, { flow: B, start: b, access: public }]",
    "fragment: Common\ngroups: { sharing: { shareTapped: share } }",
  ]

  static let refused = [
    "a: { confirmationDialog: Really, fields: { name: } }",
    "a: { transitions: { tapped: { to: b, transition: [] } } }",
    "a: { anchor: [b] }", "a: { transitions: { tapped: { setRoot: b, anchor: c } } }",
    "a: { transitions: { tapped: { alert: A, buttons: { ok: none }, anchor: c } } }",
    "a: view", "a: { titel: A }", "a: { title: }", "a: [b]", "a: { terminal: maybe }",
    "a: { alert: A, tabs: [b] }", "a: { switch: session }", "a: { cases: { on: b } }",
    "a: { transitions: { tapped: { to: b, back: true } } }",
    "a: { transitions: { tapped: { to: b, tab: c } } }",
    "a: { transitions: { tapped: { to: b, style: shet } } }",
    "a: { transitions: { tapped: { to: b, style: { compact: sheet } } } }",
    "a: { transitions: { tapped: { setRoot: b, style: sheet } } }",
    "a: { transitions: { tapped: { style: sheet } } }", "a: { transitions: { tapped: } }",
    "a: { transitions: { tapped: { when: x } } }",
    "a: { transitions: { tapped: { after: soon, then: b } } }",
    "a: { transitions: { tapped: { await: save } } }",
    "a: { transitions: { tapped: [[b]] } }", "a: { deepLink: { stack: [b] } }",
    "a: { alert: A, buttons: { ok: { role: primary } } }",
    "a: { tabs: [{ title: B }] }", "a: { with: { id: 3 } }", "a: { tabs: [b], with: { id: 3 } }",
    "a: { transitions: { tapped: { to: b, with: { id: } } } }",
    "a: { transitions: { tapped: { finish: } } }",
    "flow: A\nexpect: [{ depth: many }]", "flow: A\nexpect: [{ depth: -1 }]",
    "flow: A\nexpect: [{ screen: a }]",
    "flow: A\nexpect: [{ screen: a, within: 3 }]", "flow: A\nexpect: [{ of: a, depth: 3 }]",
    "flow: A\nflows: []", "screens: {}",
    "flow: A\naccess: private", "flow: [A]", "flows: [{ start: a }]",
    "flows: [{ flow: A }]\nscreens: { a: }", "fragment: Common\nstart: a",
    "a: { tabs: [] }", "a: { transitions: { tapped: { choose: [] } } }",
    "a: { transitions: { tapped: { when: [], then: b } } }",
    "a: { transitions: { tapped: { when: {}, then: b } } }",
    "flow: A\nsequences: { a: { steps: [] } }", "flows: []",
    "a: { transitions: { finished: {} } }", "a: { transitions: { finished: { to: b, done: c } } }",
    "a: { transitions: { tapped: { to: b, finished: { done: } } } }",
    "a: { transitions: { tapped: { done: b } } }", "flow: A\nanywhere: { finished: { done: b } }",
    "flow: A\nreturns: {}",
  ]

  private func inFlow(_ text: String) -> String {
    text.hasPrefix("a:") ? "flow: A\nscreens:\n  \(text)\n" : text + "\n"
  }

  private func shapeErrors(in text: String) -> [String] {
    let rules = ["unknown-key", "missing-key", "unexpected-value"]
    return FlowProject.read([SourceFile(path: "a.flow.yaml", text: text)]).diagnostics
      .filter { rules.contains($0.rule) }.map(\.message)
  }
}
