import FlowModel
import FlowSemantics
import FlowSyntax

extension WalkWriter {
  /// The step of a test that causes an event.
  mutating func event(of step: WalkStep) -> WalkStepContext {
    let state = step.before
    switch step.event {
    case .sent(let name, let sender, let bindings): return sent(name, sender, bindings, state)
    case .button(let name, let bindings): return pressed(name, bindings, state)
    case .systemBack: return WalkStepContext(kind: .back)
    case .swipedAway: return WalkStepContext(kind: .swipe)
    case .tabTapped(let number, let index):
      let title = tab(number, index, state).map { self.title(of: $0) }
      return WalkStepContext(kind: .tab, text: title ?? "\"\"")
    case .app(let id, let bindings):
      let transition = project.transitions[id]
      return WalkStepContext(
        kind: .app, event: naming.value(transition.event),
        arguments: arguments(transition.parameters, bindings))
    case .changed(let id, let value): return changed(id, value)
    case .link(let id, let bindings): return link(id, bindings)
    case .answered(let waiting, let end, let bindings):
      return answered(waiting, end, bindings, state)
    case .elapsed(let waiting):
      return WalkStepContext(kind: .wait, value: SwiftLiteral(Int64(time(of: waiting))).code)
    case .ended(let number, let end): return ended(number, end, state)
    }
  }

  private mutating func sent(
    _ name: Symbol, _ sender: Number<Destination>, _ bindings: [Binding], _ state: RunningState
  ) -> WalkStepContext {
    let view = interpreter.view(sending: name, for: sender, in: state) ?? sender
    guard let owner = state.destinations[sender]?.screen,
      let id = state.destinations[view]?.screen
    else { return WalkStepContext(kind: .sent) }
    let screen = project.screens[id]
    let parameters = project.transition(of: owner, on: name).map {
      project.transitions[$0].parameters
    }
    let event = naming.value(Name(name, at: screen.name.range))
    let told =
      project.fragment(declaring: screen.name) == nil
      ? nil : naming.events(of: id).first { $0.name == event }
    return WalkStepContext(
      kind: .sent, screens: variable(of: screen.flow), screen: naming.value(screen.name),
      stem: Code(verbatim: project.text(screen.name)), event: event,
      isAdded: told?.isAdded ?? false,
      arguments: arguments(parameters ?? .empty, bindings))
  }

  private mutating func pressed(
    _ name: Symbol?, _ bindings: [Binding], _ state: RunningState
  ) -> WalkStepContext {
    guard let name, let alert = alert(in: state) else {
      return WalkStepContext(kind: .button, text: "\"OK\"")
    }
    let button = project.buttons[alert.buttons].first { $0.name.symbol == name }
    let title = button.map { self.title(of: $0, bindings, state) }
    let fields = project.fields[alert.fields].map { field -> Code in
      let value = bindings.first { $0.name == field.name.symbol }?.value ?? .missing
      let sample = values.sample(value, of: "String", orNamed: project.text(field.name))
      return "\(naming.literal(field.name)): \(sample.expression)"
    }
    return WalkStepContext(
      kind: .button, text: title ?? "\"OK\"",
      typed: fields.isEmpty ? nil : "[\(fields.joined(separator: ", "))]")
  }

  /// The title of a button; for a button of an array's element, with this element.
  private mutating func title(
    of button: AlertButton, _ bindings: [Binding], _ state: RunningState
  ) -> Code {
    let top = state.scenes.last?.pages.last.map { project.screens[$0.screen].parameters } ?? .empty
    let rows = button.rows?.symbol
    guard let array = project.parameters[top].first(where: { $0.name.symbol == rows }) else {
      return SwiftLiteral(project.title(of: button)).code
    }
    let value = bindings.first { $0.name == rows }?.value ?? .missing
    let sample = values.sample(
      value, of: elementType(of: array), orNamed: project.text(array.name))
    return title(button.title, with: sample, for: array)
  }

  /// The title of a tab; of a tab for an element, with the element.
  private mutating func title(of tab: Tab) -> Code {
    guard tab.forEach != nil, let root = tab.screen?.id,
      let element = project.elementParameter(of: root)
    else { return tab.label.map { naming.literal($0) } ?? "\"\"" }
    let parameter = project.parameters[element]
    let sample = values.sample(project.element(for: element), as: parameter)
    return title(tab.title, with: sample, for: parameter)
  }

  /// A title with an element in the place of its placeholder; without a title, the element.
  private func title(
    _ title: Text?, with sample: SampleValues.Sample, for parameter: Parameter
  ) -> Code {
    let placeholder = "{\(project.text(parameter.name))}"
    let text = title.map { project.text($0).escaped } ?? placeholder
    return Code(verbatim: "\"" + text.replacing(placeholder, with: values.inText(sample)) + "\"")
  }

  private func alert(in state: RunningState) -> AlertContent? {
    let top = state.scenes.last?.pages.last?.screen
    return top.flatMap { project.screens[$0].alert }
  }

  func tab(
    _ number: Number<Destination>, _ index: Int, _ state: RunningState
  ) -> Tab? {
    guard let screen = state.destinations[number]?.screen,
      case .tabs(let tabs) = project.screens[screen].kind
    else { return nil }
    return project.tabs[ID(tabs.startIndex + index)]
  }

  private func changed(_ id: ID<AppState>, _ value: Int) -> WalkStepContext {
    let state = project.states[id]
    let name = project.stateCases[state.cases][state.cases.startIndex + value]
    let owner = naming.owner(of: state.name, in: state.flow)
    return WalkStepContext(
      kind: .change, value: "\(owner)\(naming.type(state.name)).\(naming.value(name))")
  }

  private mutating func answered(
    _ waiting: Waiting, _ end: Int, _ bindings: [Binding], _ state: RunningState
  ) -> WalkStepContext {
    guard let (outcome, end) = self.end(end, of: waiting, state) else {
      return WalkStepContext(kind: .answer)
    }
    let owner = naming.owner(of: outcome.name, in: outcome.flow)
    let given = arguments(end.parameters, bindings)
    let name = naming.value(end.name)
    let value: Code = given.text.isEmpty ? name : "\(name)(\(given))"
    return WalkStepContext(
      kind: .answer, value: "\(owner)\(naming.type(outcome.name))Outcome.\(value)")
  }

  func end(
    _ end: Int, of waiting: Waiting, _ state: RunningState
  ) -> (Outcome, OutcomeEnd)? {
    guard let id = interpreter.outcome(of: waiting, in: state) else { return nil }
    let outcome = project.outcomes[id]
    return (outcome, project.outcomeEnds[ID(outcome.ends.startIndex + end)])
  }

  func time(of waiting: Waiting) -> Int {
    guard let action = waiting.action,
      case .after(let milliseconds, _) = project.actions[action].kind
    else { return 0 }
    return milliseconds
  }

  private mutating func ended(
    _ number: Number<Destination>, _ end: End, _ state: RunningState
  ) -> WalkStepContext {
    guard let id = state.destinations[number]?.screen else { return WalkStepContext(kind: .sent) }
    let screen = project.screens[id]
    var context = WalkStepContext(
      kind: .sent, screens: variable(of: screen.flow), screen: naming.value(screen.name),
      event: "cancel")
    guard case .finished(let result, _) = end else { return context }
    context.event = "finish"
    if let type = screen.returns {
      let name = project.text(screen.name)
      let sample = values.sample(
        result ?? .missing, of: project.text(type.spelling), orNamed: name)
      context.arguments = "result: \(sample.expression)"
    }
    return context
  }

  /// A URL that says what the link is given, and, where it is opened first, where that leads if it is
  /// the screen's first link.
  private mutating func link(_ id: ID<DeepLink>, _ bindings: [Binding]) -> WalkStepContext {
    let link = project.deepLinks[id]
    guard let owner = link.screen else { return WalkStepContext(kind: .link) }
    let screen = project.screens[owner]
    var url = project.text(link.pattern).escaped
    let said = Set(link.path?.parameters ?? [])
    let token = { (name: Symbol) in bindings.first { $0.name == name }?.value ?? .missing }
    for parameter in project.parameters[link.inputs]
    where said.contains(parameter.name.symbol) {
      let text = values.textInURL(token(parameter.name.symbol), of: parameter)
      let name = project.text(parameter.name)
      for ending in ["}", "...}"] { url = url.replacing("{" + name + ending, with: text) }
    }
    let handed = project.parameters[screen.parameters].map { parameter in
      let name = parameter.name.symbol
      let literal = parameter.defaultValue.map { Value($0, in: project) }
      let value = said.contains(name) ? token(name) : literal ?? token(name)
      return ArgumentContext(
        label: naming.label(parameter.name), value: values.sample(value, as: parameter).expression)
    }
    let linked = TargetContext(
      flow: naming.flowName(of: screen), name: naming.value(screen.name), arguments: handed)
    let settings = project.flows[screen.flow].links
    let isFirst =
      screen.flow == flow && id == project.linkOfURLs(of: owner) && self.linked.insert(id).inserted
    return WalkStepContext(
      kind: .link, text: Code(verbatim: "\"" + origin(of: settings) + url + "\""),
      linked: isFirst ? linked : nil)
  }

  private func elementType(of parameter: Parameter) -> String {
    String(project.text(parameter.type.spelling).dropFirst().dropLast())
  }

  /// The part before the path in a URL that generated code makes.
  private func origin(of settings: LinkSettings) -> String {
    let scheme = settings.schemes.first.map { project.text($0) }
    let host = settings.hosts.first.map { project.text($0) }
    if scheme == nil, host == nil { return "" }
    return ((scheme ?? "https") + "://" + (host ?? "")).escaped
  }
}
