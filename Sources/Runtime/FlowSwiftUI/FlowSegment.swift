import FlowRuntime

/// The pages of one navigation stack, a page without a bar, or a container with its own stacks.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package struct FlowSegment: Identifiable {
  let index: Int
  package let root: FlowPlace
  package var path: [FlowPlace] = []

  /// The first keeps its stack when its root changes.
  package var id: FlowPage.ID? { index == 0 ? nil : root.id }
}

/// A page in a navigation stack.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package struct FlowPlace: Identifiable, Hashable {
  /// The page that the back button removes. If it is a container, its content is shown in its place.
  package let page: FlowPage
  package let arrival: FlowArrival
  /// Whether it is the first page of a column, so the back button leads to the previous column.
  package var isColumn = false
  /// Whether it has tabs or columns with their own stacks, which a navigation stack can't contain.
  package var hasStacks = false

  package var id: FlowPage.ID { page.id }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowState {
  /// Splits a stack at pages without a navigation bar and at containers with their own stacks.
  ///
  /// - Parameters:
  ///   - isCompact: whether there is room for one column only.
  ///   - haveBars: whether pushed pages have a navigation bar.
  func segments(of stack: FlowStack.ID, isCompact: Bool, haveBars: Bool) -> [FlowSegment] {
    let places = places(in: stack, isCompact: isCompact, haveBars: haveBars)
    var segments: [FlowSegment] = []
    for place in places {
      if haveBars, place.arrival.continues, let last = segments.last, !last.root.hasStacks {
        segments[segments.count - 1].path.append(place)
      } else {
        segments.append(FlowSegment(index: segments.count, root: place))
      }
    }
    return segments
  }

  /// All pages of a stack from bottom to top, but of containers with their own stacks only these containers.
  package func places(in stack: FlowStack.ID, isCompact: Bool, haveBars: Bool) -> [FlowPlace] {
    places(in: stack, isCompact: isCompact) { $0.hasStacks(isCompact, haveBars) }
  }

  /// All pages of a stack from bottom to top, also those inside containers without their own stacks: a
  /// page that is pushed in a pushed tab is on top of the tabs.
  package func places(in stack: FlowStack.ID, isCompact: Bool) -> [FlowPlace] {
    places(in: stack, isCompact: isCompact) { _ in false }
  }

  private func places(
    in stack: FlowStack.ID, isCompact: Bool, where hasStacks: (FlowStep) -> Bool
  ) -> [FlowPlace] {
    var places: [FlowPlace] = []
    var waiting = Array(steps(in: stack).reversed())
    while let step = waiting.popLast() {
      if !step.isInside {
        places.append(FlowPlace(page: step.page, arrival: step.arrival, isColumn: step.isColumn))
      }
      if hasStacks(step) {
        places[places.count - 1].hasStacks = true
      } else {
        waiting += inside(step, isCompact: isCompact).reversed()
      }
    }
    return places
  }

  private func steps(in stack: FlowStack.ID) -> [FlowStep] {
    stacks[stack]?.pages.compactMap { pages[$0] }.map { FlowStep(page: $0, arrival: $0.arrival) }
      ?? []
  }

  /// The pages in a container: the first page of each visible stack is in the container's place, and the
  /// further pages are above it. If there is room for only one column, each column is above the previous.
  private func inside(_ step: FlowStep, isCompact: Bool) -> [FlowStep] {
    var stacks = step.page.content.shownStacks
    var areOnTop = false
    if isCompact, case .split(let columns, let front) = step.page.content {
      stacks = Array(columns.prefix(front + 1))
      areOnTop = true
    }
    return stacks.enumerated().flatMap { index, stack in
      var steps = steps(in: stack)
      if steps.isEmpty { return steps }
      let isOnTop = areOnTop && index > 0
      steps[0].arrival = isOnTop ? .push : step.arrival
      steps[0].isInside = !isOnTop
      steps[0].isColumn = isOnTop
      return steps
    }
  }
}

/// A page between the bottom and the top of a stack.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
private struct FlowStep {
  let page: FlowPage
  var arrival: FlowArrival
  /// Whether it is shown in place of its container.
  var isInside = false
  var isColumn = false

  /// A pushed container shares the surrounding stack, with its bar and its back button. A switch always
  /// does, and columns do if only one of them is visible.
  func hasStacks(_ isCompact: Bool, _ haveBars: Bool) -> Bool {
    switch page.content {
    case .view, .region: false
    case .tabs: !haveBars || !arrival.isPush
    case .split: haveBars && !arrival.isPush && !isCompact
    }
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowArrival {
  /// Whether it is in the same navigation stack as the page below.
  fileprivate var continues: Bool {
    switch self {
    case .push, .zoomed, .root: true
    case .pushed, .plain, .animated: false
    }
  }

  /// Whether a page without a page below has no navigation bar.
  package var hidesBar: Bool {
    switch self {
    case .plain, .animated: true
    case .root, .push, .pushed, .zoomed: false
    }
  }
}
