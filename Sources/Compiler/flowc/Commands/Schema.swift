import ArgumentParser
import FlowFiles
import FlowReporters

/// `flowc schema`
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of flows, for editors.")

  func run() throws {
    try StandardStream.output.write(flowSchema())
  }
}
