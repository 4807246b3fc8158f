import FlowDiagnostics

@testable import FlowSyntax

extension Read {
  /// Whether there is a root or an error, and every place is in the text.
  var isTreeOrError: Bool {
    let ranges = diagnostics.flatMap { [$0.range] + $0.notes.map(\.range) }
    return (tree.root != nil || diagnostics.contains { $0.severity == .error })
      && (ranges + nodes.map(tree.range)).allSatisfy { Int($0.end) <= bytes.count }
  }

  /// Whether the range of every scalar holds what the scalar says, as far as that is easily told.
  var hasExactScalars: Bool {
    nodes.allSatisfy { node in
      guard tree.kind(of: node) == .scalar, !tree.isEmpty(node) else { return true }
      let excerpt = excerpt(tree.range(of: node))
      if tree[node].traits.contains(.quoted) {
        return excerpt.first == excerpt.last && (excerpt.first == "'" || excerpt.first == "\"")
      }
      if tree[node].traits.contains(.block) { return "|>".contains(excerpt.prefix(1)) }
      let isOneLine = !excerpt.unicodeScalars.contains {
        "\n\r\u{85}\u{2028}\u{2029}".unicodeScalars.contains($0)
      }
      return !isOneLine || excerpt == symbols.text(of: tree.symbol(of: node))
    }
  }

  var isEmptyFile: Bool { diagnostics.map(\.message) == ["the file is empty"] }

  private var nodes: [NodeID] {
    tree.root == nil ? [] : tree.nodes.indices.map { NodeID(index: Int32($0)) }
  }
}
