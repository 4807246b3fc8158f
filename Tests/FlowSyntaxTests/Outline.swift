import FlowDiagnostics

@testable import FlowSyntax

/// A text that was read, and what the tests ask about it.
struct Read {
  let bytes: [UInt8]
  let tree: YAMLTree
  let diagnostics: [Diagnostic]
  let symbols: SymbolTable

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8]) {
    var symbols = SymbolTable(keywords: [])
    let file = SourceFile(path: "x.flow.yaml", bytes: bytes)
    let read = YAMLReader.read(file, as: FileID(0), symbols: &symbols)
    self.bytes = bytes
    self.symbols = symbols
    tree = read.value
    diagnostics = read.diagnostics
  }

  /// What the tree says, in one line: `{a: [b, "c"]}`, `~` for an empty scalar.
  var outline: String {
    tree.root.map(outline) ?? "nothing"
  }

  private func outline(_ node: NodeID) -> String {
    switch tree.kind(of: node) {
    case .sequence:
      return "[" + tree.items(of: node).map(outline).joined(separator: ", ") + "]"
    case .mapping:
      let entries = tree.entries(of: node).map { outline($0.key) + ": " + outline($0.value) }
      return "{" + entries.joined(separator: ", ") + "}"
    case .scalar:
      if tree.isEmpty(node) { return "~" }
      let text = symbols.text(of: tree.symbol(of: node))
      return tree.isPlain(node) ? text : "\"\(text)\""
    }
  }

  /// The part of the text that a range covers.
  func excerpt(_ range: SourceRange) -> String {
    String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// Every diagnostic as `line:column rule: message`.
  var said: [String] {
    let table = LineTable(SourceFile(path: "x", bytes: bytes))
    return diagnostics.map {
      let place = table.location(of: Int($0.range.start))
      return "\(place.line):\(place.column) \($0.rule): \($0.message)"
    }
  }
}
