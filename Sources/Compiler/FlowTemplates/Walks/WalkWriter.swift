import FlowModel
import FlowSemantics
import FlowSyntax

extension SwiftNaming {
  /// The tests of a flow, with what they name.
  func walks(of flow: ID<Flow>) -> FlowWalks {
    if project.module(of: flow) != nil { return walksElsewhere(of: flow) }
    let interpreter = Interpreter(project: project, flow: flow)
    var writer = WalkWriter(naming: self, interpreter: interpreter)
    let walks = interpreter.walks()
    let restored = restorations(among: walks.all)
    let contexts =
      walks.all.enumerated().map { number, walk in
        writer.context(of: walk, isRestored: restored.ends.contains(number))
      } + restored.walks.map { writer.context(of: $0, isRestored: true) }
    let scope = project.flows[flow].scope.map { writer.values.scope($0) }
    let elements = writer.values.elements(of: flow)
    let arguments = writer.startArguments
    return FlowWalks(
      walks: contexts,
      flows: writer.flows.map {
        WalkedFlowContext(name: stem(of: $0), variable: variable(of: $0))
      },
      notes: notes(on: walks), shortcoming: project.shortcoming(of: walks, in: flow),
      samples: writer.values.samples, startArguments: arguments, scope: scope,
      elements: elements)
  }

  /// Of a flow that is tested elsewhere, what its stand-in for the app hands over.
  private func walksElsewhere(of flow: ID<Flow>) -> FlowWalks {
    var values = SampleValues(naming: self)
    let scope = project.flows[flow].scope.map { values.scope($0) }
    let elements = values.elements(of: flow)
    return FlowWalks(
      walks: [], flows: [], notes: [], shortcoming: nil, samples: values.samples,
      startArguments: [], scope: scope, elements: elements)
  }

  /// The name of the value that contains the screens of a flow; it avoids other names in the tests.
  func variable(of flow: ID<Flow>) -> Code {
    let name = stem(of: flow)
    let variable = SwiftIdentifier(name.text)?.valueName()
    let isTaken = ["app", "user"].contains(variable?.name)
    return (isTaken ? nil : variable?.code) ?? "\(Code(verbatim: name.text.lowercased()))Screens"
  }
}

/// Puts walks into the words of a test.
struct WalkWriter {
  let naming: SwiftNaming
  let interpreter: Interpreter
  var values: SampleValues
  /// The links that a test has made from where they lead to.
  var linked: Set<ID<DeepLink>> = []
  /// The flows whose screens the walks have named, in the order of their use.
  private(set) var flows: [ID<Flow>] = []
  private var functions: [String: Int] = [:]
  private var titles: Set<String> = []

  var project: FlowProject { naming.project }

  var flow: ID<Flow> { interpreter.flow }

  init(naming: SwiftNaming, interpreter: Interpreter) {
    self.naming = naming
    self.interpreter = interpreter
    values = SampleValues(naming: naming)
  }

  /// The arguments of the flow's start, with labels.
  var startArguments: [Code] {
    mutating get {
      guard let start = project.flows[flow].start?.id else { return [] }
      return project.parameters[project.screens[start].parameters].map { parameter in
        let value = parameter.defaultValue.map { Value($0, in: project) } ?? .missing
        let sample = values.sample(value, as: parameter).expression
        return "\(naming.label(parameter.name)): \(sample)"
      }
    }
  }

  mutating func context(of walk: Walk, isRestored: Bool) -> WalkContext {
    let label = label(of: walk)
    let title = distinct(label.title)
    let steps = walk.steps.map { context(of: $0) }
    return WalkContext(
      title: SwiftLiteral(title).code, documentation: DocComment(title).lines,
      function: function(label.name), steps: steps,
      calls: ([walk.start] + walk.steps.map(\.after)).flatMap { calls(in: $0) },
      restored: isRestored ? steps.last?.shows ?? [] : [])
  }

  /// The title, with a number if another walk already has it.
  private mutating func distinct(_ title: String) -> String {
    var distinct = title
    var number = 1
    while !titles.insert(distinct).inserted {
      number += 1
      distinct = "\(title) (\(number))"
    }
    return distinct
  }

  private mutating func function(_ name: String) -> Code {
    let count = (functions[name] ?? 0) + 1
    functions[name] = count
    return Code(verbatim: count == 1 ? name : "\(name)_\(count)")
  }

  private mutating func context(of step: WalkStep) -> WalkStepContext {
    var context = event(of: step)
    context.isTwice = step.isTwice
    context.denied = step.denied.map { "\"\(naming.value(project.guards[$0].name))\"" }
    context.shows = step.after.state.scenes.flatMap { shows($0.layer, $0.pages) }
    context.end = step.after.state.end.map { ending($0) }
    return context
  }

  private mutating func shows(_ layer: LayerPresentation, _ pages: [Destination]) -> [Code] {
    pages.enumerated().map { number, page in
      let screen = project.screens[page.screen]
      let given = zip(project.parameters[screen.parameters], page.arguments)
      let text = values.text(project.text(screen.name), given.map { ($0, $1) })
      let isFirstOver = number == 0 && layer != .root
      return Code(verbatim: "\"" + (isFirstOver ? layer.rawValue + ": " : "") + text + "\"")
    }
  }

  private mutating func ending(_ end: End) -> Code {
    guard case .finished(let result, let name) = end else { return "\"cancelled\"" }
    let named = name.map { project.flowEnds[$0] }
    let word = named.map { project.text($0.name) } ?? "finished"
    guard let result, let type = named.map(\.type) ?? project.flows[flow].returns else {
      return Code(verbatim: "\"" + word + "\"")
    }
    let sample = values.sample(result, of: project.text(type.spelling), orNamed: "result")
    return Code(verbatim: "\"" + word + "(" + values.inText(sample) + ")\"")
  }

  private mutating func calls(in step: Step) -> [Code] {
    step.calls.compactMap { call in
      switch call {
      case .effect(let id, let bindings):
        let effect = project.effects[id]
        return self.call(effect.name, effect.parameters, bindings)
      case .began(let id, let bindings, _):
        let outcome = project.outcomes[id]
        return self.call(outcome.name, outcome.parameters, bindings)
      case .timerStarted, .told, .shownOnce: return nil
      }
    }
  }

  private mutating func call(
    _ name: Name, _ parameters: IDRange<Parameter>, _ bindings: [Binding]
  ) -> Code {
    let given = zip(project.parameters[parameters], bindings.map(\.value)).map { ($0, $1) }
    let text = values.text(naming.value(name).text, given)
    return Code(verbatim: "\"" + text + (given.isEmpty ? "()\"" : "\""))
  }

  /// The values of events, by the parameters that take them.
  mutating func arguments(
    _ parameters: IDRange<Parameter>, _ bindings: [Binding]
  ) -> Code {
    let arguments = project.parameters[parameters].map { parameter -> Code in
      let value = bindings.first { $0.name == parameter.name.symbol }?.value ?? .missing
      let sample = values.sample(value, as: parameter).expression
      return "\(naming.label(parameter.name)): \(sample)"
    }
    return arguments.joined(separator: ", ")
  }

  mutating func variable(of flow: ID<Flow>) -> Code {
    if !flows.contains(flow) { flows.append(flow) }
    return naming.variable(of: flow)
  }
}
