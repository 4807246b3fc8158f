import FlowDiagnostics

/// A node of one tree.
package struct NodeID: Hashable, Sendable {
  package let index: Int32

  @inlinable init(index: Int32) { self.index = index }
}

package enum NodeKind: Sendable {
  case scalar, sequence, mapping
}

/// A YAML file's content, every piece of it with its place.
package struct YAMLTree: Sendable {
  package let file: FileID
  /// Nil when the file has no usable content; an error then says why.
  package var root: NodeID?
  @usableFromInline let nodes: [YAMLNode]

  @inlinable package func kind(of node: NodeID) -> NodeKind {
    let traits = self[node].traits
    return traits.contains(.mapping) ? .mapping : traits.contains(.sequence) ? .sequence : .scalar
  }

  /// The text of a scalar.
  @inlinable package func symbol(of node: NodeID) -> Symbol {
    precondition(self[node].isScalar, "only a scalar has a symbol")
    return Symbol(index: self[node].link)
  }

  /// Whether a node is a scalar without quotes that is no block scalar.
  @inlinable package func isPlain(_ node: NodeID) -> Bool { self[node].traits.contains(.plain) }

  /// Whether a node is a scalar of no characters and no quotes, as after `key:`.
  @inlinable package func isEmpty(_ node: NodeID) -> Bool { self[node].traits.contains(.empty) }

  /// Whether a comment stands in the line of an empty scalar: `title: #1`.
  package func hasComment(_ node: NodeID) -> Bool { self[node].traits.contains(.commented) }

  /// The range of a node: a scalar with its quotes, a collection up to its last child or bracket.
  @inlinable package func range(of node: NodeID) -> SourceRange {
    SourceRange(file, Int(self[node].start), Int(self[node].end))
  }

  @inlinable subscript(node: NodeID) -> YAMLNode { nodes[Int(node.index)] }
}
