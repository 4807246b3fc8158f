import FlowModel
import GraphAlgorithms

/// Where the stack is to whose first `backToRoot` goes.
enum RootPlace: Hashable, Sendable {
  /// Below layers that are still there.
  case unknown
  case inContainer(PushdownSymbol)
  case ofFrame
}

extension FlowStack {
  /// One more step down, or what is done where it ends.
  mutating func unwind(
    _ unwinding: Unwinding, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    switch unwinding.goal {
    case .one: return goOn(unwinding, if: true, at: top, firing)
    case .screen(let screen, let isReplaced):
      return unwind(unwinding, to: screen, isReplaced, at: top, firing)
    case .layer: return unwindLayer(unwinding, at: top, firing)
    case .layers: return stop(unwinding, if: isFirst(top, of: .layers), at: top, firing)
    case .root(let place): return unwind(unwinding, toRoot: place, at: top, firing)
    case .layersAbove(let screen): return unwind(unwinding, above: screen, at: top, firing)
    case .holder(let container): return goOn(unwinding, if: top == container, at: top, firing)
    case .placeOf(let container):
      return top == container
        ? takePlaceOfFound(unwinding, at: top, firing) : goDown(unwinding, at: top, firing)
    case .end(let end): return unwind(unwinding, to: end, at: top, firing)
    case .newRoot(let screen, let owner):
      return takeRoot(screen, of: owner, unwinding, at: top, firing)
    case .firstIn(let container):
      return stop(unwinding, if: isInFirst(of: container, top), at: top, firing)
    case .step(let step, let onLeftover):
      return advance(after: step, onLeftover: onLeftover, unwinding, at: top, firing)
    case .stepAfter(let holder):
      if top != holder { return goDownSilently(unwinding, at: top, firing) }
      var further = unwinding
      further.goal = .step(after: symbol(top).step)
      return unwind(further, at: top, firing)
    case .part(let container) where top == container: return turn(container, firing)
    case .part: return goDownSilently(unwinding, at: top, firing)
    case .newPart(let container, let index, let screen):
      return top == container
        ? open(screen, asPart: index, of: container, then: unwinding.then, firing)
        : goDownSilently(unwinding, at: top, firing)
    case .lookup(let screen, let isSecond):
      return look(for: screen, isSecond, unwinding, at: top, firing)
    case .linksOnTop: return linkRules(onTop: ownLinks.onTop, at: top)
    case .links: return linkRules(fromRootBelow: top, firing.control)
    case .linksThroughCase: return linkRules(throughCaseBelow: top, firing.control)
    case .entries: return entryRules(fromRootBelow: top, firing.control)
    case .anyCase:
      let here = turnsFreely(top) ? turn(top, firing) : []
      return here + goDownSilently(unwinding, at: top, firing)
    case .outermostSwitch(let place):
      return isOutermostSwitch(top, at: place)
        ? turn(top, firing) : goDownSilently(unwinding, at: top, firing)
    }
  }

  /// Whether a destination is the first that its own container holds, and a screen is a container around it.
  func isFirst(_ top: PushdownSymbol, inside screen: ID<Screen>) -> Bool {
    placement(top).base == .container
      && containers(around: top).contains { symbol($0.symbol).screen == screen }
  }

  /// Whether the top is the first of the stack in a container, or lies in containers that are.
  private func isInFirst(of container: PushdownSymbol, _ top: PushdownSymbol) -> Bool {
    withContainers(top).contains {
      placement($0).base == .container && surroundings($0).container == container
    }
  }

  private mutating func unwindLayer(
    _ unwinding: Unwinding, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let isFirst = ![.none, .container, .root].contains(placement(top).base)
    let rules = goOn(unwinding, if: isFirst, at: top, firing)
    let next = isFirst && unwinding.isImplicit ? nextSteps(after: top, firing) : []
    return next.isEmpty ? rules : tellsNobody(unwinding, leaving: top) ? next : rules + next
  }

  private mutating func unwind(
    _ unwinding: Unwinding, toRoot place: RootPlace, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    var further = unwinding
    further.goal = .root(known(place, at: top) ?? .unknown)
    // What a container presents goes to the root of the stack that it shows.
    if further.goal == .root(.unknown), placement(top).opener?.presenter != nil {
      note(.mixedFrames)
    }
    return stop(further, if: isFirst(top, of: further.goal), at: top, firing)
  }

  /// The place, as soon as no other layer is above it.
  private func known(_ place: RootPlace, at top: PushdownSymbol) -> RootPlace? {
    if place != .unknown { return place }
    let surroundings = surroundings(top)
    guard surroundings.isBaseLayer else { return nil }
    guard let container = surroundings.container, isInOneFrame(container, top) else {
      return .ofFrame
    }
    return .inContainer(container)
  }

  /// Whether what a goal goes down to begins with the top.
  func isFirst(_ top: PushdownSymbol, of goal: Unwinding.Goal) -> Bool {
    switch goal {
    case .layers: surroundings(top).isBaseLayer
    case .root(.unknown): known(.unknown, at: top).map { isFirst(top, of: .root($0)) } ?? false
    case .root(.inContainer(let container)): isInFirst(of: container, top)
    case .root(.ofFrame):
      isFirstOfFrame(top)
        || containers(around: top).contains {
          isFirstOfFrame($0.symbol) && isInOneFrame($0.symbol, top)
        }
    case .firstIn(let container): isInFirst(of: container, top)
    case .newRoot(_, .frame): isFirstOfFrame(top)
    case .newRoot(_, .flow): isFirstOfFlow(top)
    case .newRoot(_, .main): placement(top).base == .root
    case .layersAbove(let screen): placement(top).base == .container && isInLayer(screen, top)
    default: false
    }
  }

  func isFirstOfFrame(_ top: PushdownSymbol) -> Bool {
    let placement = placement(top)
    return placement.base == .root || placement.runs.contains(where: \.isFrame)
  }

  private func isFirstOfFlow(_ top: PushdownSymbol) -> Bool {
    let placement = placement(top)
    return placement.base == .root
      || placement.runs.contains { if case .flow = $0.kind { true } else { false } }
  }

  /// The run that ends here, of those that begin here.
  private func runEnding(here top: PushdownSymbol, _ end: RunEnd, _ hasBegun: Bool) -> Int? {
    placement(top).runs.lastIndex { run in
      switch end {
      case .finished, .cancelled: hasBegun ? run.isFlow : !run.isSequence
      case .left: run.isFrame
      case .passed, .skipped: run.isSequence
      }
    }
  }

  private mutating func unwind(
    _ unwinding: Unwinding, to end: RunEnd, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    if let index = runEnding(here: top, end, unwinding.hasBegun) {
      return endRun(end, index, leavingLayers: unwinding.leavesLayers, at: top, firing)
    }
    var further = unwinding
    if ![.none, .container].contains(placement(top).base) { further.leavesLayers = true }
    if placement(top).base != .root { return goDown(further, at: top, firing) }
    return [PushdownRule(.swap(top), to: number(.over), label: firing.label, cost: firing.cost)]
  }

  private mutating func takeRoot(
    _ screen: ID<Screen>, of owner: RootOwner, _ unwinding: Unwinding, at top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    if !isFirst(top, of: unwinding.goal) { return goDown(unwinding, at: top, firing) }
    // The runs that begin at the root of all would go with it.
    if owner == .main, !placement(top).runs.isEmpty { note(.mixedFrames) }
    let runs = placement(top).runs
    if owner == .flow,
      runs.lastIndex(where: \.isSequence) ?? -1 > runs.lastIndex(where: \.isFlow) ?? -1
    {
      note(.mixedFrames)
    }
    let rest = withoutSource(unwinding.then)
    return takePlace(screen, nil, nil, rest, isRoot: true, at: top, firing)
  }

  /// The layers above the screen go.
  private mutating func unwind(
    _ unwinding: Unwinding, above screen: ID<Screen>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let isFound = symbol(top).screen == screen || isInLayer(screen, top) || !hasBelow(screen, top)
    if unwinding.then != .nothing { note(.lookup) }
    return stop(unwinding, if: isFound, at: top, firing)
  }

  private func hasBelow(_ screen: ID<Screen>, _ top: PushdownSymbol) -> Bool {
    guard let bit = lookedFor[screen] else { return true }
    return surroundings(top).below & bit != 0
  }

  private func isInLayer(_ screen: ID<Screen>, _ top: PushdownSymbol) -> Bool {
    surroundings(top).inLayer & (lookedFor[screen] ?? 0) != 0
  }

  private mutating func unwind(
    _ unwinding: Unwinding, to screen: ID<Screen>, _ isReplaced: Bool, at top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    // What a container holds isn't above it.
    let holder =
      isReplaced
      ? nil : containers(around: top).first { symbol($0.symbol).screen == screen }?.symbol
    if holder != nil || (symbol(top).screen == screen && unwinding.hasBegun) {
      if isReplaced {
        noteReplacing(top, within: unwinding.container)
        return takePlaceOfFound(unwinding, at: top, firing)
      }
      if hasBelow(screen, holder ?? top), lookedFor[screen] != nil {
        remark(.ambiguous(screen), unwinding.action, at: top, firing)
      }
      return stop(unwinding, if: true, at: top, firing)
        + lookups(for: screen, isSecond: true, unwinding.action, below: top, firing)
    }
    if isFirstOfFrame(top), surroundings(top).sequence == nil {
      remark(.absent(screen), unwinding.action, at: top, firing)
      return []
    }
    return goDown(unwinding, at: top, firing)
  }
}
