extension YAMLTree {
  /// The children of a sequence, in source order.
  package func items(of sequence: NodeID) -> some Sequence<NodeID> {
    precondition(self[sequence].traits.contains(.sequence), "only a sequence has items")
    return Items(nodes: nodes, position: sequence.index + 1, end: self[sequence].link)
  }

  /// The entries of a mapping, in source order; a repeated key's later entries are left out.
  package func entries(of mapping: NodeID) -> some Sequence<(key: NodeID, value: NodeID)> {
    precondition(self[mapping].traits.contains(.mapping), "only a mapping has entries")
    return Entries(nodes: nodes, position: mapping.index + 1, end: self[mapping].link)
  }

  private struct Items: Sequence, IteratorProtocol {
    let nodes: [YAMLNode]
    var position: Int32
    let end: Int32

    mutating func next() -> NodeID? {
      guard position < end else { return nil }
      defer { position = nodes[Int(position)].next(after: position) }
      return NodeID(index: position)
    }
  }

  private struct Entries: Sequence, IteratorProtocol {
    let nodes: [YAMLNode]
    var position: Int32
    let end: Int32

    mutating func next() -> (key: NodeID, value: NodeID)? {
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
