import Foundation
import Testing

/// What the compiler says of code that uses a flow's; `.ci/run` has it compile all that is generated.
@Suite struct CompilationTests {
  @Test func declaredEventsCanBeSent() async throws {
    #expect(try await messages(for: ["actions.addTapped()", "plan.push(.list)"]) == [])
  }

  @Test func undeclaredTransitionsDoNotCompile() async throws {
    let mistakes = [
      ("actions.deleteTapped()", "'TodosListActions' has no member 'deleteTapped'"),
      ("actions.todoTapped()", "missing argument"),
      ("plan.push(.archive)", "'TodosDestination' has no member 'archive'"),
      ("plan.push(.details)", "'details(id:)' expects argument"),
      ("plan.select(.archive)", "has no member 'archive'"),
    ]
    let found = try await messages(for: mistakes.map(\.0))
    for (number, (code, message)) in mistakes.enumerated() {
      let place = "Use.swift:\(number + 7):"
      #expect(found.contains { $0.contains(place) && $0.contains(message) }, "\(code): \(found)")
    }
  }

  /// What is there of Combine with SwiftUI alone is what Apple's has there: names without members.
  @Test(arguments: [("", true), ("import Combine", false)])
  func combineHasToBeImported(line: String, isMissed: Bool) async throws {
    let code = """
      \(line)
      import SwiftUI

      @MainActor final class Model: ObservableObject { @Published var count = 0 }
      """
    let found = try await messages(
      for: code, options: ["-enable-upcoming-feature", "MemberImportVisibility"])
    #expect(found.contains { $0.contains("does not conform to protocol") } == isMissed, "\(found)")
    #expect(try await messages(for: code) == [])
  }

  /// What is said of lines that are at a screen and in a plan.
  private func messages(for lines: [String]) async throws -> [String] {
    let opening = """
      import FlowRuntime

      @testable import ExampleFlows

      @MainActor
      func use(_ actions: TodosListActions, _ plan: inout FlowPlan<TodosDestination>) {
      """
    return try await messages(for: ([opening] + lines + ["}"]).joined(separator: "\n") + "\n")
  }

  private func messages(for code: String, options: [String] = []) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Use.swift")
    try Data(code.utf8).write(to: file)
    let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    let arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-enable-testing",
      "-I", build + "/Modules", "-I", build,
      "-Xcc", "-fmodule-map-file=\(build)/COpenCombineHelpers.build/module.modulemap",
    ]
    return try await output(of: arguments + options + [file.path]).filter {
      $0.contains("error: ") || $0.contains("warning: ")
    }
  }

  /// The lines that a command writes; other tests run meanwhile.
  private func output(of arguments: [String]) async throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = handle
    process.standardError = handle
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do { try process.run() } catch { done.resume(throwing: error) }
    }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
