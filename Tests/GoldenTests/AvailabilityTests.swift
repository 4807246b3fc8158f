import EmbeddedFiles
import FlowCompiler
import FlowDiagnostics
import FlowTemplates
import Foundation
import Testing

/// Finds every use of what came later than the systems for which code says that it is.
@Suite(.lowPriority) struct AvailabilityTests {
  private static let cases = Case.all.filter {
    (try? $0.made().keys.contains { $0.hasSuffix("+Flow.swift") }) == true
  }

  @Test(arguments: [
    "FlowRuntime", "FlowSwiftUI", "FlowNavigationViews", "FlowNavigationStack", "FlowRouter",
    "FlowPathPresenter", "FlowNavigationLinks", "FlowContainer", "FlowNavigable", "FlowUIKit",
    "FlowTesting",
  ])
  func theRuntimeSaysSinceWhen(module: String) throws {
    let sources = try Self.sources(of: module)
    #expect(!sources.isEmpty)
    #expect(DatedCode(sources).undated == [])
  }

  /// Built for the first systems on which the runtime runs, the code says itself what is newer.
  @Test(
    arguments: cases,
    ["navigation-stack", "navigation-stack observed", "router", "container", "navigable", "uikit"])
  func generatedCodeSaysSinceWhen(example: Case, form: String) throws {
    let words = form.split(separator: " ")
    let style = try #require(StandardStyle.all.first { $0.name == words[0] }?.compiled)
    let options = CodeOptions(
      usesObservation: words.count > 1, platforms: .first,
      tests: TestSettings(module: "App", framework: .xctest))
    let code = try Self.code(of: example, in: style, options)
    let module = try #require(style.shell)
    let shell = try #require(Self.shells[module])
    #expect(DatedCode(code, over: shell).undated == [])
  }

  /// As it is made without any, it would not: the systems of the style are assumed.
  @Test func withoutDeploymentTargetsNothingIsSaid() throws {
    let style = try #require(StandardStyle.all[0].compiled)
    let shell = try #require(Self.shells["FlowNavigationStack"])
    for example in Self.cases {
      let code = try Self.code(of: example, in: style, CodeOptions())
      #expect(!code.contains { $0.contains("@available") })
      #expect(DatedCode(code, over: shell).undated != [])
    }
  }

  /// The runtime of each style, by its module.
  private static let shells: [String: DatedCode] = {
    let modules = Set(StandardStyle.all.compactMap { $0.compiled?.shell })
    return modules.reduce(into: [:]) { $0[$1] = (try? sources(of: $1)).map { DatedCode($0) } }
  }()

  private static func code(
    of example: Case, in style: Style, _ options: CodeOptions
  ) throws -> [String] {
    let made = FlowCompiler().generate(try example.flows(), in: style, options: options)
    return made.value.filter { $0.owner == .flowc }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
  }

  private static func sources(of module: String) throws -> [String] {
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
    ("#if !os(macOS)\n  struct A: View {\n    let l = Label(x)\n  }\n#endif", ["A: Label"]),
    (
      "#if !os(macOS)\n  @available(iOS 18, tvOS 18, visionOS 2, *)\n  struct A {\n    let t: Tab\n  }\n#endif",
      []
    ),
    ("@available(iOS 18, tvOS 18, visionOS 2, *)\nstruct A {\n  let t: Tab\n}", ["A: Tab"]),
    (
      "struct A {\n  @Namespace var names\n  @Environment(\\.scenePhase) var p\n}",
      ["A: Namespace", "A: scenePhase"]
    ),
    (
      "struct A {\n  func b() {\n    guard #available(iOS 16.4, macOS 13.3, tvOS 16.4, *) else {\n"
        + "      return c\n    }\n    d.presentationBackground(e)\n  }\n  func f() {\n"
        + "    g.presentationBackground(e)\n  }\n}", ["A: presentationBackground"]
    ),
  ])
  func aUseIsFound(code: String, undated: [String]) {
    #expect(DatedCode(["import SwiftUI\n" + code]).undated == undated)
  }

  @Test(arguments: [
    (
      "struct A {\n  func b() {\n    #if os(tvOS)\n      c\n    #else\n      d.toolbar {}\n    #endif\n  }\n}",
      ["A: toolbar"]
    ),
    (
      "@available(iOS 14, macOS 13, *)\nstruct A {\n  func b() {\n    #if os(tvOS)\n      c\n    #else\n      d.toolbar {}\n    #endif\n  }\n}",
      []
    ),
    (
      "@available(iOS 14, macOS 13, *)\nstruct A {\n  func b() {\n    #if os(tvOS) || DEBUG\n      d.toolbar {}\n    #endif\n  }\n}",
      ["A: toolbar"]
    ),
    (
      "struct A {\n  @available(iOS 14, macOS 13, tvOS 14, *)\n  func b(\n    c: C\n  ) {\n    d.toolbar {}\n  }\n  func e() {\n    f.onChange(of: g)\n  }\n}",
      ["A: onChange"]
    ),
  ])
  func aConditionIsKnown(code: String, undated: [String]) {
    #expect(DatedCode(["import SwiftUI\n" + code]).undated == undated)
  }
}
