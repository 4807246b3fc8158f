extension YAMLTree {
  /// The children of a sequence, in source order.
  @inlinable package func items(of sequence: NodeID) -> Items {
    precondition(self[sequence].traits.contains(.sequence), "only a sequence has items")
    return Items(nodes: nodes, position: sequence.index + 1, end: self[sequence].link)
  }

  /// The entries of a mapping, in source order; a repeated key's later entries are left out.
  @inlinable package func entries(of mapping: NodeID) -> Entries {
    precondition(self[mapping].traits.contains(.mapping), "only a mapping has entries")
    return Entries(nodes: nodes, position: mapping.index + 1, end: self[mapping].link)
  }

  /// The value of a key in a mapping, if it has one.
  @inlinable package func value(of mapping: NodeID, for symbol: Symbol) -> NodeID? {
    precondition(self[mapping].traits.contains(.mapping), "only a mapping has entries")
    let end = self[mapping].link
    var key = mapping.index + 1
    while key < end {
      let isSought = nodes[Int(key)].link == symbol.index
      if isSought, nodes[Int(key)].traits.isDisjoint(with: [.refused, .sequence, .mapping]) {
        return NodeID(index: key + 1)
      }
      key = nodes[Int(key) + 1].next(after: key + 1)
    }
    return nil
  }

  /// The values of keys that are left out, repeated ones first of all.
  package var refusedValues: [NodeID] {
    nodes.indices.compactMap { key in
      guard nodes[key].traits.contains(.refused), key + 1 < nodes.count else { return nil }
      return NodeID(index: Int32(key) + 1)
    }
  }

  package struct Items: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [YAMLNode]
    @usableFromInline var position: Int32
    @usableFromInline let end: Int32

    @inlinable init(nodes: [YAMLNode], position: Int32, end: Int32) {
      self.nodes = nodes
      self.position = position
      self.end = end
    }

    @inlinable package mutating func next() -> NodeID? {
      guard position < end else { return nil }
      defer { position = nodes[Int(position)].next(after: position) }
      return NodeID(index: position)
    }
  }

  package struct Entries: Sequence, IteratorProtocol {
    @usableFromInline let nodes: [YAMLNode]
    @usableFromInline var position: Int32
    @usableFromInline let end: Int32

    @inlinable init(nodes: [YAMLNode], position: Int32, end: Int32) {
      self.nodes = nodes
      self.position = position
      self.end = end
    }

    @inlinable package mutating func next() -> (key: NodeID, value: NodeID)? {
      while position < end {
        let key = position
        let value = key + 1
        position = nodes[Int(value)].next(after: value)
        if !nodes[Int(key)].traits.contains(.refused) {
          return (NodeID(index: key), NodeID(index: value))
        }
      }
      return nil
    }
  }
}
