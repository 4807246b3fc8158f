import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowDiagrams

@Suite struct DiagramScopeTests {
  @Test func whatFlowsShareIsDrawnOnce() {
    let diagram = Diagram(of: Self.bank, findings: [])
    #expect(diagram.titles(of: "Common (fragment)") == ["help", "contact", "helping"])
    #expect(
      diagram.nodes.first { $0.title == "helping" }?.details == ["used by home, form"])
    #expect(
      diagram.arrows.filter { $0.contains("help") } == [
        "help --> contact: contactTapped", "helping ==> help: helpTapped",
      ])
    #expect(diagram.nodes.first { $0.title == "contact" }?.details == ["sent: backToRoot"])
  }

  @Test func aMapHasOneBoxForEachFlow() {
    let map = Diagram(of: Self.bank, findings: [], showing: DiagramScope(isMap: true))
    #expect(map.nodes.map(\.title) == ["Bank", "Transfer", "Letter"])
    #expect(map.nodes.map(\.details) == [["2 screens"], ["3 screens"], ["1 screen"]])
    #expect(
      map.arrows == [
        "Bank --o Transfer: transfer", "Transfer --o Letter: letter",
        "Transfer --o Transfer: again",
      ])
    #expect(map.groups.map(\.title) == [nil, nil, nil])
  }

  @Test func aMapSaysWhatIsWrongInAFlow() throws {
    let screens = Self.bank.screens.elements
    let findings = zip([Severity.warning, .error], ["form", "again"]).compactMap { severity, name in
      screens.first { Self.bank.text($0.name) == name }.map {
        Diagnostic(severity, "rule", "wrong with \(name)", at: $0.name.range)
      }
    }
    let map = Diagram(of: Self.bank, findings: findings, showing: DiagramScope(isMap: true))
    #expect(map.nodes[1].findings.map(\.message) == ["wrong with again", "wrong with form"])
    #expect(map.nodes[1].severity == .error)
    #expect(map.nodes[0].findings.isEmpty)
  }

  @Test func oneFlowHasABoxForEachFlowBesideIt() {
    let flow = DiagramScope(flows: [ID(0)])
    let diagram = Diagram(of: Self.bank, findings: [], showing: flow)
    #expect(diagram.titles(of: "Bank") == ["home", "transfer", "start"])
    #expect(diagram.nodes.filter { $0.kind == .flow }.map(\.title) == ["Transfer"])
    #expect(diagram.arrows.contains("transfer --o Transfer: runs Transfer"))
    #expect(diagram.groups.map(\.title) == ["Bank", nil])
    let inner = Diagram(of: Self.bank, findings: [], showing: DiagramScope(flows: [ID(1)]))
    #expect(inner.nodes.filter { $0.kind == .flow }.map(\.title) == ["Bank", "Letter"])
    #expect(inner.arrows.contains("Bank --o form: transfer"))
  }

  @Test(arguments: [
    (0, ["b"], ["2 more arrows"]), (1, ["a", "b", "c"], ["1 more arrow", "", "1 more arrow"]),
    (2, ["a", "b", "c", "d", "start"], ["", "", "", "1 more arrow", ""]),
    (9, ["a", "b", "c", "d", "e", "start"], ["", "", "", "", "", ""]),
  ])
  func aFocusShowsWhatIsNear(depth: Int, titles: [String], details: [String]) {
    let chain = Samples.project(
      """
      flow: Chain
      start: a
      screens:
        a: { transitions: { x: b } }
        b: { transitions: { x: c } }
        c: { transitions: { x: d } }
        d: { transitions: { x: e } }
        e:
      """)
    let scope = DiagramScope(screens: [ID(1)], depth: depth)
    let diagram = Diagram(of: chain, findings: [], showing: scope)
    #expect(diagram.nodes.map(\.title) == titles)
    #expect(diagram.nodes.map { $0.details.joined() } == details)
  }

  @Test(arguments: [
    DiagramScope(isMap: true), DiagramScope(flows: [ID(0)]), DiagramScope(screens: [ID(2)]),
    DiagramScope(flows: [ID(1)], screens: [ID(2)], depth: 2),
  ])
  func everyPartIsADiagram(scope: DiagramScope) {
    for project in [Self.bank, Samples.shop] {
      let text = mermaid(of: project, findings: Samples.findings(in: project), showing: scope)
      #expect(MermaidGrammar(text).mistakes == [])
    }
  }

  /// A flow that runs another, which runs a third and itself, and what they share.
  private static let bank: FlowProject = {
    let flows = """
      flows:
        - flow: Bank
          start: home
          include: [Common.flow.yaml]
          screens:
            home: { use: helping, transitions: { payTapped: { to: transfer, style: sheet } } }
            transfer: { embed: Transfer }
        - flow: Transfer
          start: form
          include: [Common.flow.yaml]
          screens:
            form: { use: helping, transitions: { signTapped: letter, againTapped: again } }
            letter: { embed: Letter }
            again: { embed: Transfer }
        - flow: Letter
          start: page
          screens: { page: }
      """
    let common = """
      fragment: Common
      groups: { helping: { helpTapped: { to: help, style: sheet } } }
      screens:
        help: { transitions: { contactTapped: contact } }
        contact: { transitions: { sent: backToRoot } }
      """
    return FlowProject.read([
      SourceFile(path: "Bank.flow.yaml", text: flows),
      SourceFile(path: "Common.flow.yaml", text: common),
    ]).value
  }()
}

extension Diagram {
  fileprivate var arrows: [String] {
    edges.map { edge in
      let label = edge.labels.isEmpty ? "" : ": " + edge.labels.joined(separator: "; ")
      return "\(nodes[edge.source].title) \(edge.style.arrow) \(nodes[edge.target].title)\(label)"
    }
  }

  fileprivate func titles(of group: String) -> [String] {
    groups.first { $0.title == group }?.nodes.map { nodes[$0].title } ?? []
  }
}
