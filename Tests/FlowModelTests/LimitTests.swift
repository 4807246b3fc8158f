import FlowDiagnostics
import FlowModel
import Testing

/// More of something than any app has is said, and up to the limit nothing is.
@Suite struct LimitTests {
  @Test(arguments: [(32, []), (33, ["there are more than 32 tabs side by side"])])
  func tabs(count: Int, messages: [String]) {
    let tabs = (0..<count).map { "t\($0)" }
    #expect(
      limits("  main: { tabs: [\(tabs.joined(separator: ", "))] }\n" + screens(tabs)) == messages)
  }

  @Test(arguments: [(64, []), (65, ["there are more than 64 actions in one list"])])
  func actions(count: Int, messages: [String]) {
    let list = Array(repeating: "back", count: count).joined(separator: ", ")
    #expect(limits("  main: { transitions: { tapped: [\(list)] } }\n") == messages)
  }

  @Test(arguments: [(256, []), (257, ["there are more than 256 choices in one decision"])])
  func choices(count: Int, messages: [String]) {
    let list = Array(repeating: "{ when: isOn, then: back }", count: count)
    let choices = list.joined(separator: ", ")
    let text = "  main: { transitions: { tapped: { choose: [\(choices)] } } }\n"
    #expect(limits(text) == messages)
  }

  @Test(arguments: [
    "tabs: [NEXT]", "split: { sidebar: NEXT }", "switch: mode, cases: { on: NEXT }",
  ])
  func containers(content: String) {
    let nested = { (count: Int) in
      (0..<count).map { number in
        let next = content.replacing("NEXT", with: number + 1 < count ? "c\(number + 1)" : "last")
        return "  \(number == 0 ? "main" : "c\(number)"): { \(next) }\n"
      }.joined() + screens(["last"])
    }
    #expect(limits(nested(32)) == [])
    #expect(
      limits(nested(33))
        == ["there are more than 32 nested tabs, splits and switches"])
  }

  @Test(arguments: [(64, []), (65, ["there are more than 64 variants of a flow"])])
  func variants(count: Int, messages: [String]) {
    let all = (0..<count).map { "  v\($0): { start: main }\n" }.joined()
    #expect(limits(screens(["main"]), "variants:\n" + all) == messages)
  }

  @Test(arguments: [(1000, []), (1001, ["there are more than 1000 shared events in one place"])])
  func sharedEvents(count: Int, messages: [String]) {
    #expect(limits(screens(["main"]), "anywhere:\n" + events("a", count)) == messages)
    let group = "groups:\n  all:\n" + events("g", count, indentation: "    ")
    #expect(limits("  main: { use: all }\n", group) == messages)
  }

  @Test(arguments: [(998, []), (999, ["there are more than 1000 shared events on one screen"])])
  func sharedEventsOfOneScreen(count: Int, messages: [String]) {
    let rest =
      "groups:\n  all:\n" + events("g", count, indentation: "    ")
      + "  one:\n    e: none\nanywhere:\n  a: none\n"
    #expect(limits("  main: { use: [one, all] }\n  other: { use: [one, all] }\n", rest) == messages)
    #expect(limits("  main: { use: one }\n  other: { use: all }\n", rest) == [])
  }

  private func events(_ name: String, _ count: Int, indentation: String = "  ") -> String {
    (0..<count).map { "\(indentation)\(name)\($0): none\n" }.joined()
  }

  private func screens(_ names: [String]) -> String {
    names.map { "  \($0):\n" }.joined()
  }

  private func limits(_ screens: String, _ rest: String = "") -> [String] {
    let text =
      "flow: Large\nstart: main\nguards: [isOn]\nstates: { mode: [on, off] }\nscreens:\n" + screens
      + rest
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    return project.diagnostics.filter { $0.rule == "flow-limits" }.map(\.message)
  }
}
