import FlowModel
import GraphAlgorithms

/// Links whose entry builds the stack.
extension FlowStack {
  /// Entries build their stack on the roots of the stacks inside, too.
  mutating func entryRules(fromRootBelow top: PushdownSymbol, _ control: PushdownControl)
    -> [PushdownRule]
  {
    let entries = ownLinks.entriesFromRoot
    if entries.isEmpty { return [] }
    if !withContainers(top).allSatisfy(isRoot) {
      return goDownSilently(
        Unwinding(goal: .entries, action: nil, then: .nothing), at: top, Firing(control: control))
    }
    return entries.flatMap { follow($0, at: top, control) }
  }

  /// Whether it lies on the first screen of a case of the root.
  func isPushedInCase(_ top: PushdownSymbol) -> Bool {
    let containers = containers(around: top)
    return !containers.isEmpty && placement(top).base != .container
      && containers.allSatisfy { isSwitch($0.symbol) }
  }

  func isInRoot(_ top: PushdownSymbol) -> Bool {
    placement(containers(around: top).last?.symbol ?? top).base == .root
  }
}
