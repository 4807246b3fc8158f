import Foundation
import Testing

/// A README, taken apart into its fenced blocks.
struct Readme: Sendable, CustomTestStringConvertible {
  /// From the root of the package.
  let path: String
  let blocks: [Block]

  /// What stands between two fences.
  struct Block: Sendable {
    let language: String
    let text: String
    /// The number of its first line.
    let line: Int
    /// The heading that it stands under.
    let heading: String
  }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every README of the project.
  static let all: [Readme] = {
    let paths = ["README.md"] + folders.map { "\($0)/README.md" }
    return paths.compactMap { path in
      (try? String(contentsOf: root.appending(path: path), encoding: .utf8)).map {
        Readme(path: path, text: $0)
      }
    }
  }()

  static let folders = ["Flows", "Templates", "Sources", "Tests", "Plugins"]

  var testDescription: String { path }

  init(path: String, text: String) {
    self.path = path
    var blocks: [Block] = []
    var heading = ""
    var open: (language: String, line: Int, lines: [Substring])?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if let block = open, line == "```" {
        let text = block.lines.map { $0 + "\n" }.joined()
        blocks.append(
          Block(language: block.language, text: text, line: block.line, heading: heading))
        open = nil
      } else if open != nil {
        open?.lines.append(line)
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), number + 2, [])
      } else if line.hasPrefix("#") {
        heading = String(line.drop { $0 == "#" || $0 == " " })
      }
    }
    self.blocks = blocks
  }
}
