/// The rules of a screen: its content, and the conditions for showing and leaving it.
public struct FlowRules<Destination: FlowDestination> {
  package let content: FlowContent
  /// Whether the screen is its own run, because it returns a result or the app ends it.
  private(set) var isRun = false
  /// The condition for every way to the screen.
  private(set) var requirement: @MainActor () -> Bool = { true }
  /// The actions instead of an implicit exit.
  private(set) var leavingSteps: FlowPlan<Destination>.Steps?

  /// Makes the screen its own run, which ends with or without a result.
  public func run() -> FlowRules {
    var rules = self
    rules.isRun = true
    return rules
  }

  /// Refuses the screen while a condition doesn't hold. The last refused action runs when it holds.
  ///
  /// - Parameter requirement: the condition; called each time before the screen is shown.
  public func requires(_ requirement: @escaping @MainActor () -> Bool) -> FlowRules {
    var rules = self
    rules.requirement = requirement
    return rules
  }

  /// Performs actions instead of a back button or a swipe. If there are no actions to perform, the
  /// user leaves.
  public func leaving(_ steps: @escaping FlowPlan<Destination>.Steps) -> FlowRules {
    var rules = self
    rules.leavingSteps = steps
    return rules
  }
}

extension FlowRules {
  /// A screen that is only a view.
  public static var view: FlowRules { FlowRules(content: .view) }

  /// An alert or a confirmation dialog.
  public static func alert(
    _ title: FlowText, message: FlowText? = nil, fields: [FlowField] = [],
    buttons: [FlowButton] = []
  ) -> FlowRules {
    let alert = FlowAlert(title: title, message: message, fields: fields, buttons: buttons)
    return FlowRules(content: .alert(alert))
  }

  /// Two or three columns, each with its own stack.
  public static func split(_ columns: Destination...) -> FlowRules {
    FlowRules(content: .split(columns))
  }

  /// A screen that depends on the value of a state.
  ///
  /// - Parameters:
  ///   - value: the current value; read again after ``FlowDefinition/stateChanged()``.
  ///   - shown: the screen for a value; `nil` if the value has no screen.
  public static func region<Value: Hashable>(
    _ value: Value, _ shown: (Value) -> Destination?
  ) -> FlowRules {
    FlowRules(content: .region(value, shown(value)))
  }

  /// A flow that runs in place of the screen.
  ///
  /// - Parameters:
  ///   - start: the first destination of the flow.
  ///   - makeDefinition: makes the flow; called once for each run.
  public static func flow<Model: FlowDefinition>(
    _ start: Model.Destination, _ makeDefinition: @escaping @MainActor () -> Model
  ) -> FlowRules {
    FlowRules(content: .flow(start, makeDefinition))
  }

  /// A sequence that runs in place of the screen.
  ///
  /// - Parameters:
  ///   - steps: the screens.
  ///   - allowsBack: whether users can go back to the previous step.
  ///   - isDone: whether the sequence is shown only once, and was shown before.
  ///   - finished: called when the user has reached the end or skipped the rest.
  ///   - resumesAt: the screen to start with, if the user left the sequence before.
  ///   - advanced: called with the next screen, or with `nil` at the end.
  ///   - then: the actions at the end; their destination replaces the sequence.
  ///   - skip: the actions after a skip; their destination replaces the sequence.
  public static func sequence(
    _ steps: [FlowSteps<Destination>], allowsBack: Bool = true,
    isDone: @escaping @MainActor () -> Bool = { false },
    finished: @escaping @MainActor () -> Void = {},
    resumesAt: @escaping @MainActor () -> Destination.Screen? = { nil },
    advanced: @escaping @MainActor (Destination.Screen?) -> Void = { _ in },
    then: FlowPlan<Destination>.Steps? = nil, skip: FlowPlan<Destination>.Steps? = nil
  ) -> FlowRules {
    let steps = steps.flatMap(\.steps)
    let sequence = FlowSequence(
      steps: steps, allowsBack: allowsBack, isDone: isDone, finished: finished,
      first: {
        let left = resumesAt()?.anyScreen
        return steps.firstIndex { $0.destination.anyScreen == left } ?? 0
      },
      advanced: { step in
        advanced(step.flatMap { steps[$0].destination as? Destination }?.screen)
      },
      then: then.map { FlowPlan.reaction($0) }, skip: skip.map { FlowPlan.reaction($0) })
    return FlowRules(content: .sequence(sequence))
  }
}

/// A step of a sequence, or a step for each element of an array.
public struct FlowSteps<Destination: FlowDestination> {
  let steps: [FlowSequence.Step]

  /// A step that is shown if its condition holds when the sequence reaches it.
  public static func step(
    _ destination: Destination, as style: FlowStyle = .push,
    when isShown: @escaping @MainActor () -> Bool = { true }
  ) -> FlowSteps {
    FlowSteps(steps: [.init(destination: destination, style: style, isShown: isShown)])
  }

  /// A step for each element, in order. The condition is checked when the sequence reaches each step.
  public static func each<Element>(
    _ elements: [Element], as style: FlowStyle,
    when isShown: @escaping @MainActor () -> Bool = { true },
    _ destination: (Element) -> Destination
  ) -> FlowSteps {
    FlowSteps(
      steps: elements.map {
        .init(destination: destination($0), style: style, isShown: isShown)
      })
  }
}
