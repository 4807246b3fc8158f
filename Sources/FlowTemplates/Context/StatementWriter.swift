import FlowModel

/// Lays a list of actions out as lines.
struct StatementWriter {
  let naming: SwiftNaming
  /// The event whose actions these are; nothing for an outcome that a screen begins.
  let event: Code?
  /// Whether the screen's own parameters are at hand by their names.
  let isInScreen: Bool
  private(set) var statements: [StatementContext] = []
  /// What was asked before the list at hand began: guards and states.
  private var asked: Set<Code> = []
  /// The waits on the way, whose ends are laid out apart.
  private(set) var waits: [Await] = []
  /// The names that arguments take from the event.
  private(set) var usedOfEvent: Set<Code> = []
  /// The names that arguments take from the source screen's own parameters.
  private(set) var usedOfScreen: Set<Code> = []

  private var project: FlowProject { naming.project }

  init(naming: SwiftNaming, event: Code?, isInScreen: Bool = false) {
    self.naming = naming
    self.event = event
    self.isInScreen = isInScreen
  }

  /// Recurses as deep as actions lie in actions, which the reader bounds.
  mutating func write(_ list: ActionList, depth: Int = 0, isFurther: Bool = false) {
    let questions = questions(of: list)
    for question in questions { add(.ask, depth, isFurther, tests: [question]) }
    let outer = asked
    asked = Set(questions.compactMap(\.subject))
    defer { asked = outer }
    for (number, action) in project.actions[list].enumerated() {
      write(action, depth, isFurther: isFurther || number > 0)
    }
  }

  private mutating func write(_ action: Action, _ depth: Int, isFurther: Bool) {
    switch action.kind {
    case .when(let condition, let then, let otherwise):
      let rest: [Branch] = otherwise.isEmpty ? [] : [(nil, otherwise)]
      write([(condition, then)] + rest, depth, isFurther)
    case .choose(let choices):
      write(project.choices[choices].map { ($0.condition, $0.actions) }, depth, isFurther)
    case .await(let wait):
      waits.append(wait)
      let call = call(wait)
      add(.wait, depth, isFurther, call: call)
    default: writeStep(action, depth, isFurther)
    }
  }

  /// What is done if a condition holds; without one, if nothing before it did.
  private typealias Branch = (condition: Condition?, actions: ActionList)

  private mutating func write(_ branches: [Branch], _ depth: Int, _ isFurther: Bool) {
    for (number, branch) in branches.enumerated() {
      let opening: StatementContext.Kind =
        branch.condition == nil ? .otherwise : number == 0 ? .beginIf : .elseIf
      add(opening, depth, isFurther, tests: tests(branch.condition))
      write(branch.actions, depth: depth + 1, isFurther: isFurther)
    }
    add(.end, depth, isFurther)
  }

  private mutating func writeStep(_ action: Action, _ depth: Int, _ isFurther: Bool) {
    switch action.kind {
    case .show(let show):
      guard let kind = project.style(of: show).statement else { return }
      let destination = destination(show.target, show.arguments)
      add(kind, depth, isFurther, destination: destination)
    case .setRoot(let target, let arguments):
      let destination = destination(target, arguments)
      add(.setRoot, depth, isFurther, destination: destination)
    case .back: add(.back, depth, isFurther)
    case .backTo(let target):
      add(.backTo, depth, isFurther, target: naming.value(target.name))
    case .backToRoot: add(.backToRoot, depth, isFurther)
    case .dismiss: add(.dismiss, depth, isFurther)
    case .dismissTo(let target):
      add(.dismissTo, depth, isFurther, target: naming.value(target.name))
    case .dismissAll: add(.dismissAll, depth, isFurther)
    case .effect(let effect, let given):
      let call = call(effect, given)
      add(.effect, depth, isFurther, call: call)
    default: return
    }
  }

  private mutating func add(
    _ kind: StatementContext.Kind, _ depth: Int, _ isFurther: Bool, destination: Code? = nil,
    target: Code? = nil, call: CallContext? = nil, tests: [TestContext] = []
  ) {
    statements.append(
      StatementContext(
        kind: kind, depth: depth, isFurther: isFurther, destination: destination, target: target,
        call: call, tests: tests))
  }
}

extension StatementWriter {
  private func tests(_ condition: Condition?) -> [TestContext] {
    guard let condition else { return [] }
    return project.tests[condition.tests].map { test in
      var context = naming.test(test)
      context.isAsked = context.subject.map(asked.contains) ?? false
      return context
    }
  }

  /// What the conditions of a list's later actions ask, which is asked before its first action.
  private func questions(of list: ActionList) -> [TestContext] {
    var seen: Set<Code> = []
    return project.actions[list].dropFirst().flatMap { conditions(of: $0) }.flatMap { condition in
      project.tests[condition.tests].map(naming.test).filter {
        $0.subject.map { seen.insert($0).inserted } ?? false
      }
    }
  }

  private func conditions(of action: Action) -> [Condition] {
    switch action.kind {
    case .when(let condition, _, _): [condition]
    case .choose(let choices): project.choices[choices].compactMap(\.condition)
    default: []
    }
  }

  private mutating func destination(
    _ target: Reference<Screen>, _ given: IDRange<Argument>
  ) -> Code {
    let takes = target.id.map { project.screens[$0].parameters } ?? .empty
    return naming.destination(target.name, arguments(takes, given))
  }

  private mutating func call(_ effect: Reference<Effect>, _ given: IDRange<Argument>) -> CallContext
  {
    let takes = effect.id.map { project.effects[$0].parameters } ?? .empty
    return CallContext(
      name: naming.value(effect.name), typeName: naming.type(effect.name),
      handler: event ?? naming.value(effect.name),
      arguments: arguments(takes, given))
  }

  mutating func call(_ wait: Await) -> CallContext {
    let takes = wait.outcome.id.map { project.outcomes[$0].parameters } ?? .empty
    return CallContext(
      name: naming.value(wait.outcome.name), typeName: naming.type(wait.outcome.name),
      handler: event ?? naming.value(wait.outcome.name),
      arguments: arguments(takes, wait.arguments))
  }

  /// Every parameter that is taken, with what `with` gives, or else the event's of the same name.
  private mutating func arguments(
    _ takes: IDRange<Parameter>, _ given: IDRange<Argument>
  ) -> Code {
    var arguments: [Code] = []
    for parameter in project.parameters[takes] {
      let argument = project.arguments[given].first {
        $0.parameter.symbol == parameter.name.symbol
      }
      if argument == nil, let value = parameter.defaultValue {
        arguments.append("\(naming.value(parameter.name)): \(naming.literal(value))")
      } else {
        let value = expression(argument?.value ?? .event(parameter.name))
        arguments.append("\(naming.value(parameter.name)): \(value)")
      }
    }
    return arguments.joined(separator: ", ")
  }

  private mutating func expression(_ value: ArgumentValue) -> Code {
    switch value {
    case .event(let name):
      usedOfEvent.insert(naming.value(name))
      return naming.value(name)
    case .screen(let name):
      if isInScreen { return expression(.event(name)) }
      usedOfScreen.insert(naming.screenValue(name))
      return naming.screenValue(name)
    case .result: return "result"
    case .literal(let literal): return naming.literal(literal)
    }
  }
}

extension SwiftNaming {
  func test(_ test: ConditionTest) -> TestContext {
    switch test {
    case .guard(let name): TestContext(guardName: value(name.name))
    case .state(let state, let value, _):
      TestContext(state: self.value(state.name), value: self.value(value))
    }
  }

  /// A case of the destination enum with its arguments: `.details(id: id)`.
  func destination(_ name: Name, _ arguments: Code) -> Code {
    arguments.text.isEmpty ? ".\(value(name))" : ".\(value(name))(\(arguments))"
  }

  /// What a parameter of the source screen is bound to: `screenID` would read worse than `idHere`.
  func screenValue(_ name: Name) -> Code { "\(Code(verbatim: project.text(name)))OfScreen" }
}

extension PresentationStyle {
  /// The statement that shows a destination so; nothing where statements cannot say it yet.
  var statement: StatementContext.Kind? {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .fullScreenCover: .fullScreenCover
    case .replace: .replace
    case .popover, .plain, .animated: nil
    }
  }
}
