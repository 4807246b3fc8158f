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
    help: "The first screen of the way, as 'cart' or 'Shop.cart', wherever it appears.",
    transform: KnownNames.beforePaths)
  var origin: String

  @ArgumentParser.Argument(
    help: "The last screen of the way, as 'cart' or 'Shop.cart'.", transform: KnownNames.beforePaths
  )
  var target: String

  @OptionGroup var input: InputOptions

  func run() throws {
    let analysis = try input.read().analysis()
    let project = analysis.project
    let origins = try project.knownScreens(origin)
    let targets = try project.knownScreens(target)
    let pairs = origins.flatMap { origin in targets.map { (origin: origin, target: $0) } }
    let answers = pairs.map { analysis.path(from: $0.origin, to: $0.target) }
    let words = "'\(target)' from '\(origin)'"
    guard answers.contains(where: \.hasWay) else {
      return try tell(answers.first { $0 == .unknown } ?? .never, of: words)
    }
    for (pair, answer) in zip(pairs, answers) where answer.hasWay {
      let names = [pair.origin, pair.target].map(project.qualifiedName)
      try tell(
        answer, of: words, in: pairs.count > 1 ? names.joined(separator: " to ") : nil)
    }
  }
}

extension FlowAnalysis.Answer {
  fileprivate var hasWay: Bool { self != .never && self != .unknown }
}
