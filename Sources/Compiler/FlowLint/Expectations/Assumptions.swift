import FlowModel

extension StackAnalysis {
  /// What makes it less than certain that a promise is kept, in words.
  func assumptions(for promise: Expectation.Kind) -> [String] {
    let relevant = Approximation.allCases.filter {
      stack.approximations.contains($0) && $0.direction != promise.harmless
    }
    return relevant.map(\.words).reduce(into: []) { words, next in
      if !words.contains(next) { words.append(next) }
    }
  }
}

extension Expectation.Kind {
  /// What may be taken for granted where it is said to be kept: more than can happen, where it is
  /// broken by a way, and less, where it is broken by there being none.
  fileprivate var harmless: Approximation.Direction? {
    switch self {
    case .fromAnywhere: nil
    case .within: .notLate
    case .onlyWhen, .after, .neverAfter, .never, .depth: .more
    }
  }
}

extension Approximation {
  /// What the stack takes for granted, as the author of a flow would say it.
  fileprivate var words: String {
    switch self {
    case .tabs: "other tabs are taken to hold anything that they can hold"
    case .container: "a switch is taken to show any of its cases"
    case .stateTest: "states are taken to change between any two tests"
    case .fixedGuard: "fixed guards are taken to answer anew each time"
    case .awaiting: "answers are taken to come at once"
    case .timer: "times are taken to be over at once"
    case .requires: "what was refused is not tried again"
    case .split: "one column is looked at, at a time"
    case .sequence: "what lies under a sequence is not looked for from its steps"
    case .leaving: "'leaving' is looked at on top only"
    case .external: "what the app shows is taken to end on top only"
    case .appEventInside: "app events are taken to come to what is on top"
    case .link: "not every link is followed from everywhere"
    case .lostOpener, .mixedFrames, .interrupted, .endsAfterOpening, .ended:
      "a rare mixture of ends and openings is looked at in part"
    case .lookup, .tooLarge: "there are too many stacks to tell all of them apart"
    }
  }
}
