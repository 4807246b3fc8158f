import FlowModel
import FlowStacks

extension StackAnalysis {
  /// What makes it less than certain that a promise is kept, in words.
  func assumptions(for promise: Expectation.Kind) -> [String] {
    if case .within(_, _, let origin, always: false) = promise,
      origin.id.flatMap({ path(to: $0) }) != nil
    {
      // The interpreter has played the path.
      return []
    }
    let relevant = Approximation.allCases.filter {
      stack.approximations.contains($0) && promise.rests(on: $0)
    }
    return relevant.map(\.words).reduce(into: []) { words, next in
      if !words.contains(next) { words.append(next) }
    }
  }
}

extension Expectation.Kind {
  /// Whether it is kept only as far as the stack is right: it may have more than can happen where a
  /// path breaks the promise.
  fileprivate func rests(on approximation: Approximation) -> Bool {
    switch self {
    case .fromAnywhere, .within(_, _, _, always: true): true
    case .neverAfter, .within: approximation.direction != .more
    case .onlyWhen, .after, .depth, .never:
      approximation.direction != .more && !approximation.affectsOnlySteps
    }
  }
}

extension Approximation {
  /// What the stack takes for granted, as the author of a flow would say it.
  fileprivate var words: String {
    switch self {
    case .tabsAgain, .tabsFilled: "a tab that users select again shows its first screen"
    case .tabs: "other tabs can hold any of their screens"
    case .hiddenTabs: "a tab with a condition can be there or not at any time"
    case .container: "a switch can show any of its cases"
    case .overSwitch: "what lies over a switch or over tabs closes when they show something else"
    case .stateTest: "states can change between any two tests"
    case .fixedGuard: "fixed guards can answer differently each time"
    case .awaiting: "answers come while their screens are on top"
    case .timer: "times are over while their screens are on top"
    case .answerInTurn: "answers do not close what has come up since"
    case .lateEnds: "what comes late closes nothing of which the end is told"
    case .requires, .retriedElsewhere: "the app does not try again what a guard refused"
    case .split: "only one column of a split changes"
    case .sequence: "steps do not go back below their sequence"
    case .keptProgress: "the app keeps no progress of a sequence"
    case .leaving: "'leaving' matters only on top"
    case .appEventInside: "app events reach only the top screen"
    case .appEventInTab: "app events reach only tabs on top, and there the selected one"
    case .link: "the user follows some links only from some screens"
    case .partOfList: "lists with several actions are done at once, and as a whole"
    case .lostOpener, .mixedFrames, .interrupted, .endsAfterOpening, .listAfterEnd, .ended:
      "rare mixtures of ends and openings do not happen"
    case .lookup, .manyAdditions, .tooLarge: "similar stacks behave alike"
    }
  }
}
