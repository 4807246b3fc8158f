import ArgumentParser

@main struct Flowc: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "flowc")
}
