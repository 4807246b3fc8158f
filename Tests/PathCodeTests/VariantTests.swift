import Foundation
import Testing

/// The flows of `Tests/PathFlows` are the examples, without what a path can't express.
@Suite struct VariantTests {
  private static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let examples = tests.deletingLastPathComponent().appendingPathComponent("Flows")
  private static let variants = tests.appendingPathComponent("PathFlows")

  /// What is written differently, by the flow file's name.
  private static let changes: [String: [(String, String)]] = [
    "Browser": [
      (
        "results: { params",
        "results: { allow: { inescapable-loop: No bar leads back. }, params"
      ),
      ("website: { params", "website: { allow: { dead-end: No bar leads back. }, params"),
    ],
    "Library": [
      (
        "    split: { sidebar: topics, detail: books }\n",
        "    tabs: [{ screen: topics, title: Topics }, { screen: books, title: Books }]\n"
      ),
      ("{ show: books }", "{ tab: books }"), ("{ show: loan }", "{ to: loan }"),
      (
        "terms: { title: Terms }",
        "terms: { title: Terms, allow: { dead-end: No bar leads back. } }"
      ),
    ],
    "Mail": [
      (
        "    split: { sidebar: folders, detail: letters }\n",
        "    tabs: [{ screen: folders, title: Folders }, { screen: letters, title: Letters }]\n"
      ),
      ("{ to: letters, ifShown: return }", "{ tab: letters }"),
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
    "Shop": [
      (
        "  order:\n    params:",
        "  order:\n    allow: { inescapable-loop: No bar leads back. }\n    params:"
      )
    ],
  ]

  private static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: examples.path)
    return (files ?? []).filter { $0.hasSuffix(".flow.yaml") }.sorted()
  }

  @Test(arguments: names)
  func onlyThisIsDifferent(file: String) throws {
    let example = try String(
      contentsOf: Self.examples.appendingPathComponent(file), encoding: .utf8)
    let variant = Self.variants.appendingPathComponent(file)
    let expected = Self.variant(of: example, named: file.components(separatedBy: ".")[0])
    if ProcessInfo.processInfo.environment["FLOWC_RECORD"] != nil {
      try expected.write(to: variant, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: variant, encoding: .utf8) == expected)
  }

  private static func variant(of example: String, named name: String) -> String {
    var text = example
    for (old, new) in changes[name] ?? [] {
      if !text.contains(old) { Issue.record("\(name) has no '\(old)'") }
      text = text.replacingOccurrences(of: old, with: new)
    }
    if text.contains("\nstyle: animated\n") { return text }
    return text.replacing(/(?m)^( *(?:- )?)(flow: \w+\n)/) { match in
      let indent = String(repeating: " ", count: match.1.count)
      return "\(match.1)\(match.2)\(indent)style: animated\n"
    }
  }
}
