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
      // Where even this can't be said, the exit status says it.
      try? StandardStream.error.write("error: \(error)\n")
      let status = error.isDueToAuthor ? ExitStatus.findings : .failure
      exit(withError: ExitCode(status.rawValue))
    } catch {
      exit(withError: error)
    }
  }

  private static func parsed() throws -> any ParsableCommand {
    do {
      return try parseAsRoot()
    } catch {
      try refuseUnknownCommand(CommandLine.arguments.dropFirst().first)
      throw error
    }
  }

  /// A mistyped command would otherwise be diagnosed by its first option.
  private static func refuseUnknownCommand(_ word: String?) throws {
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard let word, !word.hasPrefix("-"), !names.contains(word) else { return }
    let hint = nearest(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw ValidationError("there is no command '\(word)'\(hint)")
  }
}
