import ArgumentParser
import FlowDiagnostics
import FlowFiles
import FlowModel
import FlowSemantics

/// `flowc simulate`
struct Simulate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate", abstract: "Runs a flow, and prints the screens after each event.",
    usage: "flowc simulate [<options>] [<paths> ...] [--flow <name> [<events> ...]]",
    discussion: """
      Without events on the command line, flowc reads them from standard input, one on each line. \
      After each event, it lists the possible next events: events of screens and buttons, \
      'system.back' and 'system.swipe', tabs as 'tab.cart', states as 'session=active', and outcomes \
      as 'save.failed'. It also takes the words that 'flowc why' and 'flowc path' print.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "The flow to run, followed by events and files; needed if there are several flows.",
      valueName: "name"))
  var flow: [String] = []

  @Option(help: ArgumentHelp("A guard that answers no; all others answer yes.", valueName: "guard"))
  var deny: [String] = []

  @Flag(help: "Runs in regular width, as on an iPad.")
  var regular = false

  func validate() throws {
    if let name = flow.first, InputFiles.isNamed(by: name) {
      throw ValidationError("'--flow' needs the name of a flow before '\(name)'")
    }
  }

  func run() throws {
    try refuseEvents(among: input.paths)
    var input = input
    input.add(flow.dropFirst().filter(InputFiles.isNamed(by:)))
    let inputs = try input.read()
    let project = FlowProject.read(inputs.flows, modules: inputs.modules)
    try refuseErrors(inputs.configuration.diagnostics + project.diagnostics, in: inputs.files)
    let interpreter = Interpreter(
      project: project.value, flow: try chosenFlow(in: project.value), isCompact: !regular)
    var simulation = Simulation(interpreter, denying: try deniedGuards(in: project.value))
    try StandardStream.output.write(simulation.account)
    try run(&simulation)
  }

  private func run(_ simulation: inout Simulation) throws {
    let events = flow.dropFirst().filter { !InputFiles.isNamed(by: $0) }
    for event in events {
      guard try send(event, to: &simulation) else { throw ExitStatus.findings }
    }
    if !events.isEmpty { return }
    var isUnderstood = true
    while !simulation.isOver, let line = readLine() {
      let word = line.split(separator: " ").joined(separator: " ")
      if !word.isEmpty, try !send(word, to: &simulation) { isUnderstood = false }
    }
    if !isUnderstood { throw ExitStatus.findings }
  }

  /// Events stand behind the flow's name, because a word before it is a path.
  private func refuseEvents(among paths: [String]) throws {
    for path in paths where try !InputFiles.isNamed(by: path) && !InputFiles.exists(path) {
      let flow = flow.first ?? "<name>"
      throw FileError(
        path, "no such file or folder; write events directly behind '--flow \(flow)'")
    }
  }

  /// Whether the event can happen; if so, it has.
  private func send(_ event: String, to simulation: inout Simulation) throws -> Bool {
    guard simulation.send(event) else {
      let hint = simulation.hint(for: event)
      try StandardStream.error.write("error: '\(event)' cannot happen here; \(hint)\n")
      return false
    }
    try StandardStream.output.write("\n> \(event)\n" + simulation.account)
    return true
  }

  private func chosenFlow(in project: FlowProject) throws -> ID<Flow> {
    if let name = flow.first { return try project.knownFlow(name) }
    let own = project.ownFlows
    if own.count == 1, let flow = own.first { return flow }
    let names = own.map { project.text(project.flows[$0].name) }
    throw CommandLineError(
      "there are several flows; choose one: --flow " + names.joined(separator: " or --flow "))
  }

  private func deniedGuards(in project: FlowProject) throws -> Set<ID<Guard>> {
    let names = project.guards.ids.map { project.text(project.guards[$0].name) }
    let unknownName = deny.first { !names.contains($0) }
    if let unknownName {
      let hint = KnownNames.hint(for: unknownName, "guard", among: names)
      throw CommandLineError("there is no guard '\(unknownName)'\(hint)")
    }
    return Set(project.guards.ids.filter { deny.contains(names[Int($0.index)]) })
  }
}
