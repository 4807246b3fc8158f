import FlowDiagnostics
import Foundation
import Testing

/// A defect of `Benchmarks/planted-defects`, whose script explains the format.
struct PlantedDefect: Sendable, CustomTestStringConvertible {
  struct Hunk: Sendable {
    var old = ""
    var planted = ""
    var twin = ""

    var isOpen: Bool { planted.isEmpty && twin.isEmpty }
  }

  let app: PlantedApp
  let name: String
  private(set) var rule = ""
  /// Why the rule is known to miss it.
  private(set) var excuse: String?
  private(set) var hunks: [Hunk] = []

  var testDescription: String { "\(app.name): \(name)" }

  init(_ app: PlantedApp, _ lines: some Sequence<Substring>) {
    self.app = app
    let lines = Array(lines)
    name = String(lines[0].dropFirst(2))
    for line in lines.dropFirst() { take(line) }
  }

  private mutating func take(_ line: Substring) {
    let rest = String(line.dropFirst(2)).withoutEscapes + "\n"
    switch line.first {
    case "-":
      if hunks.last?.isOpen != true { hunks.append(Hunk()) }
      hunks[hunks.count - 1].old += rest
    case "+": hunks[hunks.count - 1].planted += rest
    case "!": hunks[hunks.count - 1].planted += Self.mark + rest
    case "~": hunks[hunks.count - 1].twin += rest
    case ".": hunks.append(Hunk())
    default:
      if line.hasPrefix("rule: ") { rule = String(line.dropFirst(6)) }
      if line.hasPrefix("known: ") { excuse = String(line.dropFirst(7)) }
    }
  }

  private static let mark = "\u{1}"

  /// The flows with the defect, and where the defect is: `Shop.flow.yaml:12`.
  var planted: (files: [SourceFile], place: String?) {
    var place: String?
    let files = patched(\.planted).map { path, text in
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if let line = lines.firstIndex(where: { $0.hasPrefix(Self.mark) }) {
        place = "\(path):\(line + 1)"
      }
      return SourceFile(path: path, text: text.replacing(Self.mark, with: ""))
    }
    return (files, place)
  }

  /// Whether what is sound of it is something else than the app as it is.
  var hasTwin: Bool { hunks.contains { !$0.twin.isEmpty } }

  var twin: [SourceFile] {
    patched { $0.twin.isEmpty ? $0.planted : $0.twin }
      .map { SourceFile(path: $0, text: $1.replacing(Self.mark, with: "")) }
  }

  private func patched(_ new: (Hunk) -> String) -> [(path: String, text: String)] {
    var texts = app.texts.map { (path: $0, text: "\n" + $1) }
    for hunk in hunks {
      for index in texts.indices {
        let text = texts[index].text
        guard let place = text.firstRange(of: "\n" + hunk.old) else { continue }
        texts[index].text = text.replacingCharacters(in: place, with: "\n" + new(hunk))
      }
    }
    return texts.map { ($0, String($1.dropFirst())) }
  }
}

extension String {
  /// The text with the characters for which `\u200B` and the like stand.
  fileprivate var withoutEscapes: String {
    replacing(#/\\u([0-9A-F]{4})/#) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
  }
}
