import FlowModel

extension Execution {
  /// `{ tab: T }`: what lies above the nearest `tabs` that have T closes, then T is selected; its
  /// stack is as it was left.
  mutating func select(
    _ target: Reference<Screen>, _ given: IDRange<Argument>, _ context: Context
  ) {
    guard let screen = target.id else { return remark(.dangling) }
    if isOther(given, than: screen) { return remark(.noTabs(screen)) }
    guard let start = anchor(context),
      let (container, index) = tab(of: screen, among: state.downward(from: start))
    else { return remark(.noTabs(screen)) }
    if !mayCome(to: screen, context) { return }
    uncover(container)
    select(index, of: container)
  }

  /// Whether another element is named than the one that stands for all.
  private func isOther(_ given: IDRange<Argument>, than root: ID<Screen>) -> Bool {
    guard let parameter = project.elementParameter(of: root) else { return false }
    let name = project.parameters[parameter].name.symbol
    let argument = project.arguments[given].first { $0.parameter.symbol == name }
    guard case .literal(let literal)? = argument?.value else { return false }
    return Value(literal, in: project) != project.element(for: parameter)
  }

  func tab(
    of screen: ID<Screen>, among candidates: [Number<Destination>]
  ) -> (Number<Destination>, Int)? {
    for number in candidates {
      guard let destination = state.destinations[number],
        case .tabs(let tabs) = project.screens[destination.screen].kind
      else { continue }
      let index = project.tabs[tabs].enumerated().first {
        $1.screen?.id == screen && !destination.hiddenTabs.contains($0)
      }?.offset
      if let index { return (number, index) }
    }
    return nil
  }

  mutating func select(_ index: Int, of container: Number<Destination>) {
    guard case .tabs(let stacks, _) = state.destinations[container]?.content,
      stacks.indices.contains(index), stacks[index] != nil
    else { return }
    state.destinations[container]?.content = .tabs(stacks, selected: index)
  }
}

extension FlowProject {
  /// The element that stands for all of an array that makes tabs.
  package func element(for parameter: ID<Parameter>) -> Value {
    let known = elementTokens[parameter].flatMap { knownElements[$0] }
    return known.map { Value($0, in: self) } ?? .opaque(text(parameters[parameter].name))
  }

  /// The same under the name of the parameter that takes it.
  func elementBinding(of root: ID<Screen>) -> Binding? {
    elementParameter(of: root).map { Binding(parameters[$0].name.symbol, element(for: $0)) }
  }
}
