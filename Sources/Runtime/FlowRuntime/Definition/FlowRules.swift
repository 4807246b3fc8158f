/// What there is to know about a screen.
public struct FlowRules<Destination: FlowDestination> {
  package let content: FlowContent
  /// Whether showing it is a run of its own: it returns something, or the app ends it.
  private(set) var isRun = false
  /// What must hold for whoever comes, by any way.
  private(set) var requirement: @MainActor () -> Bool = { true }
  /// What happens instead when the user leaves by an implicit exit.
  private(set) var leavingSteps: FlowPlan<Destination>.Steps?

  /// The screen is run, and ends with a result or without one.
  public func run() -> FlowRules {
    var rules = self
    rules.isRun = true
    return rules
  }

  /// Lets nobody come while something doesn't hold; who was refused comes once it does.
  ///
  /// - Parameter requirement: is asked each time that the screen would be shown.
  public func requires(_ requirement: @escaping @MainActor () -> Bool) -> FlowRules {
    var rules = self
    rules.requirement = requirement
    return rules
  }

  /// Does this instead when the user goes back or swipes it away; where it comes to nothing, the
  /// user leaves.
  public func leaving(_ steps: @escaping FlowPlan<Destination>.Steps) -> FlowRules {
    var rules = self
    rules.leavingSteps = steps
    return rules
  }
}

extension FlowRules {
  /// A view, and nothing more.
  public static var view: FlowRules { FlowRules(content: .view) }

  /// An alert or a confirmation dialog.
  public static func alert(
    _ title: FlowText, message: FlowText? = nil, fields: [FlowField] = [],
    buttons: [FlowButton] = []
  ) -> FlowRules {
    let alert = FlowAlert(title: title, message: message, fields: fields, buttons: buttons)
    return FlowRules(content: .alert(alert))
  }

  /// Tabs, each with a stack of its own.
  public static func tabs(_ tabs: [FlowTab]) -> FlowRules { FlowRules(content: .tabs(tabs)) }

  /// Two or three columns, each with a stack of its own.
  public static func split(_ columns: Destination...) -> FlowRules {
    FlowRules(content: .split(columns))
  }

  /// What is shown for the value that the app's state has.
  ///
  /// - Parameters:
  ///   - value: the state's value now; after ``FlowDefinition/stateChanged()`` it is read again.
  ///   - shown: the screen for a value; `nil` if nothing is shown for it.
  public static func region<Value: Hashable>(
    _ value: Value, _ shown: (Value) -> Destination?
  ) -> FlowRules {
    FlowRules(content: .region(value, shown(value)))
  }

  /// A flow that runs in the screen's place.
  ///
  /// - Parameters:
  ///   - start: what it starts with.
  ///   - makeDefinition: makes the flow, each time that a run of it begins.
  public static func flow<Model: FlowDefinition>(
    _ start: Model.Destination, _ makeDefinition: @escaping @MainActor () -> Model
  ) -> FlowRules {
    FlowRules(content: .flow(start, makeDefinition))
  }

  /// Screens shown in order in the screen's place.
  ///
  /// - Parameters:
  ///   - steps: the screens.
  ///   - allowsBack: whether a step leads back to the one before.
  ///   - isDone: whether it is shown once only, and was.
  ///   - finished: is told when the user has come to the end or skipped the rest.
  ///   - resumesAt: the screen that it begins with, if it was left before.
  ///   - advanced: is told which screen comes next, or none at the end.
  ///   - then: leads to what takes its place at the end.
  ///   - skip: leads to what takes its place when the rest is skipped.
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

/// A step of a sequence, or one for each element of an array.
public struct FlowSteps<Destination: FlowDestination> {
  let steps: [FlowSequence.Step]

  /// A step that is shown if its condition holds on arrival.
  public static func step(
    _ destination: Destination, as style: FlowStyle = .push,
    when isShown: @escaping @MainActor () -> Bool = { true }
  ) -> FlowSteps {
    FlowSteps(steps: [.init(destination: destination, style: style, isShown: isShown)])
  }

  /// A step for each element, in their order; the condition is asked on arrival at each of them.
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
