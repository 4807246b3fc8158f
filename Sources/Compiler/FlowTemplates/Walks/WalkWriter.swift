import FlowModel
import FlowSemantics
import FlowSyntax

extension SwiftNaming {
  /// The tests of a flow, with what they name.
  func walks(of flow: ID<Flow>) -> FlowWalks {
    let interpreter = Interpreter(project: project, flow: flow)
    // The interpreter knows events by name that no flow names.
    var writer = WalkWriter(naming: SwiftNaming(project: interpreter.project), flow: flow)
    let walked = interpreter.walks().all
    let restored = restorable(among: walked)
    let walks = walked.enumerated().map { number, walk in
      var context = writer.context(of: walk)
      if restored.contains(number) { context.restored = context.steps.last?.shows ?? [] }
      return context
    }
    let scope = project.flows[flow].scope.map { writer.scope($0) }
    let arguments = writer.startArguments
    return FlowWalks(
      walks: walks,
      flows: writer.flows.map {
        WalkedFlowContext(name: type($0.name), variable: variable(of: $0))
      },
      samples: writer.values.samples, startArguments: arguments, scope: scope)
  }

  /// What the screens of a flow are held in; what the tests call other things by is left to those.
  func variable(of flow: Flow) -> Code {
    let name = type(flow.name)
    let variable = SwiftIdentifier(name.text)?.valueName()
    let isTaken = ["app", "user", "actions"].contains(variable?.name)
    return (isTaken ? nil : variable?.code) ?? "\(Code(verbatim: name.text.lowercased()))Screens"
  }
}

/// Puts walks into the words of a test.
struct WalkWriter {
  let naming: SwiftNaming
  let flow: ID<Flow>
  var values: SampleValues
  /// The flows whose screens the walks have named, in the order of their use.
  private(set) var flows: [Flow] = []
  private var functions: [String: Int] = [:]
  private var titles: Set<String> = []

  var project: FlowProject { naming.project }

  init(naming: SwiftNaming, flow: ID<Flow>) {
    self.naming = naming
    self.flow = flow
    values = SampleValues(naming: naming)
  }

  mutating func scope(_ type: TypeExpression) -> Code {
    values.sample(.opaque("scope"), of: project.text(type.spelling), orNamed: "scope").expression
  }

  /// What the flow is started with, labelled.
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

  mutating func context(of walk: Walk) -> WalkContext {
    let labels = walk.steps.map { label(of: $0) }
    let phrase = walk.steps.last.map { WalkPhrase(project: project).phrase(for: $0) } ?? ""
    let place = walk.start.state.scenes.last?.pages.last.map {
      project.text(project.screens[$0.screen].name)
    }
    let title = title([place].compactMap { $0 } + labels.map(\.title), phrase)
    return WalkContext(
      title: SwiftLiteral(title).code, documentation: DocComment(title).lines,
      function: function(labels.map(\.name)),
      steps: walk.steps.map { context(of: $0) },
      calls: ([walk.start] + walk.steps.map(\.after)).flatMap { calls(in: $0) })
  }

  /// The way and where it leads; of a long way, as much of its end as fits and tells it from others.
  private mutating func title(_ way: [String], _ phrase: String) -> String {
    if way.isEmpty { return phrase }
    let titles = way.indices.reversed().map { first in
      ((first == 0 ? [] : ["…"]) + way[first...]).joined(separator: " · ") + " " + phrase
    }
    let fitting = titles.lastIndex { $0.count <= 80 } ?? 0
    let title =
      titles[fitting...].first { !self.titles.contains($0) } ?? distinct(titles[fitting])
    self.titles.insert(title)
    return title
  }

  /// What is numbered, since walks differ in no more than what their events bring.
  private func distinct(_ title: String) -> String {
    var number = 2
    while titles.contains("\(title) (\(number))") { number += 1 }
    return "\(title) (\(number))"
  }

  /// The way as one name; of a long way, its end.
  private mutating func function(_ names: [String]) -> Code {
    let words = names.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var length = 0
    let last = words.reversed().prefix { word in
      length += word.count
      return length <= 60
    }
    let name = last.isEmpty ? words.last ?? "" : last.reversed().joined()
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
    guard case .finished(let result) = end else { return "\"cancelled\"" }
    guard let result, let type = project.flows[flow].returns else { return "\"finished\"" }
    let sample = values.sample(result, of: project.text(type.spelling), orNamed: "result")
    return Code(verbatim: "\"finished(" + values.inText(sample) + ")\"")
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

  /// What events bring, by the parameters that take it.
  mutating func arguments(
    _ parameters: IDRange<Parameter>, _ bindings: [Binding], isLabelled: Bool
  ) -> Code {
    let arguments = project.parameters[parameters].map { parameter -> Code in
      let value = bindings.first { $0.name == parameter.name.symbol }?.value ?? .missing
      let sample = values.sample(value, as: parameter).expression
      return isLabelled ? "\(naming.label(parameter.name)): \(sample)" : sample
    }
    return arguments.joined(separator: ", ")
  }

  mutating func variable(of flow: ID<Flow>) -> Code {
    let declared = project.flows[flow]
    if !flows.contains(where: { $0.name.symbol == declared.name.symbol }) { flows.append(declared) }
    return naming.variable(of: declared)
  }
}
