import ArgumentParser
import FlowLint
import FlowModel

/// `flowc path`
struct Path: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Prints the shortest way from one screen to another, as a list of taps.",
    usage: "flowc path [<options>] <origin> <target> [<paths> ...]")

  @ArgumentParser.Argument(
    help: "The first screen of the way, when it is shown for the first time.",
    transform: KnownNames.beforePaths)
  var origin: String

  @ArgumentParser.Argument(
    help: "The last screen of the way.", transform: KnownNames.beforePaths)
  var target: String

  @OptionGroup var input: InputOptions

  func run() throws {
    let analysis = try input.read().analysis()
    let origin = try analysis.project.knownScreens(origin)[0]
    let target = try analysis.project.knownScreens(target)[0]
    try tell(
      analysis.path(from: origin, to: target), of: "'\(self.target)' from '\(self.origin)'")
  }
}
