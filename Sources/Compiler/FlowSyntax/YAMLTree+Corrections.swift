/// How a tree is to be read where it was written otherwise.
package struct Corrections: Sendable {
  /// A mapping, or a scalar of no characters in its place, that goes on over entries after it.
  package struct Holder: Sendable {
    let node: NodeID
    let firstKey: NodeID
    let lastValue: NodeID

    package init(_ node: NodeID, from firstKey: NodeID, to lastValue: NodeID) {
      self.node = node
      self.firstKey = firstKey
      self.lastValue = lastValue
    }
  }

  /// The keys that stand for other words.
  package var keys: [NodeID: Symbol] = [:]
  /// The keys whose entries are left out.
  package var refused: [NodeID] = []
  package var holders: [Holder] = []

  package init() {}

  package var isEmpty: Bool { keys.isEmpty && refused.isEmpty && holders.isEmpty }
}

extension YAMLTree {
  /// The same nodes as they are to be read: nothing moves, since the entries that a mapping lacks
  /// follow it.
  package func corrected(by corrections: Corrections) -> YAMLTree {
    if corrections.isEmpty { return self }
    var nodes = nodes
    for (key, symbol) in corrections.keys { nodes[Int(key.index)].link = symbol.index }
    for key in corrections.refused { nodes[Int(key.index)].traits.insert(.refused) }
    for holder in corrections.holders {
      let last = holder.lastValue.index
      let number = Int(holder.node.index)
      if nodes[number].isScalar {
        nodes[number].start = nodes[Int(holder.firstKey.index)].start
        nodes[number].traits = .mapping
      }
      nodes[number].link = self.nodes[Int(last)].next(after: last)
      nodes[number].end = self.nodes[Int(last)].end
    }
    return YAMLTree(file: file, root: root, nodes: nodes)
  }

  /// Whether a node is a collection in brackets.
  package func isInBrackets(_ node: NodeID) -> Bool { self[node].traits.contains(.flow) }

  /// The scalars of a node and of all that is in it, keys too.
  package func scalars(in node: NodeID) -> some Sequence<NodeID> {
    (node.index..<self[node].next(after: node.index)).lazy.map { NodeID(index: $0) }
      .filter { self[$0].isScalar && !self[$0].traits.contains(.empty) }
  }

  /// The keys of a mapping, or the items of a list.
  package func heads(of node: NodeID) -> [NodeID] {
    switch kind(of: node) {
    case .scalar: []
    case .sequence: Array(items(of: node))
    case .mapping: entries(of: node).map(\.key)
    }
  }
}
