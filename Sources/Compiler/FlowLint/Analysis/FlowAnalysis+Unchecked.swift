import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowStacks
import GraphAlgorithms

extension FlowAnalysis {
  /// The flows whose paths were not all looked at, because there are too many.
  var uncheckedPaths: [Finding] {
    zip(stacks.all, proofs.trapSearches).flatMap { unchecked(in: $0, isSearched: $1 != nil) }
      + stacks.facts.firstUnfollowed.map { unchecked(below: $0) } + uncheckedTests + uncheckedValues
  }

  private var uncheckedTests: [Finding] {
    project.flows.ids.compactMap { flow in
      guard let range = askedTests.unfollowed[flow] else { return nil }
      let name = quoted(project.flows[flow].name)
      return Finding(
        "\(name) has more than \(WideMask.width) conditions, and flowc does not check which ways go around this one",
        at: range, hint: "embed a part of \(name) as a flow of its own")
    }
  }

  /// The states whose values flowc doesn't know on the screens of a 'switch'.
  private var uncheckedValues: [Finding] {
    let many = "the states of switches have more than \(WideMask.width) values together"
    let causes = [
      (values.unfollowed.large, "it has more than 64 values"), (values.unfollowed.switch, many),
    ]
    return causes.compactMap { screen, cause in
      guard let screen, case .switch(let state, _) = project.screens[screen].kind else {
        return nil
      }
      return Finding(
        "flowc does not check which values \(quoted(state.name)) has on the screens of \(quoted(screen)): \(cause)",
        at: state.name.range, on: screen, hint: "switch over states with fewer values")
    }
  }

  private func unchecked(in analysis: StackAnalysis, isSearched: Bool) -> [Finding] {
    let flow = project.flows[analysis.stack.flow].name
    let name = quoted(flow)
    var message: String?
    if !analysis.isComplete {
      message = "flowc checked only some paths of \(name): they lead to too many different stacks"
    } else if !analysis.detail.looksBelow {
      message =
        "flowc checked \(name) without the screens below each screen: there are too many stacks"
    } else if analysis.stack.approximations.contains(.manyAdditions) {
      message =
        "flowc checked only some stacks that links of \(name) open: they lead through too many switches"
    } else if !isSearched {
      message = "flowc did not look for traps in \(name): there are too many stacks"
    } else if proofs.growth.cut.contains(analysis.stack.flow) {
      message = "flowc did not look at all loops of \(name): there are too many"
    }
    return [message].compactMap { $0 }.map {
      Finding(
        $0, at: flow.range, notes: places(in: analysis),
        hint:
          "embed a part of it as a flow of its own, or go back to a screen instead of showing it again"
      )
    }
  }

  /// Where the stacks are many, and where the search ended.
  private func places(in analysis: StackAnalysis) -> [Note] {
    var counts = [Int](repeating: 0, count: project.screens.ids.count)
    for head in analysis.reached.heads {
      let screen = analysis.stack.symbol(head.symbol).screen
      if screen.index >= 0 { counts[Int(screen.index)] += 1 }
    }
    let own = project.flows[analysis.stack.flow].screens
    let missing = own.filter {
      counts[Int($0.index)] == 0 && isReachable($0) && analysis.isLeftOut($0)
    }
    let most = own.max { counts[Int($0.index)] < counts[Int($1.index)] }
    let busiest = most.map { Note("\(quoted($0)) can be on the most stacks", at: name($0).range) }
    let unseen = missing.first.map {
      Note("flowc found no path to \(quoted(missing))", at: name($0).range)
    }
    return [busiest, unseen].compactMap { $0 }
  }

  private func unchecked(below screen: ID<Screen>) -> Finding {
    let flow = quoted(project.flows[project.screens[screen].flow].name)
    return Finding(
      "events of \(flow) go back to more than \(StackFacts.mostLookedFor) screens, and flowc does not check from where they go back to \(quoted(screen))",
      at: name(screen).range, on: screen, hint: "embed a part of \(flow) as a flow of its own")
  }
}

extension StackAnalysis {
  /// Whether a search that was not finished has left a screen out.
  fileprivate func isLeftOut(_ screen: ID<Screen>) -> Bool { !isComplete && heads[screen] == nil }
}
