import FlowModel
import GraphAlgorithms

extension FlowStack {
  /// A tab is selected: its stack as it begins, or, from within it, as it is.
  ///
  /// What a tab holds came about by what was done in it, whatever was done in other tabs between. So what follows the
  /// selection in the same list is also done on all that the tab can hold (`selectionRules`).
  mutating func select(
    _ screen: ID<Screen>, _ action: ID<Action>, _ continuation: Continuation,
    _ rest: Interned<Continuation>, at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    // A tab that may not be there may be one of tabs further out, or none.
    var rules: [PushdownRule] = []
    var isFound = false
    let holder = continuation.holder
    let around = containers(around: top).drop { holder != nil && $0.symbol != holder }
    for (container, part) in around {
      guard let index = tab(of: screen, in: container) else { continue }
      isFound = true
      note(action, isUseful: true)
      if index == part { return rules + perform(rest, at: top, firing) }
      let tab = self.tab(index, of: container)
      if mayShow(tab) {
        rules += leave(part, of: container, continuation, at: top, firing)
        rules += select(index, screen, of: container, continuation, rest, at: top, firing)
      }
      if !tab.mayBeHidden { return rules }
    }
    // Further down, something has gone already: nothing is done there but to select the tab.
    let isFurtherDown = continuation.hasPassed
    if isFound { return isFurtherDown ? rules : rules + perform(rest, at: top, firing) }
    let areBelow = hasBelow(tabsOf: screen, holder ?? top)
    if areBelow == false {
      remark(.noTabs(screen), action, at: top, firing)
      return isFurtherDown ? [] : perform(rest, at: top, firing)
    }
    let isSure = areBelow != nil && !mayBeHidden(screen)
    let without = isSure || isFurtherDown ? [] : perform(rest, at: top, firing)
    let again = again(action, continuation.source == .leftover ? consumed(rest) : rest)
    return without + unwind(Unwinding(goal: .one, action: nil, then: again), at: top, firing)
  }

  private func mayBeHidden(_ screen: ID<Screen>) -> Bool {
    (tabHolders[screen] ?? []).contains { holder in
      guard case .tabs(let tabs) = project.screens[holder].kind else { return false }
      return project.tabs[tabs].contains { $0.screen?.id == screen && $0.mayBeHidden }
    }
  }

  mutating func noteTabs(_ tabs: IDRange<Tab>, listGoesOn: Bool) {
    note(.tabsAgain)
    if listGoesOn {
      note(.tabsFilled)
      note(.tabs)
    }
    if project.tabs[tabs].contains(where: \.mayBeHidden) { note(.hiddenTabs) }
  }

  /// Whether tabs with a screen lie under what is on top; nothing if that isn't known.
  private func hasBelow(tabsOf screen: ID<Screen>, _ top: PushdownSymbol) -> Bool? {
    guard placement(top).base != .root, let holders = tabHolders[screen] else { return false }
    let surroundings = surroundings(top)
    var isSure = surroundings.isMain
    for holder in holders {
      guard let bit = lookedFor[holder] else {
        isSure = false
        continue
      }
      if surroundings.below & bit != 0 { return true }
    }
    return isSure ? false : nil
  }

  func tab(of screen: ID<Screen>, in container: PushdownSymbol) -> Int32? {
    guard case .tabs(let tabs) = project.screens[symbol(container).screen].kind else { return nil }
    return project.tabs[tabs].firstIndex { $0.screen?.id == screen }.map {
      Int32($0 - tabs.startIndex)
    }
  }

  func tab(_ index: Int32, of container: PushdownSymbol) -> Tab {
    guard case .tabs(let tabs) = project.screens[symbol(container).screen].kind else {
      preconditionFailure("only tabs have a tab")
    }
    return project.tabs[ID(tabs.startIndex + Int(index))]
  }

  /// Whether a tab can be shown at all.
  func mayShow(_ tab: Tab) -> Bool { tab.when.map { !refutes($0) } ?? true }

  mutating func again(
    _ action: ID<Action>, _ rest: Interned<Continuation>
  ) -> Interned<Continuation> {
    continuations.number(
      of: Continuation(
        actions: IDRange(Int(action.index), Int(action.index) + 1), source: .top,
        hasPassed: true, next: rest))
  }

  private mutating func select(
    _ index: Int32, _ screen: ID<Screen>, of container: PushdownSymbol,
    _ continuation: Continuation, _ rest: Interned<Continuation>, at top: PushdownSymbol,
    _ firing: Firing
  ) -> [PushdownRule] {
    let rest = continuation.source == .leftover ? consumed(rest) : rest
    if rest != .nothing { noteSelection(of: screen, then: rest) }
    let opening = Unwinding(
      goal: .newPart(of: container, index, screen), action: nil, then: rest)
    return goDownSilently(opening, at: top, firing)
  }

  private mutating func noteSelection(
    of screen: ID<Screen>, then rest: Interned<Continuation>
  ) {
    note(.tabs)
    if foundSelections[screen]?.contains(rest) == true { return }
    foundSelections[screen, default: []].append(rest)
  }

  /// A list selects another tab. What it has done in this one is there when the user selects this one again.
  private mutating func leave(
    _ tab: Int32, of container: PushdownSymbol, _ continuation: Continuation,
    at top: PushdownSymbol, _ firing: Firing
  ) -> [PushdownRule] {
    let tap = label(.tab(symbol(container).screen, index: Int(tab)))
    let left = continuation.source == .leftover ? Interned<Continuation>.leftover : .nothing
    return perform(left, at: top, Firing(control: firing.control, label: tap))
  }

  mutating func opened(
    _ screen: ID<Screen>, asPart index: Int32, of container: PushdownSymbol,
    then rest: Interned<Continuation> = .nothing
  ) -> [[Addition]] {
    var surroundings = surroundings(container)
    add(own(container), to: &surroundings)
    surroundings.container = container
    surroundings.part = index
    surroundings.enter(switchedPlace(of: symbol(container).screen))
    let placement = Placement(arrival: .root, base: .container)
    return opened(screen, placement, surroundingsTable.number(of: surroundings), nil, then: rest)
  }

  /// A part comes up on top of its container.
  mutating func open(
    _ screen: ID<Screen>, asPart index: Int32, of container: PushdownSymbol,
    then rest: Interned<Continuation>, _ firing: Firing
  ) -> [PushdownRule] {
    opened(screen, asPart: index, of: container, then: rest).map { additions in
      PushdownRule(
        .push(under: container, top: additions[0].symbol),
        to: control(addition: additions, then: rest), label: firing.label, cost: firing.cost)
    }
  }

  /// A tap on a tab that is selected goes back to its root, which is new only by what is told then, or
  /// after a list that put something on a new root.
  mutating func reselectionRules(at top: PushdownSymbol) -> [PushdownRule] {
    if !tellsEnds, !hidesScreens { return [] }
    return containers(around: top).flatMap { container, part -> [PushdownRule] in
      if !isTabs(container) { return [] }
      let goal = Unwinding(
        goal: .firstIn(container), action: nil, then: .nothing, isImplicit: true)
      let tap = StackEvent.tab(symbol(container).screen, index: Int(part))
      return unwind(goal, at: top, firing(tap))
    }
  }

  func isTabs(_ container: PushdownSymbol) -> Bool {
    if case .tabs = kind(of: container) { true } else { false }
  }

  func isSplit(_ container: PushdownSymbol) -> Bool {
    if case .split = kind(of: container) { true } else { false }
  }

  func isSwitch(_ container: PushdownSymbol) -> Bool {
    if case .switch = kind(of: container) { true } else { false }
  }

  /// The kind of a symbol's screen; the symbol under everything has none.
  func kind(of symbol: PushdownSymbol) -> ScreenKind? {
    let screen = self.symbol(symbol).screen
    return screen.index < 0 ? nil : project.screens[screen].kind
  }

  /// Other tabs are a tap away, other cases a change of the app's state.
  mutating func turningRules(at top: PushdownSymbol) -> [PushdownRule] {
    if premise.turning == .nothing { return [] }
    let turnsSwitches = premise.turning != .tabs
    // What shows nothing for one value shows something for another.
    var rules = turnsSwitches && turnsFreely(top) ? turn(top, firing(.changed)) : []
    for (container, _) in containers(around: top)
    where turnsSwitches && turnsFreely(container) || !isSwitch(container) {
      let event: StackEvent =
        isSwitch(container) ? .changed : .tab(symbol(container).screen, index: -1)
      let turning = Unwinding(goal: .part(of: container), action: nil, then: .nothing)
      rules += goDownSilently(turning, at: top, firing(event))
    }
    if premise.turning == .everywhere, hasSwitches, variables.forgetSwitches {
      let turning = Unwinding(goal: .anyCase, action: nil, then: .nothing)
      rules += goDownSilently(turning, at: top, firing(.changed))
    }
    return rules
  }

  /// Whether a symbol is a switch of a state whose value isn't remembered.
  func turnsFreely(_ symbol: PushdownSymbol) -> Bool {
    isSwitch(symbol) && switchedPlace(of: self.symbol(symbol).screen) == nil
  }

  /// All parts of a container that is on top.
  mutating func turn(_ container: PushdownSymbol, _ firing: Firing) -> [PushdownRule] {
    let screens: [ID<Screen>?]
    switch project.screens[symbol(container).screen].kind {
    case .tabs(let tabs): screens = project.tabs[tabs].map { mayShow($0) ? $0.screen?.id : nil }
    case .switch(let state, let cases):
      screens = project.cases[cases].map { mayShow($0, of: state.id) ? $0.screen.id : nil }
    default: screens = []
    }
    let afterEvent = afterEvent
    var empty: [PushdownRule] = []
    if mayBeEmpty(symbol(container).screen), firing.control != afterEvent {
      empty = [
        PushdownRule(.swap(container), to: afterEvent, label: firing.label, cost: firing.cost)
      ]
    }
    return empty
      + screens.enumerated().flatMap { index, screen -> [PushdownRule] in
        guard let screen else { return [] }
        return open(screen, asPart: Int32(index), of: container, then: .nothing, firing)
      }
  }

  /// What is done in a tab after it was selected from elsewhere.
  mutating func selectionRules(at top: PushdownSymbol) -> [PushdownRule] {
    if selections.isEmpty || premise.isUserOnly { return [] }
    var rules: [PushdownRule] = []
    for (container, part) in containers(around: top) {
      guard case .tabs(let tabs) = project.screens[symbol(container).screen].kind,
        let screen = project.tabs[ID(tabs.startIndex + Int(part))].screen?.id
      else { continue }
      for rest in selections[screen] ?? [] {
        rules += perform(rest, at: top, firing(.selected(screen)))
      }
    }
    return rules
  }
}
