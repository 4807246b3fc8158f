import FlowModel
import GraphAlgorithms

/// What a link puts on the stack.
extension FlowStack {
  /// From the root: what is a root around already stays, and everything else comes on top.
  mutating func build(
    _ path: [ID<Screen>], above containers: [(symbol: PushdownSymbol, part: Int32)],
    on top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    let chain = [top] + containers.map(\.symbol)
    // What lies on the root of a part goes, if the way leads through the part; that root was shown by itself before.
    for (held, container) in zip(chain, chain.dropFirst())
    where !isRoot(held) && parts(of: container).contains(where: path.contains) { return [] }
    // A way that comes back to where it was closes what it has opened.
    if Set(path).count < path.count { note(.link) }
    let roots = chain.filter(isRoot)
    let around = roots.flatMap(shownScreens)
    var path = path
    if path.count > 1, !around.contains(path[0]) { note(.link) }
    if roots.contains(where: { replacedPart(rootedAt: $0).map(path.contains) ?? false }) {
      note(.link)
    }
    let known = path.indices.last {
      around.contains(path[$0]) && otherTab(of: path[$0], in: containers) == nil
    }
    if let known {
      // A root that the way names again closes what the way has put on it, but not what lies inside of it.
      let isCovered = path[..<known].contains { !around.contains($0) }
      if isCovered, !shownScreens(at: top).contains(path[known]) { note(.link) }
      path.removeFirst(known + 1)
    }
    for container in containers.map(\.symbol) {
      let parts = parts(of: container)
      if case .split = project.screens[symbol(container).screen].kind {
        path.removeAll { parts.contains($0) }
      } else if parts.contains(where: path.contains) {
        return build(path, throughPartOf: container, on: top, firing)
      }
    }
    return build(path, on: top, firing)
  }

  /// The innermost tabs that have a screen, if they show another one, and which.
  private func otherTab(
    of screen: ID<Screen>, in containers: [(symbol: PushdownSymbol, part: Int32)]
  ) -> (holder: PushdownSymbol, part: Int32)? {
    for (holder, part) in containers {
      if let tab = tab(of: screen, in: holder) { return tab == part ? nil : (holder, part) }
    }
    return nil
  }

  func isRoot(_ symbol: PushdownSymbol) -> Bool {
    [.root, .container].contains(placement(symbol).base)
  }

  /// A way that leads through another tab begins where that is selected, from the root of this one;
  /// what is deeper in this tab was above that root before.
  private mutating func build(
    _ path: [ID<Screen>], throughPartOf container: PushdownSymbol, on top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    guard case .tabs = project.screens[symbol(container).screen].kind,
      placement(top).base == .container, surroundings(top).container == container,
      let first = path.first,
      let index = tab(of: first, in: container), mayShow(tab(index, of: container))
    else {
      // From tabs within the tab, users can follow the link too; and the way may show the tabs once more.
      let isTab = path.first.map { tab(of: $0, in: container) != nil } ?? false
      let isWithin = surroundings(top).container == container
      if placement(top).base == .container, !isWithin || !isTab { note(.link) }
      return []
    }
    // Users find what a list has hidden in this tab when they select it again.
    if hidesScreens { note(.link) }
    return opened(first, asPart: index, of: container).flatMap { tab -> [PushdownRule] in
      let ways = goOn(along: path.dropFirst(), from: tab, goesInside: true)
      return ways.map { additions in
        PushdownRule(
          .swap(additions[0].symbol), to: control(addition: additions, then: .nothing),
          label: firing.label, cost: firing.cost)
      }
    }
  }

  mutating func build(
    _ path: [ID<Screen>], on top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let afterEvent = afterEvent
    if path.isEmpty, firing.control != afterEvent {
      return [PushdownRule(.swap(top), to: afterEvent, label: firing.label, cost: firing.cost)]
    }
    if isSwitch(top) { note(.overSwitch) }
    let additions = additions(of: path, over: surroundings(over: top))
    let under = covered(top, by: additions, firing)
    return additions.map { additions in
      PushdownRule(
        .push(under: under, top: additions[0].symbol),
        to: control(addition: additions, then: .nothing),
        label: firing.label, cost: firing.cost)
    }
  }

  /// What a way puts on top, bottom to top. Unless the link opens on top of everything, a screen that comes up
  /// inside of the one before is not put there again.
  mutating func additions(
    of path: [ID<Screen>], over surroundings: Surroundings, goesInside: Bool = true
  ) -> [[Addition]] {
    guard let first = path.first else { return [] }
    let rest = path.dropFirst()
    return each(of: put(first, over: surroundings).filter { !$0.isEmpty }) { stack, before in
      stack.goOn(along: rest, from: before, goesInside: goesInside)
    }
  }

  private mutating func goOn(
    along path: ArraySlice<ID<Screen>>, from before: [Addition], goesInside: Bool
  ) -> [[Addition]] {
    guard let screen = path.first, let top = before.last?.symbol else { return [before] }
    let rest = path.dropFirst()
    // A tab that users select only after the link is not shown yet, nor is what it holds; but the link can
    // select the tab by itself.
    let later = before.drop { $0.label == .none }.map(\.symbol)
    let around = goesInside ? containers(around: top).filter { !later.contains($0.symbol) } : []
    let roots = withContainers(top).filter {
      placement($0).base == .container && !later.dropFirst().contains($0)
    }
    if let (holder, part) = otherTab(of: screen, in: around) {
      return goOn(along: rest, to: screen, in: holder, besides: part, from: before)
    }
    if goesInside, let root = roots.first(where: { shownScreens(at: $0).contains(screen) }) {
      if root == later.first { return goOn(along: rest, to: screen, selecting: root, in: before) }
      return goOn(along: rest, from: before, goesInside: true)
    }
    if goesInside, later.isEmpty, let place = before.firstIndex(where: { isRoot($0, of: screen) }) {
      return goOn(along: rest, from: uncovered(place, in: before), goesInside: true)
    }
    if let (holder, part) = around.first(where: { parts(of: $0.symbol).contains(screen) }),
      !isSwitch(holder)
    {
      return goOn(along: rest, to: screen, in: holder, besides: part, from: before)
    }
    if !later.isEmpty {
      // Users select another tab after the link; what it opens lies in the first one.
      notePassed(screen, isLast: rest.isEmpty)
      return goOn(along: rest, from: before, goesInside: goesInside)
    }
    if isSwitch(top) { note(.overSwitch) }
    return each(of: put(screen, over: surroundings(overNew: top)).filter { !$0.isEmpty }) {
      $0.goOn(along: rest, from: before + $1, goesInside: goesInside)
    }
  }

  private func isRoot(_ addition: Addition, of screen: ID<Screen>) -> Bool {
    placement(addition.symbol).base == .container
      && shownScreens(at: addition.symbol).contains(screen)
  }

  /// What a way has put on a root closes, but not what lies inside of the root.
  private func uncovered(_ place: Int, in before: [Addition]) -> [Addition] {
    let root = before[place].symbol
    return before[...place]
      + before[(place + 1)...].prefix { addition in
        containers(around: addition.symbol).contains { $0.symbol == root }
      }
  }

  /// Users close a layer before they select another tab; and what holds others may hold what the rest of a way leads to.
  private mutating func notePassed(_ screen: ID<Screen>, isLast: Bool) {
    let isView = if case .view = project.screens[screen].kind { true } else { false }
    if position(of: screen, nil).isInLayer || !isLast && !isView { note(.link) }
  }

  /// A way leads to the root of a tab that isn't the first. The link selects that tab, unless tabs within the first one
  /// have such a tab too; then users select the other tab after the link.
  private mutating func goOn(
    along path: ArraySlice<ID<Screen>>, to screen: ID<Screen>, selecting root: PushdownSymbol,
    in before: [Addition]
  ) -> [[Addition]] {
    let isInFirst = tabsInFirstTab(haveTab: screen, besides: root)
    let left = isInFirst.contains(true) ? [before] : []
    if !left.isEmpty, !isInFirst.contains(false) { return left }
    if !left.isEmpty { note(.link) }
    var selected = before
    for place in before.indices {
      selected[place].label = .none
      if before[place].symbol == root { break }
    }
    return left + goOn(along: path, from: selected, goesInside: true)
  }

  /// Whether tabs within the first tab beside a root have a screen as a tab, in each way that the first tab comes up.
  private mutating func tabsInFirstTab(
    haveTab screen: ID<Screen>, besides root: PushdownSymbol
  ) -> [Bool] {
    guard let holder = surroundings(root).container,
      case .tabs(let tabs) = project.screens[symbol(holder).screen].kind,
      let first = project.tabs[tabs].enumerated().first(where: { mayShow($0.element) }),
      let shown = first.element.screen?.id
    else { return [] }
    return opened(shown, asPart: Int32(first.offset), of: holder).map { additions in
      additions.contains { tab(of: screen, in: $0.symbol) != nil }
    }
  }

  /// A way leads through another tab or column than the one that is followed. Users can select the followed tab after
  /// the link; where tabs turn later, none of the others is followed yet.
  private mutating func goOn(
    along path: ArraySlice<ID<Screen>>, to screen: ID<Screen>, in holder: PushdownSymbol,
    besides part: Int32, from before: [Addition]
  ) -> [[Addition]] {
    guard let index = tab(of: screen, in: holder),
      let place = before.firstIndex(where: { $0.symbol == holder })
    else { return goOn(along: path, from: before, goesInside: true) }
    if !mayShow(tab(index, of: holder)) { return [] }
    // Where that is the tab that is followed, the way closes what it has put on its root.
    if premise.turning == .nothing, index != part {
      var other = before
      other[place + 1].label = label(.tab(symbol(holder).screen, index: Int(part)))
      return goOn(along: path, from: other, goesInside: true)
    }
    return each(of: opened(screen, asPart: index, of: holder)) {
      $0.goOn(along: path, from: before[...place] + $1, goesInside: true)
    }
  }

  private mutating func put(_ screen: ID<Screen>, over surroundings: Surroundings) -> [[Addition]] {
    var surroundings = surroundings
    if !surroundings.isMain, project.screens[screen].flow == flow { surroundings.putOnOtherRun() }
    let position = position(of: screen, nil)
    guard case .inPlace = position else { return added(screen, position, over: surroundings, nil) }
    note(.link)
    return added(screen, .onStack(.push), over: surroundings, nil)
  }
}
