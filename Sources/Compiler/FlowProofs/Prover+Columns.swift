import FlowDiagnostics
import FlowModel
import FlowStacks
import GraphAlgorithms

/// What stands on top of the columns of split views: the stacks have one column at a time.
extension Prover {
  /// Two screens that come up in different columns of one split view are visible together.
  func sharedColumns(
    _ screens: [ID<Screen>], in reached: StackReachability, _ range: SourceRange
  ) -> Verdict.Outcome {
    .first(
      pairsInColumns(of: screens, in: reached).lazy.map { pair in
        let ways = [pair.one, pair.other].compactMap { head in
          base.events(to: head).map { EventPath(flow: flow, events: $0) }
        }
        return together(pair.screens, by: ways, range)
      })
  }

  private func together(
    _ screens: (ID<Screen>, ID<Screen>), by ways: [EventPath], _ range: SourceRange
  ) -> Verdict.Outcome {
    guard ways.count == 2 else { return .kept }
    let (one, other) = (ways[0].events, ways[1].events)
    let common = zip(one, other).prefix { $0 == $1 }.count
    let both = [one + other.dropFirst(common), other + one.dropFirst(common)]
    let names = (quoted(screens.0), quoted(screens.1))
    let outcomes = ([one, other] + both).lazy.map { events in
      broken(
        "\(names.0) and \(names.1) can be on screen together, in columns of one screen",
        by: EventPath(flow: flow, events: events), to: nil, range
      ) { $0.isVisible(screens.0) && $0.isVisible(screens.1) }
    }
    return outcomes.first { if case .broken = $0 { true } else { false } }
      ?? .open(
        "\(names.0) and \(names.1) appear in columns of one screen, but perhaps never at once"
      )
  }

  /// What stands on top of a column of a split view.
  private struct Seen {
    let place: Int
    let part: Int32
    let head: PushdownHead
  }

  private struct Pair {
    let screens: (ID<Screen>, ID<Screen>)
    let one: PushdownHead
    let other: PushdownHead
  }

  private func pairsInColumns(of screens: [ID<Screen>], in reached: StackReachability) -> [Pair] {
    let stack = base.stack
    let wanted = Dictionary(zip(screens, screens.indices), uniquingKeysWith: { first, _ in first })
    var seen: [ID<Screen>: [Seen]] = [:]
    for head in reached.heads where stack.isAtRest(head.control) {
      guard stack.knows(head.symbol),
        let place = wanted[stack.symbol(head.symbol).screen]
      else { continue }
      for (container, part) in stack.containers(around: head.symbol) {
        let holder = stack.symbol(container).screen
        guard case .split = project.screens[holder].kind,
          seen[holder]?.contains(where: { $0.place == place && $0.part == part }) != true
        else { continue }
        seen[holder, default: []].append(Seen(place: place, part: part, head: head))
      }
    }
    return seen.keys.sorted().flatMap { holder -> [Pair] in
      let all = seen[holder] ?? []
      return all.indices.flatMap { index in
        all[..<index].filter { $0.part != all[index].part && $0.place != all[index].place }.map {
          Pair(
            screens: (screens[$0.place], screens[all[index].place]), one: $0.head,
            other: all[index].head)
        }
      }
    }
  }
}
