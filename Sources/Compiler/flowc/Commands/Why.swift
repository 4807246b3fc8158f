import ArgumentParser
import FlowDiagnostics
import FlowFiles
import FlowLint
import FlowModel

/// `flowc why`
struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Tells the shortest way to a screen, as what the user taps.")

  @ArgumentParser.Argument(help: "The screen's name.")
  var screen: String

  @OptionGroup var input: InputOptions

  func run() throws {
    let analysis = try input.read().analysis()
    let screens = try analysis.known(screen)
    for screen in screens { try tell(analysis.why(screen), of: "'\(self.screen)'") }
  }
}

extension Inputs {
  /// What is known of the flows, whether they have errors or not; a wrong configuration may hide some.
  func analysis() throws -> FlowAnalysis {
    try refuseErrors(configuration.diagnostics, in: files)
    return FlowAnalysis(of: FlowProject.read(flows, modules: modules).value)
  }
}

extension FlowAnalysis {
  /// The screens of a name; one that nothing has is refused.
  func known(_ name: String) throws -> [ID<Screen>] {
    let found = screens(named: name)
    if found.isEmpty {
      let names = project.screens.elements.map { project.text($0.name) }
      let hint = nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? ""
      throw ValidationError("there is no screen '\(name)'\(hint)")
    }
    return found
  }
}

/// Says what is known of a way.
func tell(_ answer: FlowAnalysis.Answer, of what: String) throws {
  switch answer {
  case .way(let script): try StandardStream.output.write(script + "\n")
  case .unconfirmed(let script):
    try StandardStream.output.write(
      "\(script)\nthis way is not certain: the interpreter did not come to \(what) by it\n")
  case .never: try StandardStream.output.write("no way leads to \(what)\n")
  case .unknown:
    try StandardStream.output.write(
      "no way to \(what) was found, but not every path could be looked at\n")
  }
}
