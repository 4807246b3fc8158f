import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowDiagrams

@Suite struct DiagramTests {
  @Test func sharedEventsHaveOneNode() {
    let screens = (0..<50).map { "  s\($0): { use: sharing }" }.joined(separator: "\n")
    let diagram = draw(
      """
      flow: A
      start: s0
      anywhere: { helpTapped: s1 }
      groups: { sharing: { shareTapped: s2 } }
      screens:
      \(screens)
      """)
    #expect(
      diagram.arrows == ["start > s0", "any screen > s1: helpTapped", "sharing > s2: shareTapped"])
    let group = diagram.nodes.first { $0.kind == .group }
    #expect(group?.details == ["used by s0, s1, s2, s3, and 46 more"])
  }

  @Test func eventsThatDoTheSameShareAnArrow() {
    let diagram = draw(
      "flow: A\nscreens: { a: { transitions: { x: b, y: b, z: { to: b, style: sheet } } }, b: }")
    #expect(diagram.edges.map(\.labels) == [["x", "y"], ["z"]])
    #expect(diagram.edges.map(\.style) == [.push, .sheet])
  }

  @Test(arguments: [
    ("b: { transitions: { x: back } }", ["a > b: open", "b > a: x"], []),
    ("b: { transitions: { x: dismiss } }", ["a > b: open"], ["x: dismiss"]),
    ("b: { style: sheet, transitions: { x: dismiss } }", ["a > b: open", "b > a: x"], []),
    (
      "b: { transitions: { x: back } }\n  c: { transitions: { y: b } }",
      ["a > b: open", "c > b: y"], ["x: back"]
    ),
    ("b: { transitions: { x: backToRoot } }", ["a > b: open"], ["x: backToRoot"]),
    (
      "b: { transitions: { x: [{ effect: save }, back] } }",
      ["a > b: open", "b > a: x, after save"], []
    ),
    ("b: { transitions: { x: { effect: save }, y: none } }", ["a > b: open"], ["x: save"]),
    ("b: { transitions: { x: { finish: 1 } } }", ["a > b: open", "b > end: x, finish"], []),
    ("b: { returns: Int, transitions: { x: { finish: 1 } } }", ["a > b: open"], ["x: finish"]),
  ])
  func stepsBack(screen: String, arrows: [String], details: [String]) {
    let diagram = draw(
      "flow: A\neffects: [save]\nscreens:\n  a: { transitions: { open: b } }\n  \(screen)\n")
    #expect(diagram.arrows == arrows)
    #expect(diagram.nodes[1].details == details)
  }

  @Test func conditionsStandAtTheArrows() {
    let diagram = draw(
      """
      flow: A
      guards: [g, h]
      states: { s: [on, off] }
      screens:
        a:
          transitions:
            x: { when: [g, { s: on }], then: b, else: { when: h, then: c } }
            y: { choose: [{ when: g, then: b }, { else: { setRoot: c } }] }
            z: { after: 1500ms, then: b }
        b:
        c:
      """)
    #expect(
      diagram.arrows
        == [
          "a > b: x [g and s is on]", "a > c: x [not g and s is on] [h]",
          "a > c: y [otherwise], as root",
        ].inserting("y [g]", "z, 1500 ms later"))
  }

  @Test func findingsStandInTheBoxTheyAreAbout() throws {
    let text = """
      flow: A
      start: a
      screens:
        a: { transitions: { x: b, y: nowhere } }
        b: { title: }
      expect: [{ screen: nobody, fromAnywhere: true }]
      """
    let read = FlowProject.read([SourceFile(path: "a.flow.yaml", text: text)])
    let diagram = Diagram(of: read.value, findings: read.diagnostics)
    #expect(diagram.nodes[0].findings.map(\.message) == ["no screen is named 'nowhere'"])
    #expect(diagram.nodes[1].findings.map(\.message) == ["expected a text, not nothing"])
    let remark = try #require(diagram.nodes.first { $0.kind == .remark })
    #expect(remark.findings.map(\.message) == ["no screen is named 'nobody'"])
    #expect(
      mermaid(of: read.value, findings: read.diagnostics).contains("  class s0,s1,s3 error\n"))
  }

  @Test func theSameProjectGivesTheSameText() {
    let again = Samples.project("Tests/Flows/Shop.flow.yaml", "Tests/Flows/Checkout.flow.yaml")
    #expect(mermaid(of: Samples.shop, findings: []) == mermaid(of: again, findings: []))
    #expect(dot(of: Samples.shop, findings: []) == dot(of: again, findings: []))
  }

  private func draw(_ text: String) -> Diagram {
    Diagram(of: Samples.project(text), findings: [])
  }
}

extension Diagram {
  /// The arrows, as `source > target: labels`.
  fileprivate var arrows: [String] {
    edges.map { edge in
      let label = edge.labels.isEmpty ? "" : ": " + edge.labels.joined(separator: "; ")
      return "\(nodes[edge.source].title) > \(nodes[edge.target].title)\(label)"
    }
  }
}

extension [String] {
  /// The same arrows, the first with more labels.
  fileprivate func inserting(_ labels: String...) -> [String] {
    [([self[0]] + labels).joined(separator: "; ")] + dropFirst()
  }
}
