import FlowDiagnostics
import FlowModel
import FlowSyntax
import Foundation
import GraphAlgorithms
import Testing

@testable import FlowStacks

/// The README of the automaton shows what the automaton does.
@Suite struct TraceTests {
  @Test func theReadmeShowsTheRules() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let flow = try #require(Self.block("yaml", of: page))
    let project = FlowProject.read([SourceFile(path: "trace.flow.yaml", text: flow)])
    #expect(project.diagnostics == [])
    let analysis = try #require(StackAnalysis(of: StackFacts(project.value), flow: ID(0)))
    #expect(analysis.isExact)
    var trace = Trace(stack: analysis.stack)
    let cost = { (head: PushdownHead) in analysis.reached.cost(of: head) ?? -1 }
    // The beginning comes before what it puts on the stack at once.
    let heads = analysis.reached.heads.sorted {
      (cost($0), $0.control.index) < (cost($1), $1.control.index)
    }
    let lines = heads.flatMap { trace.lines(at: $0, cost: cost($0)) }
    #expect(lines.joined(separator: "\n") == Self.block("automaton", of: page))
  }

  private static func block(_ language: String, of page: String) -> String? {
    let after = page.components(separatedBy: "```\(language)\n").dropFirst().first
    return after?.components(separatedBy: "\n```").first
  }

  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Compiler/FlowStacks/README.md")
}

/// Heads and rules in words.
private struct Trace {
  var stack: FlowStack

  mutating func lines(at head: PushdownHead, cost: Int) -> [String] {
    let count = cost == 1 ? "1 event" : "\(cost) events"
    let rules =
      stack.wildcardRules(at: head.control).map { rule in
        "\(event(rule.label))\(push(rule.symbol, over: head.symbol)) → \(name(of: rule.control))"
      }
      + stack.rules(at: head.control, top: head.symbol).map { rule in
        "\(event(rule.label))\(effect(rule.effect)) → \(name(of: rule.control))"
      }
    return ["\(name(of: head.control)) \(screen(head.symbol)), \(count)"] + rules.map { "  \($0)" }
  }

  private func name(of control: PushdownControl) -> String { "\(stack.control(control))" }

  private func effect(_ effect: PushdownRule.Effect) -> String {
    switch effect {
    case .pop: "pop"
    case .swap(let symbol): "swap to \(screen(symbol))"
    case .push(let under, let top): push(top, over: under)
    }
  }

  private func push(_ symbol: PushdownSymbol, over under: PushdownSymbol) -> String {
    "swap to \(screen(under)), push \(screen(symbol))"
  }

  private func event(_ label: PushdownLabel) -> String {
    if label == .none { return "" }
    switch stack.event(label) {
    case .sent(let id): return stack.project.text(stack.project.transitions[id].event) + ": "
    case .back: return "back button: "
    default: return "\(stack.event(label)): "
    }
  }

  private func screen(_ symbol: PushdownSymbol) -> String {
    let screen = stack.symbol(symbol).screen
    if screen.index < 0 { return "⊥" }
    let below = stack.surroundings(symbol).below
    let names = stack.lookedFor.filter { below & $0.value != 0 }
      .sorted { $0.value < $1.value }.map { name(of: $0.key) }
    return name(of: screen) + (names.isEmpty ? "" : " (below: \(names.joined(separator: ", ")))")
  }

  private func name(of screen: ID<Screen>) -> String {
    stack.project.text(stack.project.screens[screen].name)
  }
}
