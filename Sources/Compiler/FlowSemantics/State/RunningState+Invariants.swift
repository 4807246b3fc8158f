import FlowModel

extension RunningState {
  /// The inconsistency of the state, in words; there is none after each step of a valid flow.
  ///
  /// It is what tests hold random walks against.
  package var violations: [String] {
    violationsOfStacks + violationsOfRuns
  }

  private var violationsOfStacks: [String] {
    var found: [String] = []
    let all = self.all
    if layers.first?.presentation != .root { found.append("the first layer is no root") }
    if Set(all).count != all.count { found.append("a destination is in two places") }
    if Set(all) != Set(destinations.keys) { found.append("a destination is nowhere") }
    let held = layers.map(\.stack) + destinations.values.flatMap(\.content.stacks)
    if Set(held) != Set(stacks.keys) || held.count != stacks.count {
      found.append("a stack is nowhere, or in two places")
    }
    if stacks.values.contains(where: \.destinations.isEmpty) { found.append("a stack is empty") }
    for number in all where index(of: number) == nil { found.append("a stack lacks \(number)") }
    for (index, layer) in layers.enumerated().dropFirst() {
      guard let presenter = layer.presenter, layerIndex(of: presenter) == index - 1 else {
        found.append("layer \(index) is not presented from the one below")
        continue
      }
    }
    return found
  }

  private var violationsOfRuns: [String] {
    var found: [String] = []
    for number in runs.keys where number != main && members(of: number).isEmpty {
      found.append("\(number) shows nothing")
    }
    for stack in stacks.values {
      for run in runs.keys where !isContiguous(run, in: stack) {
        found.append("\(run) is in pieces")
      }
    }
    for waiting in awaits.keys where destinations[waiting.destination] == nil {
      found.append("\(waiting) waits for nobody")
    }
    return found
  }

  private func isContiguous(_ run: Number<Run>, in stack: Stack) -> Bool {
    let membership = stack.destinations.map { isMember($0, of: run) }
    guard let first = membership.firstIndex(of: true), let last = membership.lastIndex(of: true)
    else { return true }
    return membership[first...last].allSatisfy { $0 }
  }
}
