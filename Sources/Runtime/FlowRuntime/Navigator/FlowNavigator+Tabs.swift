/// Tabs: which of them are shown, and which one is selected.
extension FlowNavigator {
  /// What lies above the nearest `tabs` that have the tab closes, then it is selected.
  func select(_ action: FlowAction, _ context: FlowContext) {
    guard let start = anchor(context),
      let tab = tab(of: action, among: state.downward(from: start))
    else { return }
    if !mayCome(to: tab.root, context, for: action) { return }
    uncover(tab.container)
    select(tab.index, of: tab.container)
  }

  func select(_ index: Int, of container: FlowPage.ID) {
    guard case .tabs(let tabs, _)? = state.pages[container]?.content,
      tabs.indices.contains(index), tabs[index].stack != nil
    else { return }
    state.pages[container]?.content = .tabs(tabs, selected: index)
  }

  /// The nearest tab that an action selects.
  func tab(of action: FlowAction, among candidates: [FlowPage.ID]) -> FoundTab? {
    switch action {
    case .tab(let screen): tab(among: candidates) { $0.root?.anyScreen == screen }
    case .tabFor(let destination): tab(among: candidates) { $0.starts(with: destination) }
    default: nil
    }
  }

  typealias FoundTab = (container: FlowPage.ID, index: Int, root: any FlowDestination)

  func tab(among candidates: [FlowPage.ID], where isWanted: (FlowTab) -> Bool) -> FoundTab? {
    for number in candidates {
      let tabs = tabs(of: number)
      guard let index = tabs.firstIndex(where: isWanted), let root = tabs[index].root else {
        continue
      }
      return (number, index, root)
    }
    return nil
  }

  /// The tabs that a page shows.
  package func tabs(of number: FlowPage.ID) -> [FlowTab] {
    guard let page = state.pages[number] ?? shown.pages[number],
      case .tabs(let tabs, _) = page.content
    else { return [] }
    return tabs.map(\.tab)
  }

  /// A tap in the tab bar. A tap on the selected tab pops its stack, as the platform does, and is an
  /// event if the tab has one; a tab without a screen is only an event.
  package func tabTapped(_ container: FlowPage.ID, _ id: FlowTab.ID) {
    guard accepts(eventsOf: container) else {
      return drop(.dropped("tab", of: state.pages[container], reason(forDropping: container)))
    }
    guard let page = state.pages[container], case .tabs(let tabs, let selected) = page.content,
      let index = tabs.firstIndex(where: { $0.tab.id == id })
    else { return }
    event { [self] in
      let tab = tabs[index].tab
      guard let stack = tabs[index].stack, let root = tab.root else {
        tab.event?(container)
        return
      }
      if index != selected {
        let context = FlowContext(source: .page(container), run: page.run)
        let action: FlowAction = tab.isForElement ? .tabFor(root) : .tab(root.anyScreen)
        if mayCome(to: root, context, for: action) { select(index, of: container) }
        return
      }
      tab.event?(container)
      remove(Set(state.stacks[stack]?.pages.dropFirst() ?? []), reacting: .always)
    }
  }

  /// The tabs that are to be shown now take the place of those that are.
  ///
  /// A tab that is shown already keeps its stack, and stays selected if it is. Instead of a selected tab that goes,
  /// the first one is selected.
  ///
  /// - Returns: what the stacks of new tabs open with.
  func showTabs(_ tabs: [FlowTab], of number: FlowPage.ID) -> [FlowOpening] {
    var roots: [FlowOpening] = []
    var old: (tabs: [FlowShownTab], selected: Int) = ([], 0)
    if case .tabs(let tabs, let selected)? = state.pages[number]?.content { old = (tabs, selected) }
    let new = tabs.map { tab in
      let known = old.tabs.first { $0.tab.id == tab.id }
      let stack = known?.stack ?? tab.root.map { root($0, in: number, &roots) }
      return FlowShownTab(tab: tab, stack: stack)
    }
    let chosen = old.tabs.indices.contains(old.selected) ? old.tabs[old.selected].tab.id : nil
    let selected =
      new.firstIndex { $0.tab.id == chosen } ?? new.firstIndex { $0.stack != nil } ?? 0
    state.pages[number]?.content = .tabs(new, selected: selected)
    return roots
  }

  /// A change of the app's state shows and hides tabs. One that goes takes along its stack, and the layers that
  /// were presented from it.
  func updateTabs() {
    for number in state.all {
      guard let page = state.pages[number], case .tabs(let old, _) = page.content,
        case .tabs(let declared)? = traits(of: page.destination, in: page.run)?.content
      else { continue }
      let tabs = declared.filter { $0.isShown() }
      let staying = Set(tabs.map(\.id))
      let dropped = old.filter { !staying.contains($0.tab.id) }.compactMap(\.stack)
      remove(Set(state.pages(in: dropped, inside: \.stacks)), reacting: .never)
      for stack in dropped { state.stacks[stack] = nil }
      for root in showTabs(tabs, of: number) { open(root) }
    }
  }

  /// The badge of a tab on a page. The page changes when the badge may have.
  package func badge(of tab: FlowTab, on page: FlowPage.ID) -> FlowText? {
    reader(of: page).readsInView(tab.badge)?.text
  }

  /// Whether one of the tabs of a page has a role, shown or not.
  package func haveRoles(tabsOf page: FlowPage) -> Bool {
    guard case .tabs(let tabs)? = traits(of: page)?.content else { return false }
    return tabs.contains { $0.role != nil }
  }
}
