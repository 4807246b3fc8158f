/// What comes up.
extension FlowNavigator {
  /// Opens a destination: a page, with the first pages of the stacks it holds, or a run.
  @discardableResult
  func open(_ opening: FlowOpening) -> FlowOpeningResult {
    var result = FlowOpeningResult.nothing
    var waiting = [opening]
    while let next = waiting.popLast(), mayContinue() {
      guard let traits = traits(of: next.destination, in: next.run) else { continue }
      switch traits.content {
      case .flow(let start, let makeDefinition):
        waiting.append(embed(makeDefinition(), at: start, next))
      case .sequence(let sequence):
        let first = firstStep(of: sequence, next)
        if first == nil, result == .nothing { result = .otherwise }
        waiting += first.map { [$0] } ?? []
      default:
        result = .shown
        waiting += openPage(traits, next).reversed()
      }
    }
    return result
  }

  /// A new page; returns what its stacks open with.
  private func openPage(_ traits: FlowTraits, _ opening: FlowOpening) -> [FlowOpening] {
    let number: FlowPage.ID = state.newID()
    let run = traits.isRun ? begin(.screen, opening) : opening.run
    state.pages[number] = FlowPage(
      id: number, destination: opening.destination, run: run, stack: opening.stack,
      arrival: opening.index == 0 ? .root : opening.arrival, step: opening.step)
    state.stacks[opening.stack]?.pages.insert(number, at: opening.index)
    return fill(number, traits.content)
  }

  func begin(_ kind: FlowRun.Kind, _ opening: FlowOpening) -> FlowRun.ID {
    let number: FlowRun.ID = state.newID()
    state.runs[number] = FlowRun(
      kind: kind, host: opening.destination, parent: opening.run, opener: opening.opener,
      step: opening.step)
    return number
  }

  /// A flow runs in the destination's place, and shows its start.
  private func embed(
    _ definition: any FlowDefinition, at start: any FlowDestination, _ opening: FlowOpening
  ) -> FlowOpening {
    let run = begin(.flow, opening)
    adopt(definition, as: run, in: opening.run)
    if let entry = opening.entry { enter(definition, at: entry, in: run) }
    return FlowOpening(
      destination: start, run: run, stack: opening.stack, index: opening.index,
      arrival: opening.arrival)
  }

  /// Once its start is shown, a flow is gone into by an entry.
  func enter(
    _ definition: any FlowDefinition, at entry: any FlowEntry, in run: FlowRun.ID,
    isFromApp: Bool = false
  ) {
    guard let plan = definition.plan(at: entry) else { return }
    let context = FlowContext(
      source: .onTop, run: run, isFlowWide: true, isFromApp: isFromApp)
    pending.append(.plan(plan, context))
  }

  /// A model decides for a run from now on, and lives as long as that around it.
  func adopt(_ definition: any FlowDefinition, as run: FlowRun.ID, in parent: FlowRun.ID) {
    follow(definition, as: run)
    self.definition(of: parent)?.children[run] = definition
  }

  /// Gives a page the stacks that it holds; returns what they open with.
  func fill(_ number: FlowPage.ID, _ content: FlowContent) -> [FlowOpening] {
    var roots: [FlowOpening] = []
    switch content {
    case .tabs(let tabs): return showTabs(tabs.filter { $0.isShown() }, of: number)
    case .split(let columns):
      let stacks = columns.map { root($0, in: number, &roots) }
      state.pages[number]?.content = .split(stacks, front: 0)
    case .region(let value, let shown):
      let stack = shown.map { root($0, in: number, &roots) }
      state.pages[number]?.content = .region(value: value, stack)
    default: break
    }
    return roots
  }

  /// A new stack in a container, and what it opens with.
  func root(
    _ destination: any FlowDestination, in container: FlowPage.ID, _ roots: inout [FlowOpening]
  ) -> FlowStack.ID {
    let stack: FlowStack.ID = state.newID()
    state.stacks[stack] = FlowStack(container: container)
    let run = state.pages[container]?.run ?? state.main
    roots.append(
      FlowOpening(destination: destination, run: run, stack: stack, index: 0, arrival: .root))
    return stack
  }

  /// A change of case drops the region's stack, and the layers that were presented from it.
  ///
  /// Where switches of one state lie in one another, the outermost changes and the others go with
  /// what was dropped.
  func updateSwitches() {
    while let (number, content) = outdatedSwitch(), mayContinue() {
      let dropped = state.pages[number]?.content.stacks ?? []
      remove(Set(state.pages(in: dropped, inside: \.stacks)), reacting: .never)
      for stack in dropped { state.stacks[stack] = nil }
      for root in fill(number, content) { open(root) }
    }
  }

  private func outdatedSwitch() -> (FlowPage.ID, FlowContent)? {
    for number in state.all {
      guard let page = state.pages[number], case .region(let shown, _) = page.content,
        let content = traits(of: page.destination, in: page.run)?.content,
        case .region(let value, _) = content, value != shown
      else { continue }
      return (number, content)
    }
    return nil
  }
}
