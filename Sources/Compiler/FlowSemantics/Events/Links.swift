import FlowModel

extension Execution {
  /// A link is accepted in any state in which its flow runs: on top, or from the root, as it says.
  mutating func opened(_ link: ID<DeepLink>, _ values: [Binding]) {
    if link.index >= project.deepLinks.ids.endIndex { return remark(.ignored) }
    follow(link, values)
  }

  /// Builds the stack of a link: by its entry's actions, or by going to each screen in turn.
  mutating func follow(_ link: ID<DeepLink>, _ values: [Binding]) {
    guard let target = owner(of: link), let run = state.run(of: project.screens[target].flow) else {
      return remark(.ignored)
    }
    let deepLink = project.deepLinks[link]
    let way = deepLink.way
    guard isOpen(project.flows[project.screens[target].flow]),
      way.allSatisfy({ mayCome(to: $0) }), deepLink.isOnTop || isReady(for: way, run)
    else {
      remark(.refused(target))
      state.intent = .link(link, values)
      return
    }
    let context = Context(source: .onTop, run: run, scope: Scope(event: values), isFlowWide: true)
    if !deepLink.isOnTop { returnToRoot(of: run) }
    if let actions = entry(of: deepLink, in: project.screens[target].flow) {
      agenda.append(.list(actions, context))
    } else {
      build(way, deepLink.isOnTop, context)
    }
  }

  /// Whether what links are held for is there.
  private mutating func isOpen(_ flow: Flow) -> Bool {
    guard let when = flow.links.when else { return true }
    return holds(when)
  }

  /// The screen that declares a link is the last on its way.
  func owner(of link: ID<DeepLink>) -> ID<Screen>? { project.deepLinks[link].way.last }

  private func entry(of link: DeepLink, in flow: ID<Flow>) -> ActionList? {
    guard let name = link.entry?.symbol else { return nil }
    return project.entries[project.flows[flow].entries].first { $0.name.symbol == name }?.actions
  }

  /// A link whose way leads through another case of a `switch` than the one shown is held until
  /// the app's state changes.
  private func isReady(for way: [ID<Screen>], _ run: Number<Run>) -> Bool {
    for number in state.members(of: run) {
      guard let destination = state.destinations[number],
        case .region(let value, _) = destination.content,
        case .switch(_, let cases) = project.screens[destination.screen].kind
      else { continue }
      let named = project.cases[cases].filter { switchCase in
        switchCase.screen.id.map { way.contains($0) } ?? false
      }
      if !named.isEmpty, !named.contains(where: { $0.index == value }) { return false }
    }
    return true
  }

  /// From the root: what lies above the first of the flow's run closes.
  private mutating func returnToRoot(of run: Number<Run>) {
    if let first = state.members(of: run).first { uncover(first) }
  }

  /// Goes to each screen of a way: one that is a root already is uncovered, a tab is selected and
  /// popped, anything else comes on top in its own style.
  ///
  /// From the root, a way whose first screen is nowhere among the roots begins with it as the root,
  /// unless it is the link's own screen.
  private mutating func build(_ way: [ID<Screen>], _ isOnTop: Bool, _ context: Context) {
    for (index, screen) in way.enumerated() {
      if !isOnTop, uncoverRoot(screen, context.run) { continue }
      let parameters = project.screens[screen].parameters
      let arguments = values(for: parameters, given: .empty, context.scope)
      if !isOnTop, index == 0, way.count > 1 {
        setRoot(screen, arguments, context.run)
        continue
      }
      place(screen, arguments, context)
    }
  }

  private mutating func uncoverRoot(_ screen: ID<Screen>, _ run: Number<Run>) -> Bool {
    if let (container, index) = tab(of: screen, among: state.shown.reversed()) {
      uncover(container)
      select(index, of: container)
    }
    let root = state.shown.first { number in
      state.destinations[number]?.screen == screen && state.index(of: number) == 0
        && state.isMember(number, of: run)
    }
    guard let root else { return false }
    uncover(root)
    return true
  }

  private mutating func place(
    _ screen: ID<Screen>, _ arguments: [Value], _ context: Context
  ) {
    guard let stack = stack(context) else { return }
    let opening = Opening(
      screen: screen, arguments: arguments, run: context.run, stack: stack,
      index: top(of: stack, for: context.run), arrival: .push)
    switch coming(of: screen, nil) {
    case .inLayer(let layering): presentNow(opening, layering, context)
    case .onStack(let arrival):
      var opening = opening
      opening.arrival = arrival
      open(opening)
    case .inPlace: replace(opening, from: nil, context)
    }
  }
}
