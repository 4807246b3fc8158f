import FlowTemplates

/// Swift files as their declarations at the top level, with the systems from which on each is there.
struct DatedCode {
  private struct Declaration {
    var first = PlatformVersions.first
    var lines: [ConditionalLine] = []
    /// Whether its file can use an API of the table.
    var importsFrameworks = false

    private static let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "extension", "typealias", "func", "let", "var",
    ]

    /// What it declares: the word after its kind.
    var name: String {
      let words = (lines.first?.text ?? "").split { !($0.isLetter || $0.isNumber) }
      let kind = words.firstIndex(where: Self.kinds.contains) ?? words.startIndex
      return String(words.dropFirst(kind + 1).first ?? "")
    }

    var isExtension: Bool { lines.first?.text.contains("extension ") == true }
  }

  private static let apis = Dictionary(
    uniqueKeysWithValues: PlatformAPI.all.map { ($0.name, $0.first) })

  private let declarations: [Declaration]
  /// What declarations of the code and of that below it need, by their names.
  private let later: [String: PlatformVersions]

  /// - Parameter library: has declarations that the code may use.
  init(_ files: [String], over library: DatedCode? = nil) {
    declarations = files.flatMap(Self.declarations)
    let later = declarations.filter {
      !$0.isExtension && PlatformVersions.first.isOlder(than: $0.first)
    }
    self.later = (library?.later ?? [:])
      .merging(later.map { ($0.name, $0.first) }) { below, _ in below }
  }

  /// Each use of what is newer than the declaration around it: `ShopView: NavigationStack`.
  var undated: [String] {
    declarations.flatMap { declaration -> [String] in
      // Behind `#available`, a line runs on the systems that this asks for.
      var guards = Guards(declaration.first)
      let used = declaration.lines.flatMap { line in
        let first = guards.versions(at: line.text)
        return words(in: line.text).filter { word in
          versions(of: word, in: declaration).map {
            first.on(line.platforms).isOlder(than: $0)
          } ?? false
        }
      }
      return Set(used).sorted().map { "\(declaration.name): \($0)" }
    }
  }

  private func versions(of word: String, in declaration: Declaration) -> PlatformVersions? {
    guard let api = Self.apis[word] else { return later[word] }
    return declaration.importsFrameworks ? api : nil
  }

  /// The names in a line that can be one of an API: types, and what is called on a value.
  private func words(in line: Substring) -> [String] {
    let code = line.replacing(Patterns.quoted, with: "\"\"").prefix { _ in true }
    let used = code.firstRange(of: "//").map { code[..<$0.lowerBound] } ?? code[...]
    let types = used.matches(of: Patterns.type).map { String($0.output) }
    let called = used.replacing(Patterns.shorthand, with: "").matches(of: Patterns.call)
      .map { String($0.output.1) }
    let values = used.matches(of: Patterns.keyPath).map { String($0.output.1) }
    let labels = used.matches(of: Patterns.label).map { String($0.output.1) }
    return types + called + values + labels
  }

  /// Each is compiled once. Nothing changes them.
  private enum Patterns {
    nonisolated(unsafe) static let framework = /import (SwiftUI|Observation|Combine)/
    nonisolated(unsafe) static let quoted = /"[^"]*"/
    nonisolated(unsafe) static let type = /\b[A-Z]\w*/
    /// An argument without a value before its dot is a style of the runtime's, not a modifier.
    nonisolated(unsafe) static let shorthand = /[(:] ?\.\w+/
    nonisolated(unsafe) static let call = /\.([a-z]\w*)(?:\(| \{)/
    nonisolated(unsafe) static let keyPath = /\\\.([a-z]\w*)/
    nonisolated(unsafe) static let label = /\b(presenting):/
  }

  private static func declarations(in file: String) -> [Declaration] {
    var found: [Declaration] = []
    let importsFrameworks = file.contains(Patterns.framework)
    var next = Declaration(importsFrameworks: importsFrameworks)
    for line in ConditionalLine.lines(of: file) {
      if line.text.hasPrefix("@available(") {
        next.first = PlatformVersions(in: line.text)
      } else if let first = line.text.first, first.isLetter {
        next.lines = [line]
        found.append(next)
        next = Declaration(importsFrameworks: importsFrameworks)
      } else if line.text.first == " ", !found.isEmpty {
        found[found.count - 1].lines.append(line)
      }
    }
    return found.filter { $0.lines.first?.text.contains("import ") == false }
  }
}
