/// What lies where.
extension FlowState {
  /// All pages, bottom to top, a container before what it holds.
  package var all: [FlowPage.ID] { layers.flatMap { pages(in: [$0.stack], inside: \.stacks) } }

  /// The pages of all stacks that are on screen or under something that is.
  package var shown: [FlowPage.ID] {
    layers.flatMap { pages(in: [$0.stack], inside: \.shownStacks) }
  }

  /// The page on top: of tabs the selected one's, of a split view the last column's.
  package var top: FlowPage.ID? { shown.last }

  /// The pages that get events: visible, and not behind a modal layer.
  package var active: [FlowPage.ID] { layers.last.map { front(of: $0) } ?? [] }

  /// The pages of a layer that can be seen, if nothing lies over it.
  func front(of layer: FlowLayer) -> [FlowPage.ID] {
    var found: [FlowPage.ID] = []
    var waiting = [layer.stack]
    while let stack = waiting.popLast() {
      guard let top = stacks[stack]?.pages.last, let page = pages[top] else { continue }
      found.append(top)
      waiting += page.content.shownStacks.reversed()
    }
    return found
  }

  package func firstPage(of layer: FlowLayer) -> FlowPage? {
    stacks[layer.stack]?.pages.first.flatMap { pages[$0] }
  }

  /// What is on top of its stack, in every layer.
  var uncovered: [FlowPage.ID] {
    shown.filter { page in pages[page].flatMap { stacks[$0.stack]?.pages.last } == page }
  }

  package func pages(
    in first: [FlowStack.ID], inside: (FlowPageContent) -> [FlowStack.ID]
  ) -> [FlowPage.ID] {
    var found: [FlowPage.ID] = []
    var waiting = Array(first.flatMap { stacks[$0]?.pages ?? [] }.reversed())
    while let next = waiting.popLast() {
      found.append(next)
      guard let content = pages[next]?.content else { continue }
      for stack in inside(content).reversed() { waiting += (stacks[stack]?.pages ?? []).reversed() }
    }
    return found
  }

  /// What lies under a page, the nearest first, and before that the page itself.
  ///
  /// In tabs through which the way leads, the tab that it comes from counts, selected or not.
  func downward(from start: FlowPage.ID) -> [FlowPage.ID] {
    var way: Set<FlowStack.ID> = []
    var inside = pages[start]
    while let page = inside {
      way.insert(page.stack)
      inside = stacks[page.stack]?.container.flatMap { pages[$0] }
    }
    let order = layers.flatMap { layer in
      pages(in: [layer.stack]) { content in
        let own = content.stacks.filter(way.contains)
        if case .tabs = content, !own.isEmpty { return own }
        return content.shownStacks
      }
    }
    guard let index = order.firstIndex(of: start) else { return [] }
    return order[...index].reversed()
  }

  /// A page, and everything above it in its stack.
  func upward(from page: FlowPage.ID) -> Set<FlowPage.ID> {
    guard let stack = pages[page]?.stack, let index = index(of: page) else { return [] }
    return Set(stacks[stack]?.pages[index...] ?? [])
  }

  /// A page's place in its stack.
  func index(of page: FlowPage.ID) -> Int? {
    pages[page].flatMap { stacks[$0.stack]?.pages.firstIndex(of: page) }
  }

  package func layerIndex(of page: FlowPage.ID) -> Int? {
    pages[page].flatMap { layerIndex(ofStack: $0.stack) }
  }

  func layerIndex(ofStack stack: FlowStack.ID) -> Int? {
    var outermost = stack
    while let container = stacks[outermost]?.container, let holder = pages[container] {
      outermost = holder.stack
    }
    return layers.firstIndex { $0.stack == outermost }
  }
}
