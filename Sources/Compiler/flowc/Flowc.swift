import ArgumentParser
import FlowDiagnostics
import FlowFiles
import FlowTemplates

/// The command line, and the one place where errors are caught.
@main struct Flowc: ParsableCommand {
  /// The version of flowc.
  static let release = FlowcVersion.current.description

  static let configuration = CommandConfiguration(
    commandName: "flowc", abstract: "Checks navigation flows, and generates Swift from them.",
    discussion: """
      Exit status: 0 means success, 1 means that the flows have errors, 2 means that flowc could \
      not do its job, for example because it can't read a file, and 64 means that the command line \
      is wrong.
      """,
    version: Flowc.release,
    subcommands: [
      Lint.self, Generate.self, Rules.self, Explain.self, Styles.self, Why.self, Path.self,
      Diagram.self, Rename.self, Simulate.self, Schema.self, Init.self, Eject.self,
    ])

  static func main() {
    do {
      if CommandLine.arguments.isEmpty { throw FileError("the command line", "can't be read") }
      var command = try parsed()
      try command.run()
    } catch let status as ExitStatus {
      exit(withError: ExitCode(status.rawValue))
    } catch let error as FileError {
      end(with: error.isDueToAuthor ? .findings : .failure, saying: "\(error)")
    } catch let error as CommandLineError {
      end(with: .usage, saying: error.reason)
    } catch {
      exit(withError: error)
    }
  }

  /// The errors of the parser begin as all others do.
  // swift-format-ignore: NoLeadingUnderscores
  static var _errorPrefix: String { "error: " }

  private static func end(with status: ExitStatus, saying message: String) -> Never {
    // Where even this can't be said, the exit status says it.
    try? StandardStream.error.write(_errorPrefix + message + "\n")
    exit(withError: ExitCode(status.rawValue))
  }

  private static func parsed() throws -> any ParsableCommand {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "help" { try refuseUnknownCommand(words.dropFirst().first) }
    if let command = commandByItself(words) { return command }
    do {
      return try parseAsRoot()
    } catch {
      try refuseUnknownCommand(words.first)
      throw error
    }
  }

  /// A command, parsed without the others: that takes half the time. Nothing where this fails; to parse
  /// it among all commands then gives the help or the error with the whole usage.
  private static func commandByItself(_ words: ArraySlice<String>) -> (any ParsableCommand)? {
    let named = configuration.subcommands.first { $0._commandName == words.first }
    guard let named, named.configuration.subcommands.isEmpty else { return nil }
    return try? named.parseAsRoot(Array(words.dropFirst()))
  }

  /// A mistyped command would otherwise be diagnosed by its first option.
  private static func refuseUnknownCommand(_ word: String?) throws {
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard let word, !word.hasPrefix("-"), !names.contains(word) else { return }
    let meant = InputFiles.isNamed(by: word) ? "lint \(word)" : nearest(to: word, among: names)
    let hint = meant.map { "; did you mean 'flowc \($0)'?" } ?? ""
    throw ValidationError("there is no command '\(word)'\(hint)")
  }
}
