import Foundation
import Testing

/// That the page on adopting flowc shows code of the tests, which is compiled and driven there.
@Suite struct AdoptingTests {
  private static let page = try? Readme(
    path: "Flows/ADOPTING.md",
    text: String(contentsOf: Readme.root.appending(path: "Flows/ADOPTING.md"), encoding: .utf8))

  private static let folders = [
    "Journal", "JournalTests", "Rooms", "ShellTests", "TodosAppTests", "PortfolioAppTests",
  ]

  /// The lines of each file that the page may show.
  private static let files: [[Substring]] = folders.flatMap { folder in
    let root = Readme.root.appending(path: "Tests/\(folder)")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).compactMap { path in
      try? String(contentsOf: root.appending(path: path), encoding: .utf8).lines
    }
  }

  @Test(arguments: page?.blocks.filter { ["swift", "yaml", "text"].contains($0.language) } ?? [])
  func anExampleIsCodeOfTheTests(block: Readme.Block) {
    let passages = block.text.lines.dropLast().split(separator: "…").map { unindented($0) }
    #expect(!passages.isEmpty, "\(block.line)")
    let holds = Self.files.contains { file in
      var rest = file[...]
      return passages.allSatisfy { passage in
        guard let end = self.end(of: passage, in: rest) else { return false }
        rest = rest[end...]
        return true
      }
    }
    #expect(holds, "line \(block.line) of the page shows code that is nowhere")
  }

  @Test func thereAreExamples() {
    #expect((Self.page?.blocks.count ?? 0) > 15)
    #expect(Self.files.count > 20)
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

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
