import FlowLint
import Foundation
import Testing

/// Holds the catalogue against the ids that stand in the sources of whatever reports findings.
@Suite struct ReportedRuleTests {
  @Test func everyReportedIDHasItsPage() throws {
    let ids = Set(Rule.all.map(\.id))
    #expect(try reported().subtracting(ids).sorted() == [])
  }

  @Test func everyPageIsReported() throws {
    let reported = try reported()
    let earlier = Rule.all.filter { if case .linter = $0.origin { false } else { true } }
    #expect(earlier.map(\.id).filter { !reported.contains($0) } == [])
  }

  /// Every text in words with hyphens is such an id; some are put together from `unknown-` and what
  /// is not known.
  private func reported() throws -> Set<String> {
    let written = try Regex("\"([a-z]+(?:-[a-z]+)+)\"", as: (Substring, Substring).self)
    let unknown = try Regex(
      "unknown\\(\"([a-z]+)\", [a-z]+, among", as: (Substring, Substring).self)
    var ids: Set<String> = []
    for source in try Self.modules.flatMap(sources) {
      ids.formUnion(source.matches(of: written).map { String($0.output.1) })
    }
    for source in try sources(of: "FlowModel") {
      ids.formUnion(source.matches(of: unknown).map { "unknown-\($0.output.1)" })
    }
    return ids.subtracting(Self.otherNames)
  }

  /// What is in words with hyphens and no rule.
  private static let otherNames: Set = ["swift-testing"]

  private static let modules = [
    "FlowSyntax", "FlowModel", "FlowTemplates", "FlowCompiler", "FlowLint/Arguments",
  ]

  private func sources(of module: String) throws -> [String] {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Compiler/\(module)")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }
}
