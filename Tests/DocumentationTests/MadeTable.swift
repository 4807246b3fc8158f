import EmbeddedFiles
import FlowDiagnostics
import FlowLint
import FlowModel
import FlowTemplates
import Foundation
import Testing

/// A table of a README that is made from the code; comments in the README mark its place.
struct MadeTable: Sendable, CustomTestStringConvertible {
  let readme: String
  let name: String
  let text: String

  static let all = [
    MadeTable(
      readme: "Sources/Compiler/FlowLint/Rules/README.md", name: "rules", text: rules),
    MadeTable(readme: "README.md", name: "exactness", text: exactness),
    MadeTable(readme: "README.md", name: "styles", text: styles),
    MadeTable(readme: "Flows/README.md", name: "keys", text: keys),
    MadeTable(readme: "Flows/README.md", name: "types", text: types),
    MadeTable(readme: "Templates/README.md", name: "features", text: features),
    MadeTable(readme: "Templates/README.md", name: "vocabulary", text: vocabulary),
  ]

  var testDescription: String { "\(readme): \(name)" }

  private var file: URL { Readme.root.appending(path: readme) }
  private var marks: (begin: String, end: String) {
    ("<!-- \(name): made from the code -->\n\n", "\n<!-- end of \(name) -->\n")
  }

  /// The table as it stands in the README; nothing where its place is not marked.
  func written() throws -> String? {
    let text = try String(contentsOf: file, encoding: .utf8)
    return place(in: text).map { String(text[$0]) }
  }

  func record() throws {
    var text = try String(contentsOf: file, encoding: .utf8)
    guard let place = place(in: text) else { return }
    text.replaceSubrange(place, with: self.text)
    try Data(text.utf8).write(to: file)
  }

  private func place(in text: String) -> Range<String.Index>? {
    guard let begin = text.range(of: marks.begin),
      let end = text.range(of: marks.end, range: begin.upperBound..<text.endIndex)
    else { return nil }
    return begin.upperBound..<end.lowerBound
  }
}

extension MadeTable {
  private static let rules = table(
    ["rule", "", "what holds"],
    Rule.all.map { rule in
      ["`\(rule.id)`", rule.isOptional ? "off" : rule.severity.rawValue, rule.summary]
    })

  /// What a style needs, and what its platform makes impossible.
  private static let styles = table(
    ["style", "", "needs", "unsupported"],
    StandardStyle.all.compactMap { files in
      let style = Style.read(files.sources, sharing: StandardStyle.shared.sources).value
      return style.map { style in
        let missing = Feature.allCases.filter { !style.expresses($0) }
        let words = missing.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        return [
          "`\(style.name)`", style.summary, "\(style.platforms)",
          words.isEmpty ? "nothing" : words,
        ]
      }
    })

  private static let types = MeantTypes.names.map { "`\($0)`" }.joined(separator: ", ") + "\n"

  /// Most are words of the language; of the others it is said what they mean.
  private static let features =
    Feature.allCases.map { feature in
      let word = "`\(feature.rawValue)`"
      let phrase = feature.phrase.replacing("'", with: "`")
      let isWord = phrase.contains(word) || phrase.contains(" \(feature.rawValue) ")
      return isWord ? word : "\(word) (\(phrase))"
    }.joined(separator: ", ") + "\n"

  /// A table for each kind of row that a template can be in.
  private static let vocabulary = Style.vocabularies.map { vocabulary in
    let rows = vocabulary.terms.map { term in
      let nested = term.kind.nested.map { $0.name == "text" ? " of texts" : " of `\($0.name)`" }
      return ["`\(term.name)`", term.kind.noun + (nested ?? ""), term.documentation]
    }
    return "#### `\(vocabulary.name)`\n\n" + table(["name", "kind", "meaning"], rows)
  }.joined(separator: "\n")

  static func table(_ heads: [String], _ rows: [[String]]) -> String {
    ([heads, heads.map { _ in "---" }] + rows).map { cells in
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }
}

extension StandardStyle {
  fileprivate var sources: [SourceFile] {
    files.map { SourceFile(path: $0.name, bytes: $0.bytes) }
  }
}
