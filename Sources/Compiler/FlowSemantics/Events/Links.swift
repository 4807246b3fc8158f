import FlowModel

extension Execution {
  /// A link is accepted in any state in which its flow runs or can be come to: on top, or from the root,
  /// as it says.
  mutating func opened(_ link: ID<DeepLink>, _ values: [Binding]) {
    if link.index >= project.deepLinks.ids.endIndex { return remark(.ignored) }
    follow(link, values)
  }

  /// Builds the stack of a link: by its entry's actions, or by going to each screen in turn. If the
  /// link's flow does not run, the screens that embed it are gone to first.
  mutating func follow(_ link: ID<DeepLink>, _ values: [Binding]) {
    let deepLink = project.deepLinks[link]
    guard let target = owner(of: link), let access = access(by: link) else {
      return remark(.ignored)
    }
    guard isOpen(project.flows[project.screens[target].flow]), mayFollow(deepLink, by: access)
    else {
      remark(.refused(target))
      state.intent = .link(link, values)
      return
    }
    let staysOnTop = deepLink.isOnTop && access.entrances.isEmpty
    if !staysOnTop {
      for (container, index) in hiddenTabs(around: access.run) { select(index, of: container) }
    }
    guard let run = enter(access, values) else { return remark(.nothingLeft) }
    let context = Context(source: .onTop, run: run, scope: Scope(event: values), isFlowWide: true)
    if !deepLink.isOnTop {
      returnToRoot(of: run)
      if deepLink.entry != nil { returnToShownRoots(of: run) }
    }
    if let name = deepLink.entry?.symbol {
      goIn(by: name, run, values, isFromApp: true)
    } else {
      build(deepLink.way, deepLink.isOnTop, context)
    }
  }

  /// Whether what links are held for is there.
  private mutating func isOpen(_ flow: Flow) -> Bool {
    guard let when = flow.links.when else { return true }
    return holds(when)
  }

  /// The screen that declares a link is the last on its way.
  func owner(of link: ID<DeepLink>) -> ID<Screen>? { project.deepLinks[link].screen }

  /// A link whose way leads through another case of a `switch` than the one shown, or through a tab that
  /// isn't shown, is held until the app's state changes.
  func isReady(for way: [ID<Screen>], _ run: Number<Run>) -> Bool {
    for number in state.members(of: run) {
      guard let destination = state.destinations[number] else { continue }
      if !isReady(for: way, tabsOf: destination) { return false }
      guard case .region(let value, _) = destination.content,
        case .switch(_, let cases) = project.screens[destination.screen].kind
      else { continue }
      let named = project.cases[cases].filter { switchCase in
        switchCase.screen.id.map { way.contains($0) } ?? false
      }
      if !named.isEmpty, !named.contains(where: { $0.index == value }) { return false }
    }
    return true
  }

  private func isReady(for way: [ID<Screen>], tabsOf destination: Destination) -> Bool {
    guard case .tabs(let tabs) = project.screens[destination.screen].kind else { return true }
    let named = project.tabs[tabs].enumerated().filter { _, tab in
      tab.screen?.id.map { way.contains($0) } ?? false
    }
    return named.isEmpty || named.contains { !destination.hiddenTabs.contains($0.offset) }
  }

  /// From the root: what lies above the first of the flow's run closes.
  mutating func returnToRoot(of run: Number<Run>) {
    if let first = state.members(of: run).first { uncover(first) }
  }

  /// From the root of each stack inside that is shown: of a selected tab, of a case, of columns.
  private mutating func returnToShownRoots(of run: Number<Run>) {
    for number in state.shown.reversed() where state.isMember(number, of: run) {
      if state.index(of: number) == 0 { uncover(number) }
    }
  }

  /// Goes to each screen of a way: one that is a root already or the first of the run is uncovered and
  /// given the link's arguments, a tab is selected and popped, anything else comes on top in its own style.
  ///
  /// From the root, a way whose first screen is nowhere among the roots begins with it as the root,
  /// unless it is the link's own screen.
  mutating func build(_ way: [ID<Screen>], _ isOnTop: Bool, _ context: Context) {
    if isOnTop { closeAlertOnTop() }
    for (index, screen) in way.enumerated() {
      let parameters = project.screens[screen].parameters
      let arguments = values(for: parameters, given: .empty, context.scope)
      if !isOnTop, let root = uncoveredRoot(screen, context.run) {
        if !parameters.isEmpty { update(root, screen, arguments) }
        continue
      }
      if !isOnTop, index == 0, way.count > 1 {
        setRoot(screen, arguments, context.run)
        continue
      }
      place(screen, arguments, context)
    }
  }

  private mutating func uncoveredRoot(
    _ screen: ID<Screen>, _ run: Number<Run>
  ) -> Number<Destination>? {
    if let (container, index) = tab(of: screen, among: state.shown.reversed()) {
      uncover(container)
      select(index, of: container)
    }
    let first = state.members(of: run).first
    let root = state.shown.first { number in
      (state.index(of: number) == 0 || number == first) && state.isMember(number, of: run)
        && (state.destinations[number]?.screen == screen || runs(number, in: screen, within: run))
    }
    if let root { uncover(root) }
    return root
  }

  /// Whether a destination belongs to the flow that a screen embeds.
  private func runs(
    _ number: Number<Destination>, in screen: ID<Screen>, within run: Number<Run>
  ) -> Bool {
    project.flow(embeddedBy: screen) != nil
      && state.places(of: screen, among: [number], in: run) == [number]
  }

  /// An alert or a dialog holds nothing but itself.
  private mutating func closeAlertOnTop() {
    guard let last = state.layers.indices.last, state.layers[last].presentation.isAlert else {
      return
    }
    closeLayers(from: last)
  }

  private mutating func place(
    _ screen: ID<Screen>, _ arguments: [Value], _ context: Context
  ) {
    guard let stack = stack(context) else { return }
    let opening = Opening(
      screen: screen, arguments: arguments, run: context.run, stack: stack,
      index: top(of: stack, for: context.run), arrival: .push)
    switch position(of: screen, nil) {
    case .inLayer(let layering): presentNow(opening, layering, context)
    case .onStack(let arrival):
      var opening = opening
      opening.arrival = arrival
      open(opening)
    case .inPlace: replace(opening, from: nil, context)
    }
  }
}
