import Foundation
import Testing

/// The flows of `Tests/PathFlows` and `Tests/FlowsWithoutColumns` are the examples, without what the style can't express.
@Suite struct VariantTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let examples = tests.deletingLastPathComponent().appendingPathComponent("Flows")

  /// What is written differently, by the flow file's name.
  typealias Changes = [String: [(old: String, new: String)]]

  /// In a style without columns, they are tabs.
  private static let withoutColumns: Changes = [
    "Library": [
      (
        "    split: { sidebar: topics, detail: books }\n",
        "    tabs: [{ screen: topics, title: Topics }, { screen: books, title: Books }]\n"
      ),
      ("{ show: books }", "{ tab: books }"), ("{ show: loan }", "{ to: loan }"),
    ],
    "Mail": [
      (
        "    split: { sidebar: folders, detail: letters }\n",
        "    tabs: [{ screen: folders, title: Folders }, { screen: letters, title: Letters }]\n"
      ),
      ("{ to: letters, ifShown: return }", "{ tab: letters }"),
    ],
  ]

  /// In a style without bars, no bar leads back.
  private static let withoutBars: Changes = [
    "Browser": [
      (
        "results: { params",
        "results: { allow: { inescapable-loop: No bar leads back. }, params"
      ),
      ("website: { params", "website: { allow: { dead-end: No bar leads back. }, params"),
    ],
    "Library": [
      (
        "terms: { title: Terms }",
        "terms: { title: Terms, allow: { dead-end: No bar leads back. } }"
      ),
      (
        "    title: Summary\n",
        "    title: Summary\n    allow: { inescapable-path: No bar leads back. }\n"
      ),
      ("  card:\n", "  card:\n    allow: { inescapable-loop: No bar leads back. }\n"),
      (
        "    title: Plan\n",
        "    title: Plan\n    allow: { inescapable-path: No bar leads back. }\n"
      ),
      (
        "    title: Topics\n",
        "    title: Topics\n    allow: { inescapable-path: No bar leads back. }\n"
      ),
    ],
    "Onboarding": [
      (
        "    title: News\n",
        "    title: News\n    allow: { inescapable-loop: No bar leads back. }\n"
      )
    ],
    "Photos": [
      ("{ to: photo, transition: zoom", "{ to: photo, style: sheet, transition: zoom")
    ],
  ]

  private static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: examples.path)
    return (files ?? []).filter { $0.hasSuffix(".flow.yaml") }.sorted()
  }

  @Test(arguments: names)
  func pathsAreAnimatedAndHaveNoColumns(file: String) throws {
    let changes = Self.withoutColumns.merging(Self.withoutBars) { $0 + $1 }
    let text = animated(try variant(of: file, with: changes))
    try check(file, in: "PathFlows", is: text)
  }

  @Test(arguments: names)
  func containersHaveNoColumns(file: String) throws {
    try check(file, in: "FlowsWithoutColumns", is: try variant(of: file, with: Self.withoutColumns))
  }

  private func check(_ file: String, in folder: String, is expected: String) throws {
    let variant = Self.tests.appendingPathComponent(folder).appendingPathComponent(file)
    if ProcessInfo.processInfo.environment["FLOWC_RECORD"] != nil {
      try expected.write(to: variant, atomically: false, encoding: .utf8)
    }
    #expect(try String(contentsOf: variant, encoding: .utf8) == expected)
  }

  private func variant(of file: String, with changes: Changes) throws -> String {
    let name = file.components(separatedBy: ".")[0]
    var text = try String(
      contentsOf: Self.examples.appendingPathComponent(file), encoding: .utf8)
    for (old, new) in changes[name] ?? [] {
      if !text.contains(old) { Issue.record("\(name) has no '\(old)'") }
      text = text.replacingOccurrences(of: old, with: new)
    }
    return text
  }

  private func animated(_ text: String) -> String {
    if text.contains("\nstyle: animated\n") { return text }
    return text.replacing(/(?m)^( *(?:- )?)(flow: \w+\n)/) { match in
      let indent = String(repeating: " ", count: match.1.count)
      return "\(match.1)\(match.2)\(indent)style: animated\n"
    }
  }
}
