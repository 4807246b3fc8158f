import FlowLint
import Foundation
import Testing

/// Holds the list of rules against the folder that they are written in.
@Suite struct CatalogueTests {
  @Test func everyRuleHasItsFile() {
    let files = Self.files.keys.map { $0.dropLast(6).lowercased() }
    let ids = Rule.all.map { $0.id.filter { $0 != "-" } }
    #expect(files.sorted() == ids.sorted())
  }

  @Test(arguments: Rule.all) func fileConstantAndIDAreOneName(rule: Rule) throws {
    let words = rule.id.split(separator: "-").map(String.init)
    let constant = words[0] + words.dropFirst().map(\.capitalized).joined()
    let first = words[0] == "yaml" ? "YAML" : words[0].capitalized
    let file = first + words.dropFirst().map(\.capitalized).joined() + ".swift"
    let source = try String(contentsOf: #require(Self.files[file]), encoding: .utf8)
    #expect(source.contains("static let \(constant) = Rule(\n    \"\(rule.id)\","))
  }

  /// The files by their names, whichever folder each is in.
  private static let files: [String: URL] = {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return Dictionary(uniqueKeysWithValues: files.map { ($0.lastPathComponent, $0) })
  }()

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Compiler/FlowLint/Rules")
}
