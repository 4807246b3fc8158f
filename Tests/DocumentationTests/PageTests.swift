import Foundation
import Testing

/// That the pages on flows in apps show code of the tests, which is compiled and driven there.
@Suite struct PageTests {
  /// A block of a page.
  struct Shown: CustomTestStringConvertible {
    let page: String
    let block: Readme.Block
    var testDescription: String { "\(page):\(block.line)" }
  }

  /// The blocks in the languages of the code that the pages show.
  private static let shown: [Shown] = [
    ("Flows/ADOPTING.md", ["swift", "yaml", "text"]), ("Flows/APP.md", ["swift"]),
    ("Flows/STYLES.md", ["swift"]), ("README.md", ["swift"]),
  ].flatMap { name, languages in
    let file = Readme.root.appending(path: name)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Readme(path: name, text: text).blocks
      .filter { languages.contains($0.language) && $0.isOfAnApp(in: name) }
      .map { Shown(page: name, block: $0) }
  }

  private static let folders = [
    "Journal", "JournalTests", "Rooms", "ShellTests", "GeneratedCodeTests", "AssetsAppTests",
    "OnboardingAppTests", "CallAppTests", "TodosApp", "TodosAppTests", "PortfolioAppTests",
    "../Flows",
  ]

  /// The lines of each file that a page may show.
  private static let files: [[Substring]] = folders.flatMap { folder in
    let root = Readme.root.appending(path: "Tests/\(folder)")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).compactMap { path in
      try? String(contentsOf: root.appending(path: path), encoding: .utf8).lines
    }
  }

  @Test(arguments: shown)
  func anExampleIsCodeOfTheTests(example: Shown) {
    let passages = example.block.text.lines.dropLast().split(separator: "…").map { unindented($0) }
    #expect(!passages.isEmpty)
    let holds = Self.files.contains { file in
      var rest = file[...]
      return passages.allSatisfy { passage in
        guard let end = self.end(of: passage, in: rest) else { return false }
        rest = rest[end...]
        return true
      }
    }
    let isAmongOthers = Self.files.contains { has(example.block.text.lines, amongOthersIn: $0) }
    #expect(holds || isAmongOthers, "the page shows code that is nowhere")
  }

  @Test func thereAreExamples() {
    #expect(Set(Self.shown.map(\.page)).count == 4 && Self.shown.count > 25)
    #expect(Self.files.count > 20)
  }

  /// Whether a file has lines in their order, all moved in by as much, with others between them.
  private func has(_ shown: [Substring], amongOthersIn file: [Substring]) -> Bool {
    let shown = shown.filter { !$0.isEmpty && $0 != "…" }
    let indents = Set(file.filter { $0.hasSuffix(shown[0]) }.map { $0.count - shown[0].count })
    return indents.contains { indent in
      var rest = file[...]
      return shown.allSatisfy { line in
        let moved = String(repeating: " ", count: indent) + line
        guard let place = rest.firstIndex(where: { $0 == moved }) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
    }
  }

  /// Where lines end that follow one another with these indentations, whatever the first one has.
  private func end(of passage: [Substring], in lines: ArraySlice<Substring>) -> Int? {
    guard passage.count <= lines.count else { return nil }
    return lines.indices.dropLast(passage.count - 1).lazy
      .map { lines[$0..<($0 + passage.count)] }
      .first { $0[$0.startIndex].hasSuffix(passage[0]) && unindented($0) == passage }?.endIndex
  }

  private func unindented(_ lines: ArraySlice<Substring>) -> [Substring] {
    let indents = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return lines.map { $0.dropFirst(indents.min() ?? 0) }
  }
}

extension Readme.Block {
  /// Whether it shows code of an app, and not generated code or a manifest of a package.
  fileprivate func isOfAnApp(in page: String) -> Bool {
    page != "README.md" || (heading == "In your app" && !text.hasPrefix(".package"))
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
