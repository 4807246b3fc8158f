import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowDiagrams

@Suite struct MermaidTests {
  @Test(arguments: Samples.all.indices)
  func everyLineIsAStatement(sample: Int) {
    let project = Samples.all[sample]
    let grammar = MermaidGrammar(mermaid(of: project, findings: Samples.findings(in: project)))
    #expect(grammar.mistakes == [])
    #expect(grammar.nodes.count > project.screens.elements.count)
    #expect(grammar.edgeCount > 3)
  }

  /// No file has the name of an alert that is written where it is shown.
  @Test func anAlertWithoutAName() {
    let project = Samples.project(
      """
      flow: Notes
      start: list
      screens:
        list:
          transitions: { deleteTapped: { alert: Delete?, buttons: { ok: none } }, ok: back }
      """)
    let diagram = mermaid(of: project, findings: [])
    #expect(diagram.contains("s1{{\"“Delete?”<br/>#91;ok#93;\"}}:::Alert"))
  }

  @Test func aSmallFlow() {
    let project = Samples.project(
      """
      flow: Notes
      start: list
      guards: [mayWrite]
      screens:
        list:
          title: My "notes"
          transitions:
            addTapped: { when: mayWrite, then: { to: editor, style: sheet }, else: denied }
            noteTapped: note
        note: { transitions: { backTapped: back } }
        editor: { transitions: { closeTapped: dismiss, saved: [dismiss, note] } }
        denied: { alert: Not now., buttons: { ok: none } }
      """)
    let lines = mermaid(of: project, findings: []).split(separator: "\n").map(String.init)
    #expect(
      lines.prefix { !$0.contains("classDef") } == [
        "flowchart LR", "  subgraph f0[\"Notes\"]",
        "    s0(\"list<br/>“My #quot;notes#quot;”\"):::View",
        "    s1(\"note<br/>backTapped#58; back\"):::View",
        "    s2(\"editor\"):::View",
        "    s3{{\"denied<br/>“Not now#46;”<br/>#91;ok#93;\"}}:::Alert",
        "    s4((\"start\")):::Start", "  end", "  s4 --> s0",
        "  s0 ==>|\"addTapped #91;mayWrite#93;<br/>(sheet)\"| s2",
        "  s0 ==>|\"addTapped #91;not mayWrite#93;\"| s3", "  s0 -->|\"noteTapped\"| s1",
        "  s2 -->|\"saved, after dismiss\"| s1", "  s2 -.->|\"closeTapped\"| s0",
        "  s5[\"→ push, replace, tab<br/>⇒ sheet, cover, popover, alert<br/>⇢ back<br/>⊸ contains\"]"
          + ":::Legend",
      ])
  }

  @Test(arguments: [
    "\"]:::x", "end", "1. one", "1) one", "- item", "`code`", "_bold_ **b**", "%%{init}", "#quot;",
    "style a:#f;", "a & b < c > d", "https://www.a.de", "ö 漢 😀", "\\\\",
  ])
  func entitiesStandForWhatWasWritten(text: String) {
    let label = text.mermaidLine
    #expect(!label.contains(/["<>&`*_.:%{}\[\]\\-]|^#(?!\w+;)/))
    #expect(!label.contains(/^\d+\)/))
    #expect(read(label) == text)
  }

  @Test func whatGitHubWouldNotDrawIsSaid() {
    let screens = (0..<300).map { "  s\($0): { transitions: { a: t\($0), b: s0 } }\n  t\($0):" }
    let project = Samples.project(
      "flow: A\nstart: s0\nscreens:\n" + screens.joined(separator: "\n"))
    let text = mermaid(of: project, findings: [])
    #expect(
      text.hasPrefix(
        "%% 601 arrows: GitHub draws at most 500; --map, --flow and --focus draw less\nflowchart LR\n"
      ))
    #expect(MermaidGrammar(text).mistakes == [])
  }

  @Test func charactersThatGitHubWouldNotDrawAreSaid() {
    let screens = (0..<400).map { "  s\($0): { title: \"\(String(repeating: ".", count: 60))\" }" }
    let project = Samples.project("flow: A\nscreens:\n" + screens.joined(separator: "\n"))
    #expect(
      mermaid(of: project, findings: []).contains(
        /^%% \d+ characters: GitHub draws at most 50000; --map.*\n/))
  }

  private func read(_ label: String) -> String {
    label.replacing(/#(\w+);/) { match in
      switch match.1 {
      case "quot": "\""
      case "lt": "<"
      case "gt": ">"
      case "amp": "&"
      default: UInt32(match.1).flatMap(Unicode.Scalar.init).map { String($0) } ?? "?"
      }
    }
  }
}
