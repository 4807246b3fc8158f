import EmbeddedFiles
import FlowCompiler
import FlowTemplates
import Foundation
import Testing

/// That generated code is thin: what is alike in all flows is in the runtime.
@Suite(.lowPriority) struct ThinCodeTests {
  /// The most lines of code in a style: for a destination, which is a case of a flow's enum of destinations, and
  /// without comments and empty lines for the flow of to-dos. Previews and tests don't count.
  struct Limit: CustomTestStringConvertible {
    let style: String
    let flows: String
    let linesOfDestination: Int
    let linesOfTodos: Int

    var testDescription: String { style }
  }

  @Test(arguments: [
    Limit(style: "navigation-stack", flows: "Flows", linesOfDestination: 35, linesOfTodos: 140),
    Limit(style: "router", flows: "Flows", linesOfDestination: 35, linesOfTodos: 140),
    Limit(style: "path", flows: "Tests/PathFlows", linesOfDestination: 35, linesOfTodos: 140),
    Limit(
      style: "container", flows: "Tests/FlowsWithoutColumns", linesOfDestination: 40,
      linesOfTodos: 140),
    Limit(
      style: "navigable", flows: "Tests/FlowsWithoutColumns", linesOfDestination: 35,
      linesOfTodos: 140),
    Limit(style: "uikit", flows: "Flows", linesOfDestination: 40, linesOfTodos: 140),
  ])
  func aDestinationTakesFewLines(limit: Limit) throws {
    let code = try code(of: limit)
    let lines = code.values.flatMap { $0 }
    let enums = ["Destination: FlowDestination {", "Destination: FlowRoute {"]
    let destinations = lines.split { line in enums.contains { line.contains($0) } }
      .dropFirst()
      .map { $0.prefix { !$0.contains("enum Screen: ") }.count { $0.hasPrefix("  case ") } }
      .reduce(0, +)
    let todos = try #require(code["Todos+Flow.swift"]).count { line in
      let code = line.drop { $0 == " " }
      return !code.isEmpty && !code.hasPrefix("//")
    }
    #expect(destinations > 75)
    #expect(lines.count <= limit.linesOfDestination * destinations, "\(lines.count)")
    #expect(todos <= limit.linesOfTodos, "\(todos)")
  }

  /// The lines of each file of code.
  private func code(of limit: Limit) throws -> [String: [Substring]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let examples = Case(name: limit.flows, folder: root.appending(path: limit.flows))
    let style = try #require(StandardStyle.all.first { $0.name == limit.style }?.compiled)
    let platforms = PlatformVersions(iOS: 16, macOS: 13, tvOS: 16)
    let made = FlowCompiler(platforms: platforms).generate(
      try examples.flows(), in: style, options: CodeOptions(platforms: platforms))
    let files = made.value.filter { $0.name.hasSuffix("+Flow.swift") }.map { file in
      let lines = String(decoding: file.bytes, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return (file.name, Array(lines))
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
