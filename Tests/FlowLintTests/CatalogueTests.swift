import FlowLint
import Foundation
import Testing

/// Holds the list of rules against the folder that they are written in.
@Suite struct CatalogueTests {
  @Test func everyRuleHasItsFile() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let files = names.filter { $0.hasSuffix(".swift") }.map { $0.dropLast(6).lowercased() }
    let ids = Rule.all.map { $0.id.filter { $0 != "-" } }
    #expect(files.sorted() == ids.sorted())
  }

  @Test(arguments: Rule.all) func fileConstantAndIDAreOneName(rule: Rule) throws {
    let words = rule.id.split(separator: "-").map(String.init)
    let constant = words[0] + words.dropFirst().map(\.capitalized).joined()
    let first = words[0] == "yaml" ? "YAML" : words[0].capitalized
    let file = first + words.dropFirst().map(\.capitalized).joined() + ".swift"
    let source = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
    #expect(source.contains("static let \(constant) = Rule(\n    \"\(rule.id)\","))
  }

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Compiler/FlowLint/Rules")
}
