import Foundation
import Testing

/// What the compiler says of generated code, and of code that uses it.
@Suite(.serialized) struct CompilationTests {
  @Test func declaredEventsCanBeSent() throws {
    #expect(try Compiler.messages(for: use("actions.addTapped()")) == [])
  }

  @Test(arguments: [
    ("actions.deleteTapped()", "'TodosListActions' has no member 'deleteTapped'"),
    ("actions.todoTapped()", "missing argument"),
    ("let screen = TodosDestination.archive", "'TodosDestination' has no member 'archive'"),
    ("plan.push(.list(id: 1))", "'list' has no associated values"),
    ("plan.select(.archive)", "has no member 'archive'"),
  ])
  func undeclaredTransitionsDoNotCompile(code: String, message: String) throws {
    let messages = try Compiler.messages(for: use(code))
    #expect(messages.contains { $0.contains("error: ") && $0.contains(message) }, "\(messages)")
  }

  private func use(_ code: String) -> String {
    """
    @testable import ExampleFlows

    @MainActor func use(
      _ actions: TodosListActions, _ plan: inout FlowPlan<TodosDestination>
    ) {
      \(code)
    }
    """
  }

  @Test(arguments: ["5", "6"], ["observation: false", "observation: true"])
  func compilesWithoutAWarning(mode: String, configuration: String) throws {
    let folder = try Compiler.generated(with: configuration)
    defer { try? FileManager.default.removeItem(at: folder) }
    let own = try FileManager.default.contentsOfDirectory(
      at: Compiler.flows, includingPropertiesForKeys: nil)
    let made = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let files = (own + made).filter { $0.pathExtension == "swift" }.map(\.path)
    #expect(try Compiler.messages(["-swift-version", mode] + files) == [])
  }

  @Test(arguments: ["observation: false", "observation: true"])
  func isLaidOutAsTheFormatterLaysItOut(configuration: String) throws {
    let folder = try Compiler.generated(with: configuration)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      try Compiler.run(["swift", "format", "lint", "--strict", "--recursive", folder.path]) == [])
  }
}

/// The tools on the command line.
private enum Compiler {
  static let flows = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Flows").standardized

  /// Where the build has put modules and tools.
  private static let build = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()

  /// What is made of the example flows under a configuration.
  static func generated(with configuration: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("flowc.yml")
    try Data(configuration.utf8).write(to: file)
    _ = try run([
      build.appendingPathComponent("flowc").path, "generate", "--quiet", "--no-manifest",
      "--config", file.path, "--output", folder.path, flows.path,
    ])
    return folder
  }

  static func messages(for code: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      UUID().uuidString + ".swift")
    try Data(code.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try messages(["-swift-version", "6", file.path])
  }

  static func messages(_ arguments: [String]) throws -> [String] {
    let modules = build.appendingPathComponent("Modules").path
    let helpers = build.appendingPathComponent("COpenCombineHelpers.build/module.modulemap").path
    let lines = try run(
      [
        "swiftc", "-emit-sil", "-wmo", "-o", "/dev/null", "-enable-testing", "-I", modules, "-I",
        build.path,
      ]
        + ["-Xcc", "-fmodule-map-file=\(helpers)"] + arguments)
    return lines.filter { $0.contains("error: ") || $0.contains("warning: ") }
  }

  /// The lines that a command writes.
  static func run(_ arguments: [String]) throws -> [String] {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
