import FlowDiagnostics
import FlowModel
import FlowStacks
import GraphAlgorithms

extension Prover {
  /// `within`: from where the origin is shown, on any path, so many taps are enough.
  ///
  /// Links, app events and changes of state are no taps, and nobody can be told to wait for them.
  func within(
    _ screen: Reference<Screen>, _ taps: Int, _ origin: Reference<Screen>, _ range: SourceRange
  ) -> Verdict.Outcome {
    guard let screen = screen.id, let origin = origin.id, screen != origin,
      let wayToOrigin = base.path(to: origin)
    else { return .kept }
    let phased = analysis(by: .past(origin, .taps))
    if !phased.isComplete { return .open("the flow has too many possible stacks") }
    guard let head = phased.head(in: .after, where: { $0.shows(screen, $1) }),
      let cost = phased.reached.cost(of: head), let path = phased.path(to: head)
    else {
      return broken(
        "no taps lead from \(quoted(origin)) to \(quoted(screen))", by: wayToOrigin, to: origin,
        range
      ) { $0.shows(origin) }
    }
    let needed = cost / Int(PhasedStack.tap)
    if needed <= taps { return isNear(screen, taps, range, in: phased) }
    return broken(
      "\(quoted(screen)) is \(counted(needed, "tap")) away from \(quoted(origin)), not \(taps)",
      by: path, to: screen, range
    ) { $0.shows(screen) }
  }

  /// Kept if the interpreter comes to the screen by one of the shortest paths.
  private func isNear(
    _ screen: ID<Screen>, _ taps: Int, _ range: SourceRange, in phased: PhasedAnalysis
  ) -> Verdict.Outcome {
    let paths = phased.paths(in: .after, below: Int(PhasedStack.tap) * (taps + 1)) {
      $0.shows(screen, $1)
    }
    var isCertain = base.hasOnlyRealEvents
    for path in paths.prefix(Self.mostPaths) {
      switch outcome(of: path, { $0.shows(screen) }) {
      case .came: return .kept
      case .failed: isCertain = false
      case .gaveUp: continue
      }
    }
    if isCertain { return .kept }
    return .open(
      "there is a path that keeps it, but perhaps no user can take this path",
      paths.prefix(1).map { note($0, to: screen, range) })
  }

  /// `within … always`: from wherever the origin is shown, on every path, so many taps are enough.
  func alwaysWithin(
    _ screen: Reference<Screen>, _ taps: Int, _ origin: Reference<Screen>, _ range: SourceRange
  ) -> Verdict.Outcome {
    guard let screen = screen.id, let origin = origin.id, screen != origin else { return .kept }
    if taps > Self.mostTaps { return .open("flowc counts at most \(Self.mostTaps) taps") }
    return .first(
      base.searched.lazy.flatMap { reached in
        [nil, taps].lazy.map { isFar(screen, $0, origin, in: reached, range) }
      })
  }

  /// Broken by a stack with the origin on top from which so many taps are not enough, or none.
  private func isFar(
    _ screen: ID<Screen>, _ taps: Int?, _ origin: ID<Screen>, in reached: StackReachability,
    _ range: SourceRange
  ) -> Verdict.Outcome {
    memory.spend(8 * reached.edgeCount)
    let search = base.stuck(in: reached, taps: taps, limit: facts.limit) {
      $0.shows(origin, $1)
    } isMeant: {
      $0.shows(screen, $1)
    }
    if !search.isComplete { return .open("the flow has too many possible stacks") }
    guard let found = search.found else { return .kept }
    let message =
      taps.map {
        "\(quoted(screen)) can be more than \(counted($0, "tap")) away from \(quoted(origin))"
      } ?? "\(quoted(screen)) can't always be reached from \(quoted(origin))"
    return held(message, by: base.path(over: found.labels), to: origin, range) { state in
      state.shows(origin) && !getsTo(screen, in: taps, from: state)
    }
  }

  private static var mostTaps: Int { 255 }

  /// So many paths are played to see whether a screen is near, the shortest first.
  private static var mostPaths: Int { 4 }

  /// `depth`: no stack holds more screens.
  func depth(_ most: Int, _ range: SourceRange) -> Verdict.Outcome {
    .first(base.searched.lazy.map { depth(most, in: $0, range) })
  }

  private func depth(
    _ most: Int, in reached: StackReachability, _ range: SourceRange
  ) -> Verdict.Outcome {
    let stack = base.stack
    memory.spend(reached.edgeCount * min(most, 64))
    let search = reached.cheapest(
      from: stack.restingControls.map { ($0, Counted()) }, limit: facts.limit
    ) { counted, symbol in
      if stack.placement(symbol).isOver { return .reject }
      let holder = Holder(container: stack.surroundings(symbol).container)
      // What is in a container that something lies over is on another stack.
      if let own = counted.holder, own != holder { return .goOn(counted) }
      if counted.screens == most { return .accept }
      switch stack.placement(symbol).base {
      case .none: return .goOn(Counted(screens: counted.screens + 1, holder: holder))
      case .container:
        guard let container = holder.container else { return .reject }
        let outer = Holder(container: stack.surroundings(container).container)
        return .goOn(Counted(holder: outer))
      case .root: return .reject
      // The stack below may have grown while a list went on.
      case .sheet, .fullScreenCover, .popover, .alert: return .goOn(Counted())
      }
    }
    if !search.isComplete { return .open("the flow has too many possible stacks") }
    guard let found = search.found else { return .kept }
    return broken(
      message(ofDepth: most),
      by: base.path(over: found.labels), to: stack.symbol(found.head.symbol).screen, range
    ) { $0.greatestDepth > most }
  }

  /// `never`: no two of the screens are visible at once.
  func never(_ screens: [ID<Screen>], _ range: SourceRange) -> Verdict.Outcome {
    .first(base.searched.lazy.map { never(screens, in: $0, range) })
  }

  private func never(
    _ screens: [ID<Screen>], in reached: StackReachability, _ range: SourceRange
  ) -> Verdict.Outcome {
    let stack = base.stack
    memory.spend(3 * reached.edgeCount)
    let search = reached.cheapest(
      from: stack.restingControls.map { ($0, VisibleScreens()) }, limit: facts.limit
    ) { visible, symbol in
      if stack.symbol(symbol).screen.index < 0 { return .reject }
      var visible = visible
      if visible.isOnTop {
        for (place, screen) in screens.enumerated() where stack.shows(screen, symbol) {
          visible.seen.insert(place)
        }
      }
      if visible.seen.count > 1 { return .accept }
      switch stack.placement(symbol).base {
      case .none, .container: visible.isOnTop = false
      case .sheet, .popover, .alert: visible.isOnTop = true
      case .root, .fullScreenCover: return .reject
      }
      return .goOn(visible)
    }
    if !search.isComplete { return .open("the flow has too many possible stacks") }
    guard let found = search.found else { return sharedColumns(screens, in: reached, range) }
    let path = base.path(over: found.labels)
    let top = stack.symbol(found.head.symbol).screen
    return .first(
      pairs(of: screens).lazy.map { one, other in
        let message =
          one == other
          ? "\(quoted(one)) is here twice, and always on screen with itself"
          : "\(quoted(one)) and \(quoted(other)) can be on screen together"
        return broken(message, by: path, to: top, range) {
          $0.isVisible(one) && $0.isVisible(other)
        }
      })
  }

  func message(ofDepth most: Int) -> String {
    "one stack can hold \(counted(most + 1, "screen")), not \(most)"
  }

  func pairs(of screens: [ID<Screen>]) -> [(ID<Screen>, ID<Screen>)] {
    screens.indices.flatMap { index in
      screens[..<index].map { ($0, screens[index]) }
    }
  }
}

/// How many screens were counted of a stack that is read from the top, and what it is in, as soon
/// as that is known.
private struct Counted: Hashable {
  var screens = 0
  var holder: Holder?
}

/// What a stack is in: a container, or none.
private struct Holder: Hashable {
  let container: PushdownSymbol?
}

/// What was seen of a stack that is read from the top.
private struct VisibleScreens: Hashable {
  /// Which of the screens that are looked for are visible.
  var seen: Set<Int> = []
  /// Whether the next symbol is the first of a layer.
  var isOnTop = true
}
