import Foundation
import Testing

/// Mustache's published cases, where they are at hand; none of them is part of this project.
@Suite(.enabled(if: !SpecificationCase.all.isEmpty, "the specification's cases are not at hand"))
struct SpecificationTests {
  @Test(arguments: SpecificationCase.all)
  func agrees(test: SpecificationCase) {
    let isRefused = SpecificationCase.refused.contains(test.id)
    if isRefused {
      #expect(test.rendered.contains("‹"))
    } else {
      #expect(test.rendered == SpecificationCase.unescaped[test.id] ?? test.expected)
    }
  }

  @Test func everyDifferenceIsOneOfACase() {
    let ids = Set(SpecificationCase.all.map(\.id))
    #expect(ids.isSuperset(of: SpecificationCase.refused))
    #expect(ids.isSuperset(of: SpecificationCase.unescaped.keys))
  }
}

/// One published case, and where we mean to differ.
struct SpecificationCase: Sendable, CustomTestStringConvertible {
  let id: String
  let data: JSON
  let template: String
  let expected: String
  let partials: [String: String]

  var testDescription: String { id }

  var rendered: String {
    render(template, data, of: data.table(for: template), partials: partials)
  }

  /// What the specification escapes for HTML, we write as it is.
  static let unescaped = [
    "interpolation: HTML Escaping": "These characters should be HTML escaped: & \" < >\n",
    "interpolation: Implicit Iterators - HTML Escaping":
      "These characters should be HTML escaped: & \" < >\n",
    "sections: Implicit Iterator - HTML Escaping": "\"(&)(\")(<)(>)\"",
  ]

  /// What the specification lets pass, and we don't: names and partials that nobody knows, texts
  /// that may be absent, sections that can't be empty, recursion, and other delimiters.
  static let refused: Set<String> = {
    let misses = ["Basic", "Triple Mustache", "Ampersand"].flatMap {
      [
        "interpolation: \($0) Null Interpolation",
        "interpolation: \($0) Context Miss Interpolation",
      ]
    }
    let delimiters = all.map(\.id).filter { $0.hasPrefix("delimiters: ") }
    let others = [
      "interpolation: Dotted Names - Broken Chains",
      "interpolation: Dotted Names - Broken Chain Resolution",
      "interpolation: Dotted Names - Context Precedence",
      "interpolation: Dotted Names are never single keys",
      "inverted: Context", "inverted: Context Misses", "inverted: List",
      "inverted: Dotted Names - Broken Chains",
      "partials: Failed Lookup", "partials: Recursion",
      "sections: Context Misses", "sections: Dotted Names - Broken Chains",
    ]
    return Set(misses + delimiters + others)
  }()

  static let all: [SpecificationCase] = {
    let names = [
      "comments", "delimiters", "interpolation", "inverted", "partials", "sections",
    ]
    return names.flatMap { name -> [SpecificationCase] in
      let file = directory.appending(path: "mustache-spec/\(name).json")
      guard let data = try? Data(contentsOf: file),
        let document = try? JSONDecoder().decode(Document.self, from: data)
      else { return [] }
      return document.tests.map { $0.named(in: name) }
    }
  }()

  private static var directory: URL {
    if let path = ProcessInfo.processInfo.environment["FLOWC_TEST_DATA"] {
      return URL(filePath: path)
    }
    return URL(filePath: #filePath).appending(path: "../../../../shared/data").standardized
  }

  private struct Document: Decodable {
    let tests: [Entry]
  }

  private struct Entry: Decodable {
    let name: String
    let data: JSON
    let template: String
    let expected: String
    let partials: [String: String]?

    func named(in file: String) -> SpecificationCase {
      SpecificationCase(
        id: "\(file): \(name)", data: data, template: template, expected: expected,
        partials: partials ?? [:])
    }
  }
}
