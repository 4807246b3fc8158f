import FlowDiagnostics
import Testing

/// What can be no name, at each place where a flow has one: it is an error, or a text that generated
/// code quotes.
@Suite(.lowPriority) struct HostileNameTests {
  private static let judge = Judge()

  /// Each name is marked: `<name>`.
  private static let flow = """
    flow: A
    start: a
    scope: <Scope>
    states: { s: [x, <y>] }
    guards: [<g>]
    effects: { <f>: { params: { <n>: Int } } }
    outcomes: { o: { params: { <n>: Int }, ends: { <d>: { <z>: Int }, other } } }
    customTransitions: [<flop>]
    returns: { done: <Int>, <left>: Int }
    imports: [<Foundation>]
    sequences:
      q: { params: { <k>: Int }, once: <seen>, steps: [{ screen: e, for: <items> }], then: back }
    entries: { <en>: [{ to: c, with: { n: $event.<n> } }] }
    groups: { <gr>: { <ge>: none } }
    anywhere: { <an>: none }
    app: { <ap>: none }
    variants: { <v>: { start: b } }
    screens:
      a:
        view: <Start>
        model: <Model>
        owner: <team>
        transitions:
          <ev>: { params: { <p>: Int }, to: x, with: { n: $event.p } }
          u: { to: c, transition: zoom, anchor: <here>, with: { n: $screen.<n> } }
          ok: none
      b: { transitions: { t: back } }
      c: { params: { n: Int }, deepLink: "/c/{<n>}", preview: { n: <1> } }
      e: { params: { item: Int } }
      <tb>: { tabs: [{ screen: b, icon: <star>, title: B, badge: <count> }, { screen: e, for: <rows> }] }
      x: { params: { n: Int }, alert: "Hi {<n>}", buttons: { <ok>: Ok, cancel: none }, fields: { <t>: } }

    """

  /// The parts of the flow: what stands between the names, and each second part a name.
  private static let parts = flow.split(separator: #/[<>]/#, omittingEmptySubsequences: false)
    .map(String.init)

  @Test(arguments: [
    #""a-b""#, #""h[""#, #""\"); evil(\"""#, #""a\nb""#, "a$screen.b", "self",
  ])
  func namesAreNoWayIn(name: String) {
    for place in stride(from: 1, to: Self.parts.count, by: 2) {
      var parts = Self.parts
      let isInText = parts[place + 1].hasPrefix("}\"") || parts[place - 1].hasSuffix(".")
      parts[place] = isInText ? name.filter { !"\"'".contains($0) } : name
      let flows = [SourceFile(path: "input.flow.yaml", text: parts.joined())]
      let outcome = Self.judge.outcome(of: flows)
      let faults = Self.judge.faults(of: flows, besides: outcome)
      #expect(faults == [], "after \(parts[place - 1].suffix(30))")
    }
  }
}
