/// A screen that a flow shows, in its stack or over it.
package struct FlowElement {
  package let destination: any FlowDestination
  /// How it came to its place.
  package let style: FlowStyle
  /// The first of its pages: an embedded flow or a sequence can have several.
  package let page: FlowPage.ID
  /// The stack that it lies in.
  package let stack: FlowStack.ID
  /// The layer that it is the first of.
  fileprivate let layer: Int?

  /// Whether it is the first of a presented layer.
  package var isPresented: Bool { layer != nil }

  /// Where an element lies: what replaces it lies there too.
  package struct Place: Hashable {
    let stack: FlowStack.ID
    let index: Int
  }

  /// The place of each element.
  package static func places(of elements: [FlowElement]) -> [Place] {
    var counts: [FlowStack.ID: Int] = [:]
    return elements.map { element in
      defer { counts[element.stack, default: 0] += 1 }
      return Place(stack: element.stack, index: counts[element.stack, default: 0])
    }
  }
}

/// All that a flow shows, in its stack and over it, as an array.
extension FlowNavigator {
  /// What lies above the flow's first screen, from bottom to top.
  package func elements(of definition: any FlowDefinition) -> [FlowElement] {
    run(of: definition).map { elements(of: $0) } ?? []
  }

  private func elements(of run: FlowRun.ID) -> [FlowElement] {
    Array(allElements(of: run).dropFirst())
  }

  /// From bottom to top: the stack in which the flow began, then layer by layer what the flow presents.
  package func allElements(of definition: any FlowDefinition) -> [FlowElement] {
    run(of: definition).map { allElements(of: $0) } ?? []
  }

  /// The topmost page on which a flow shows a destination; one that there never was if it does not show it.
  package func page(
    showing destination: any FlowDestination, of definition: any FlowDefinition
  ) -> FlowPage.ID {
    let shown = allElements(of: definition).last { $0.destination.equals(destination) }
    return shown?.page ?? FlowPage.ID(0)
  }

  /// The topmost page on which a flow shows a screen; one that there never was if it does not show it.
  package func page<Flow: FlowDefinition>(
    showing screen: Flow.Destination.Screen, of flow: Flow
  ) -> FlowPage.ID {
    let shown = allElements(of: flow).last { $0.destination.anyScreen == screen.anyScreen }
    return shown?.page ?? FlowPage.ID(0)
  }

  private func allElements(of run: FlowRun.ID) -> [FlowElement] {
    guard let base = base(of: run) else { return [] }
    var elements = places(of: run).compactMap { element($0, startingLayer: nil) }
    for index in state.layers.indices.dropFirst(base + 1) {
      let pages = state.stacks[state.layers[index].stack]?.pages ?? []
      let places = places(of: run, among: pages.filter { state.isMember($0, of: run) })
      elements += places.prefix(1).compactMap { element($0, startingLayer: index) }
      elements += places.dropFirst().compactMap { element($0, startingLayer: nil) }
    }
    return elements
  }

  private func element(_ place: Place, startingLayer layer: Int?) -> FlowElement? {
    guard let page = state.pages[place.page] else { return nil }
    return FlowElement(
      destination: place.destination,
      style: layer.map { state.layers[$0].style } ?? page.arrival.style, page: place.page,
      stack: page.stack, layer: layer)
  }

  /// Does what `back` does on a page, even if other pages cover it.
  package func leave(_ page: FlowPage.ID) { perform([.back], on: page) }

  /// Brings all that a flow shows to some destinations above its first one.
  ///
  /// The destinations that both have from the bottom up, in the same style, stay. What can't come by its rules ends
  /// the new path.
  package func become(
    _ path: [(destination: any FlowDestination, style: FlowStyle)],
    of definition: any FlowDefinition
  ) {
    guard let run = run(of: definition) else { return }
    event { [self] in
      let old = elements(of: run)
      let kept = zip(old, path).prefix {
        $0.style == $1.style && $0.destination.equals($1.destination)
      }.count
      if let lowest = old.dropFirst(kept).first {
        stepBack(.action, from: [state.top]) { remove(above(lowest)) }
      }
      add(path.dropFirst(kept), to: run)
    }
  }

  /// An element, and all that lies over it.
  private func above(_ element: FlowElement) -> Set<FlowPage.ID> {
    guard let layer = element.layer ?? state.layerIndex(of: element.page).map({ $0 + 1 }) else {
      return []
    }
    let over = state.pages(in: state.layers.dropFirst(layer).map(\.stack), inside: \.stacks)
    return state.upward(from: element.page).union(over)
  }

  /// Shows one destination after the other: each waits until the one before has its page.
  private func add(
    _ path: ArraySlice<(destination: any FlowDestination, style: FlowStyle)>, to run: FlowRun.ID
  ) {
    let count = elements(of: run).count
    let top = elements(of: run).last?.page ?? state.segment(of: run).last
    guard let next = path.first, let stack = top.flatMap({ state.pages[$0]?.stack }) else {
      return
    }
    let context = FlowContext(source: .stack(stack), run: run)
    let rest: @MainActor () -> [FlowAction] = { [weak self] in
      guard let self, elements(of: run).count > count else { return [] }
      add(path.dropFirst(), to: run)
      return []
    }
    let showing = FlowShowing(
      destination: next.destination, style: next.style, entry: nil, ifShown: .again, following: nil)
    pending.append(.plan(rest, context))
    pending.append(.actions([.show(showing)], context))
  }
}

extension FlowArrival {
  fileprivate var style: FlowStyle {
    switch self {
    case .root, .plain: .plain
    case .push: .push
    case .pushed(let transition, let animation): .push(transition, animation)
    case .zoomed(let anchor): .zoomedPush(from: anchor)
    case .animated(let transition, let animation): .animated(transition, animation)
    }
  }
}
