import FlowDiagnostics
import FlowModel

extension AskedTests {
  /// The tests that all ways to a node bring, as a greatest fixed point: a way adds tests, and a screen
  /// adds its own to the ways that lead on from it. A node without a way to it has all tests.
  func spread(
    _ brought: (Way) -> WideMask, adding added: (ID<Screen>) -> WideMask?
  ) -> [WideMask] {
    var found = Array(repeating: WideMask.all, count: nodeCount)
    var leading = [[(target: Int, brought: WideMask)]](repeating: [], count: nodeCount)
    for way in ways { leading[way.source].append((Int(way.target.index), brought(way))) }
    for id in project.screens.ids {
      let shared = project.groupUses[project.screens[id].uses].compactMap { $0.id.map(node) }
      for node in shared + [node(of: project.screens[id].flow)] {
        leading[Int(id.index)].append((node, WideMask()))
      }
    }
    var waiting = project.flows.elements.compactMap { $0.start?.id }.map { Int($0.index) }
    for start in waiting { found[start] = WideMask() }
    while let node = waiting.popLast() {
      let here = found[node] | (screen(at: node).flatMap(added) ?? WideMask())
      for (target, mask) in leading[node] where !(found[target] - (here | mask)).isEmpty {
        found[target] &= here | mask
        waiting.append(target)
      }
    }
    return found
  }

  /// For every screen the tests that hold on every way to it, asked on the last step or before.
  func certain() -> [WideMask] { spread(\.held, adding: required) }

  /// What a screen itself asks.
  private func required(by screen: ID<Screen>) -> WideMask? {
    let asking = project.screens[screen]
    return asking.requires?.id.map { bit(of: .guard($0), in: asking.flow) }
  }

  /// The first place in a flow where one of some tests is asked.
  func gate(asking mask: WideMask, in flow: ID<Flow>) -> SourceRange? {
    let asking = ways.first {
      project.screens[$0.target].flow == flow && !($0.held & mask).isEmpty
    }
    if let asking { return asking.range }
    return project.flows[flow].screens.lazy.first {
      !((required(by: $0) ?? WideMask()) & mask).isEmpty
    }
    .flatMap { project.screens[$0].requires?.name.range }
  }
}
