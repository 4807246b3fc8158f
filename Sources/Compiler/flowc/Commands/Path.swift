import ArgumentParser
import FlowLint
import FlowModel

/// `flowc path`
struct Path: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Tells the shortest way from one screen to another, as what the user taps.")

  @ArgumentParser.Argument(help: "The screen to begin at, where it is first shown.")
  var origin: String

  @ArgumentParser.Argument(help: "The screen to come to.")
  var target: String

  @OptionGroup var input: InputOptions

  func run() throws {
    let analysis = try input.read().analysis()
    let origin = try analysis.known(origin)[0]
    let target = try analysis.known(target)[0]
    try tell(
      analysis.path(from: origin, to: target), of: "'\(self.target)' from '\(self.origin)'")
  }
}
