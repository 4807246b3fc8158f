import FlowDiagnostics
import FlowSyntax

/// Effects that declare no parameters take what their uses hand them.
extension Resolution {
  mutating func settleEffects() {
    for id in project.screens.ids {
      for transition in project.screens[id].transitions { settleEffects(of: transition, in: id) }
    }
    let shared = project.groups.elements.map(\.transitions)
    let global = project.flows.elements.flatMap { [$0.anywhere, $0.app] }
    for transition in (shared + global).joined() { settleEffects(of: transition, in: nil) }
  }

  private mutating func settleEffects(of transition: ID<Transition>, in screen: ID<Screen>?) {
    let declared = project.transitions[transition]
    settleEffects(in: declared.actions, of: transition, screen)
    var ends: [IDRange<Transition>] = []
    for id in project.stepsInKeptOrder(of: declared.actions) {
      if case .await(let wait) = project.actions[id].kind { ends.append(wait.ends) }
    }
    for end in ends.joined() {
      settleEffects(in: project.transitions[end].actions, of: end, screen)
    }
  }

  private mutating func settleEffects(
    in list: ActionList, of transition: ID<Transition>, _ screen: ID<Screen>?
  ) {
    var uses: [(ID<Effect>, IDRange<Argument>)] = []
    for action in project.stepsInKeptOrder(of: list) {
      guard case .effect(let effect, let arguments) = project.actions[action].kind,
        let id = effect.id
      else { continue }
      uses.append((id, arguments))
    }
    for (effect, arguments) in uses where project.effects[effect].parameters.isEmpty {
      let inferred = Array(project.arguments[arguments]).compactMap { argument in
        type(of: argument, on: transition, in: screen).map {
          Parameter(name: argument.parameter, type: $0)
        }
      }
      project.effects[effect].parameters = project.parameters.append(contentsOf: inferred)
    }
  }

  mutating func type(
    of argument: Argument, on transition: ID<Transition>, in screen: ID<Screen>?
  ) -> TypeExpression? {
    let place = argument.parameter
    switch argument.value {
    case .event(let name): return type(of: name, in: project.transitions[transition].parameters)
    case .screen(let name):
      return screen.flatMap { type(of: name, in: project.screens[$0].parameters) }
    case .literal(.boolean): return .named("Bool", at: place, &project)
    case .literal(.integer): return .named("Int", at: place, &project)
    case .literal(.decimal): return .named("Double", at: place, &project)
    case .literal(.text): return .string(at: place, &project)
    default: return nil
    }
  }

  private func type(of name: Name, in parameters: IDRange<Parameter>) -> TypeExpression? {
    project.parameters[parameters].first { $0.name.symbol == name.symbol }?.type
  }
}

extension TypeExpression {
  static func named(_ type: String, at place: Name, _ project: inout FlowProject) -> Self {
    let spelling = Text(project.symbols.intern(type), at: place.range)
    return TypeExpression(spelling: spelling, isReference: false)
  }

  static func string(at place: Name, _ project: inout FlowProject) -> Self {
    named("String", at: place, &project)
  }
}

extension Parameter {
  init(name: Name, type: TypeExpression) {
    self.init(name: name, type: type, defaultValue: nil)
  }
}
