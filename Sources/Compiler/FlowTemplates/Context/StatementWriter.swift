import FlowModel
import FlowSyntax

/// Lays a list of actions out as lines.
struct StatementWriter {
  let naming: SwiftNaming
  /// The key of waits in these actions: an event, or the outcome that a screen starts.
  let event: Code
  /// Whether the screen's own parameters are at hand by their names.
  let isInScreen: Bool
  /// The parameters of the screen that are told apart from other values of the same names.
  let hidden: Set<Symbol>
  var statements: [StatementContext] = []
  /// The values in scope, by name.
  var values: [ValueInScope]
  /// The actions after opened screens and flows end.
  var reactions: [ReactionContext] = []
  /// The names that arguments take from the event.
  var usedOfEvent: Set<Code> = []
  /// The names that arguments take from the source screen's own parameters.
  var usedOfScreen: Set<Code> = []
  /// The names that are brought even where a parameter has a default.
  var brought: Set<Code> = []
  /// The type of what `finish` ends with, if it is known.
  var result: Code?
  var usesResult = false
  var usesLogic = false
  var waitCount = 0
  /// Whether the actions are those of `leaving`, where it matters that an action is `none`.
  var isLeaving = false

  var project: FlowProject { naming.project }

  /// In an entry or a link, whose parameters are at hand by their names.
  init(naming: SwiftNaming, event: Code, inScreen parameters: IDRange<Parameter>) {
    self.naming = naming
    self.event = event
    isInScreen = true
    hidden = []
    result = naming.result
    values = naming.parameters(parameters).map { ValueInScope(parameter: $0, isWrapped: true) }
  }

  /// In a screen, whose parameters are at hand by the names of its `ownValues`.
  init(naming: SwiftNaming, event: Code, in screen: ID<Screen>) {
    self.naming = naming
    self.event = event
    isInScreen = true
    hidden = naming.project.hiddenNames(in: screen)
    result = naming.result
    values = naming.ownValues(of: screen)
  }

  /// In an event, with what it brings and what the screen is given that sends it.
  init(
    naming: SwiftNaming, event: Code, bringing parameters: IDRange<Parameter>,
    from screen: ID<Screen>?
  ) {
    self.naming = naming
    self.event = event
    isInScreen = false
    hidden = []
    values = screen.map { naming.values(ofScreen: $0) } ?? []
    values.bring(naming.parameters(parameters))
  }

  /// Recurses as deep as actions lie in actions, which the reader bounds.
  mutating func write(_ list: ActionList, depth: Int = 0) {
    for id in list { write(id, depth) }
  }

  private mutating func write(_ id: ID<Action>, _ depth: Int) {
    let action = project.actions[id]
    switch action.kind {
    case .when(let condition, let then, let otherwise):
      let rest: [Branch] = otherwise.isEmpty ? [] : [(nil, otherwise)]
      write([(condition, then)] + rest, depth)
    case .choose(let choices):
      write(project.choices[choices].map { ($0.condition, $0.actions) }, depth)
    case .await(let wait):
      let project = project
      write(wait, depth) { project.transition(in: wait.ends, on: $0) }
    case .after(let milliseconds, let list):
      let value = SwiftLiteral(Int64(milliseconds)).code
      let key = nextKey()
      block(StatementContext(kind: .after, depth: depth, value: value, key: key)) {
        $0.write(list, depth: depth + 1)
      }
      add(.end, depth)
    case .show(let show): write(show, id, depth)
    default: writeStep(action.kind, depth)
    }
  }

  /// The statements if a condition holds; without a condition, if no earlier one held.
  private typealias Branch = (condition: Condition?, actions: ActionList)

  private mutating func write(_ branches: [Branch], _ depth: Int) {
    for (number, branch) in branches.enumerated() {
      let kind: StatementContext.Kind =
        branch.condition == nil ? .otherwise : number == 0 ? .beginIf : .elseIf
      var tests: [TestContext] = []
      if let condition = branch.condition { tests = self.tests(condition) }
      statements.append(StatementContext(kind: kind, depth: depth, tests: tests))
      write(branch.actions, depth: depth + 1)
    }
    add(.end, depth)
  }

  /// The content of a block for later, and whether it calls the app.
  mutating func block(
    _ opening: StatementContext, _ body: (inout StatementWriter) -> Void
  ) {
    let outer = usesLogic
    usesLogic = false
    let index = statements.count
    statements.append(opening)
    body(&self)
    statements[index].usesLogic = usesLogic
    statements[index].isEmpty = statements.count == index + 1
    usesLogic = usesLogic || outer
  }

  private mutating func writeStep(_ action: ActionKind, _ depth: Int) {
    switch action {
    case .setRoot(let target, let arguments):
      let destination = destination(target, arguments)
      statements.append(
        StatementContext(kind: .setRoot, depth: depth, destination: destination))
    case .showInNextColumn(let target, let arguments):
      let destination = destination(target, arguments)
      statements.append(
        StatementContext(kind: .showInNextColumn, depth: depth, destination: destination))
    case .tab(let target, let arguments):
      let isForElement = target.id.map { naming.project.elementRoots.contains($0) } ?? false
      statements.append(
        StatementContext(
          kind: .tab, depth: depth,
          destination: isForElement ? destination(target, arguments) : nil,
          target: naming.value(target.name)))
    case .none: if isLeaving { add(.stay, depth) }
    case .back: add(.back, depth)
    case .backTo(let target, let otherwise):
      add(.backTo, depth, naming.value(target.name))
      write(otherwise: otherwise, depth)
    case .backToRoot: add(.backToRoot, depth)
    case .dismiss: add(.dismiss, depth)
    case .dismissTo(let target, let otherwise):
      add(.dismissTo, depth, naming.value(target.name))
      write(otherwise: otherwise, depth)
    case .dismissAll: add(.dismissAll, depth)
    case .cancel: add(.cancel, depth)
    case .finish(let result, let end):
      let value = result.map { expression($0.value) }
      let isTyped = value != nil && end == nil
      statements.append(
        StatementContext(
          kind: .finish, depth: depth, target: end.map { naming.value($0.name) }, value: value,
          resultType: isTyped ? self.result : nil, ends: end.flatMap { naming.ends(of: $0) }))
    case .effect(let effect, let given):
      guard let id = effect.id else { return }
      usesLogic = true
      let call = call(effect, project.effects[id].parameters, given)
      statements.append(StatementContext(kind: .effect, depth: depth, call: call))
    default: return
    }
  }

  mutating func add(_ kind: StatementContext.Kind, _ depth: Int, _ target: Code? = nil) {
    statements.append(StatementContext(kind: kind, depth: depth, target: target))
  }

  mutating func nextKey() -> Code {
    waitCount += 1
    let name = event.text.filter { $0 != "`" } + (waitCount == 1 ? "" : "\(waitCount)")
    return SwiftLiteral(name).code
  }
}
