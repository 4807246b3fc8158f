import FlowCompiler
import FlowDiagnostics
import FlowTemplates
import Foundation
import StandardTemplates
import Testing

/// Finds every use of what came later than the systems for which code says that it is.
@Suite struct AvailabilityTests {
  private static let cases = Case.all.filter {
    (try? $0.made().keys.contains { $0.hasSuffix("+Flow.swift") }) == true
  }

  @Test(arguments: [
    "FlowRuntime", "FlowSwiftUI", "FlowNavigationViews", "FlowNavigationStack", "FlowRouter",
    "FlowPathPresenter", "FlowTesting",
  ])
  func theRuntimeSaysSinceWhen(module: String) throws {
    let sources = try sources(of: module)
    #expect(!sources.isEmpty)
    #expect(DatedCode(sources).undated == [])
  }

  /// Built for the first systems on which the runtime runs, the code says itself what is newer.
  @Test(arguments: cases, [false, true])
  func generatedCodeSaysSinceWhen(example: Case, usesObservation: Bool) throws {
    let options = CodeOptions(
      usesObservation: usesObservation, platforms: .first,
      tests: TestSettings(module: "App", framework: .xctest))
    let code = try Self.code(of: example, options)
    #expect(DatedCode(code, over: try sources(of: "FlowNavigationStack")).undated == [])
  }

  /// As it is made without any, it would not: the systems of the style are assumed.
  @Test func withoutDeploymentTargetsNothingIsSaid() throws {
    for example in Self.cases {
      let code = try Self.code(of: example, CodeOptions())
      #expect(!code.contains { $0.contains("@available") })
      #expect(DatedCode(code, over: try sources(of: "FlowNavigationStack")).undated != [])
    }
  }

  private static func code(of example: Case, _ options: CodeOptions) throws -> [String] {
    let style = try #require(StandardStyle.all[0].compiled)
    let made = FlowCompiler().generate(
      try example.flows(), in: style, options: options)
    return made.value.filter { $0.owner == .flowc }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  private func sources(of module: String) throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Runtime/\(module)")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }

  @Test(arguments: [
    ("struct A: View {\n  @StateObject var model: Model\n}", ["A: StateObject"]),
    ("@available(iOS 14, macOS 11, tvOS 14, visionOS 1, *)\nstruct A {\n  let l = Label(x)\n}", []),
    (
      "@available(iOS 15, macOS 12, *)\nstruct A {\n  var b: some View { c.task {} }\n}",
      ["A: task"]
    ),
    ("// NavigationStack\nlet text = \"NavigationStack\"", []),
    (
      "struct A {\n  func b() {\n    if #available(iOS 15, macOS 12, *) {\n      c.task {}\n    }\n"
        + "    d.task {}\n  }\n}", ["A: task"]
    ),
    (
      "struct A {\n  func b() {\n    if #available(iOS 15, macOS 12, tvOS 15, *) {\n      c.task {}\n    }\n  }\n}",
      []
    ),
    ("@available(iOS 17, *)\n@MainActor\nstruct A {\n}\nstruct B {\n  let a: A\n}", ["B: A"]),
  ])
  func aUseIsFound(code: String, undated: [String]) {
    #expect(DatedCode(["import SwiftUI\n" + code]).undated == undated)
  }
}
