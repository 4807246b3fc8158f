import ArgumentParser
import FlowDiagnostics
import FlowFiles
import FlowLint
import FlowModel

/// `flowc why`
struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Prints the shortest way to a screen, as a list of taps.",
    usage: "flowc why [<options>] <screen> [<paths> ...]")

  @ArgumentParser.Argument(
    help: "The screen's name.", transform: KnownNames.beforePaths)
  var screen: String

  @OptionGroup var input: InputOptions

  func run() throws {
    let analysis = try input.read().analysis()
    let screens = try analysis.project.knownScreens(screen)
    for screen in screens { try tell(analysis.why(screen), of: "'\(self.screen)'") }
  }
}

extension Inputs {
  /// The analysis of the flows, even if they have errors. A wrong configuration could hide some of them.
  func analysis() throws -> FlowAnalysis {
    try refuseErrors(configuration.diagnostics, in: files)
    return FlowAnalysis(
      of: FlowProject.read(flows, modules: modules).value, needing: .stacks)
  }
}

/// Prints a way, or the reason why there is none.
func tell(_ answer: FlowAnalysis.Answer, of what: String) throws {
  switch answer {
  case .way(let script): try StandardStream.output.write(script + "\n")
  case .unconfirmed(let script):
    try StandardStream.output.write(
      "\(script)\nthis way is uncertain: the interpreter did not reach \(what) on it\n")
  case .untried(let script):
    try StandardStream.output.write(
      "\(script)\nthis way is uncertain: it is too long for flowc to try all of it\n")
  case .never: try StandardStream.output.write("no way leads to \(what)\n")
  case .unknown:
    try StandardStream.output.write(
      "flowc found no way to \(what), but could not check every path\n")
  }
}
