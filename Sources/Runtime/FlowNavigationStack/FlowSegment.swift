import FlowRuntime

/// Places that one navigation stack shows, or a container with stacks of its own.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowSegment: Identifiable {
  let index: Int
  let root: FlowPlace
  var path: [FlowPlace] = []

  /// The first keeps its stack when its root changes.
  var id: FlowPage.ID? { index == 0 ? nil : root.id }
}

/// A page in a navigation stack.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowPlace: Identifiable, Hashable {
  /// The page whose way back leads from here. If it is a container, what it holds stands in its place.
  let page: FlowPage
  let arrival: FlowArrival
  /// Whether it is the first of a column, from which the way leads back to the column before.
  var isColumn = false
  /// Whether tabs or columns with stacks of their own stand here, which no stack can hold.
  var hasStacks = false

  var id: FlowPage.ID { page.id }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowState {
  /// A stack cut where something comes up without a bar, or holds stacks of its own.
  ///
  /// - Parameter isCompact: whether there is room for one column only.
  func segments(of stack: FlowStack.ID, isCompact: Bool) -> [FlowSegment] {
    var segments: [FlowSegment] = []
    for place in places(in: stack, isCompact: isCompact) {
      if let last = segments.last, place.arrival.continues, !last.root.hasStacks {
        segments[segments.count - 1].path.append(place)
      } else {
        segments.append(FlowSegment(index: segments.count, root: place))
      }
    }
    return segments
  }

  /// All that lies in a stack from bottom to top, through containers that have no stacks of their own:
  /// what is pushed in a pushed tab lies on top of the tabs.
  private func places(in stack: FlowStack.ID, isCompact: Bool) -> [FlowPlace] {
    var places: [FlowPlace] = []
    var waiting = Array(steps(in: stack).reversed())
    while let step = waiting.popLast() {
      if !step.isInside {
        places.append(FlowPlace(page: step.page, arrival: step.arrival, isColumn: step.isColumn))
      }
      if step.hasStacks(isCompact) {
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

  /// What lies in a container: the first page of each stack in sight stands in the container's place,
  /// and what is above that lies on top. Where there is room for one column, each is on the one before.
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

/// A page on the way from the bottom of a stack to its top.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
private struct FlowStep {
  let page: FlowPage
  var arrival: FlowArrival
  /// Whether it stands in the place of the container that it is in.
  var isInside = false
  var isColumn = false

  /// What is pushed shares the stack around, with its bar and its way back. A switch always does, and
  /// columns where one of them is in sight.
  func hasStacks(_ isCompact: Bool) -> Bool {
    switch page.content {
    case .view, .region: false
    case .tabs: !arrival.isPush
    case .split: !arrival.isPush && !isCompact
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowArrival {
  /// Whether it goes on in the navigation stack of what is below.
  fileprivate var continues: Bool {
    switch self {
    case .push, .root: true
    case .pushed, .plain, .animated: false
    }
  }
}
