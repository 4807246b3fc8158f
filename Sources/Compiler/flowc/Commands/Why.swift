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
    help: "The screen, as 'cart' or 'Shop.cart'.", transform: KnownNames.beforePaths)
  var screen: String

  @OptionGroup var input: InputOptions

  func run() throws {
    let analysis = try input.read().analysis()
    let screens = try analysis.project.knownScreens(screen)
    for screen in screens {
      let answer = analysis.why(screen)
      try tell(
        answer, of: "'\(self.screen)'",
        in: screens.count > 1 ? analysis.project.qualifiedName(of: screen) : nil)
      if case .way(let script) = answer,
        let denied = ScriptedRun(script, in: analysis.project).denials(before: screen),
        !denied.isEmpty
      {
        let options = denied.map { "--deny \($0)" }.joined(separator: " ")
        try StandardStream.output.write("guards answer no on this way: \(options)\n")
      }
    }
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
///
/// - Parameter place: Which of several ways it is.
func tell(_ answer: FlowAnalysis.Answer, of what: String, in place: String? = nil) throws {
  let words =
    switch answer {
    case .way(let script): script
    case .unconfirmed(let script):
      "\(script)\nthis way is uncertain: the interpreter did not reach \(what) on it"
    case .untried(let script):
      "\(script)\nthis way is uncertain: it is too long for flowc to try all of it"
    case .never: "no way leads to \(what)"
    case .unknown: "flowc found no way to \(what), but could not check every path"
    }
  try StandardStream.output.write((place.map { "\($0): " } ?? "") + words + "\n")
}
