import FlowDiagnostics
import FlowModel
import Testing

/// What a walk over nested lists goes into, and in which order.
struct WalkTests {
  @Test(arguments: [
    (NestedLists(), "a g h"),
    (.branches, "a b c d g h"),
    (.ofOneEvent, "a b c d e g h"),
    (.untilAnEnd, "a b c d e g h i"),
    (.all, "a b c d e g f h i"),
  ])
  func goesIntoWhatIsMeant(meant: NestedLists, expected: String) throws {
    #expect(try shown(meant, .written) == expected)
  }

  @Test(arguments: [
    (WalkOrder.written, "a b c d e g f h i"),
    (.lastActionFirst, "a g h i f e b c d"),
    (.lastListFirst, "a g h i f e d c b"),
  ])
  func keepsAnOrder(order: WalkOrder, expected: String) throws {
    #expect(try shown(.all, order) == expected)
  }

  @Test func knowsWithinAnActionWhatWasKnownBeforeIt() throws {
    let project = try project()
    var known: [String: String] = [:]
    project.walk(try project.tapped, into: .all, from: "") { id, earlier in
      guard let name = project.shown(by: id) else { return }
      known[name] = earlier
      earlier += name
    } enter: { _, _, earlier in
      earlier
    }
    #expect(known["f"] == "a")
    #expect(known["h"] == "ag")
  }

  private func shown(_ meant: NestedLists, _ order: WalkOrder) throws -> String {
    let project = try project()
    let all = project.actions(in: try project.tapped, into: meant, order: order)
    return all.compactMap { project.shown(by: $0) }.joined(separator: " ")
  }

  private func project() throws -> FlowProject {
    let read = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    try #require(read.diagnostics.isEmpty)
    return read.value
  }

  private var text: String {
    """
    flow: Letters
    start: start
    guards: [one, two]
    outcomes: { load: { ends: [done] } }
    screens:
      start:
        transitions:
          tapped:
            - a
            - { when: one, then: b, else: { choose: [{ when: two, then: c }, { else: d }] } }
            - { after: 1s, then: e }
            - { to: g, finished: f }
            - h
            - { await: load, cases: { done: i } }
      a:
      b:
      c:
      d:
      e:
      f:
      g: { external: true }
      h:
      i:
    """
  }
}

extension FlowProject {
  fileprivate var tapped: ActionList {
    get throws { try #require(transitions[screens.elements[0].transitions].first).actions }
  }

  fileprivate func shown(by action: ID<Action>) -> String? {
    guard case .show(let show) = actions[action].kind else { return nil }
    return text(show.target.name)
  }
}
