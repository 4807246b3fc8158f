import FlowDiagnostics
import FlowSyntax

/// A node together with its tree: how a document is read.
///
/// Every accessor answers nothing where the node has another shape; the decoder has said so.
package struct Syntax {
  let tree: YAMLTree
  let node: NodeID

  package init(_ tree: YAMLTree, _ node: NodeID) {
    self.tree = tree
    self.node = node
  }

  package var kind: NodeKind { tree.kind(of: node) }
  package var range: SourceRange { tree.range(of: node) }
  var isMissing: Bool { tree.isEmpty(node) }

  /// A scalar that says something.
  package var name: Name? {
    guard kind == .scalar, !tree.isEmpty(node) else { return nil }
    return Name(tree.symbol(of: node), at: range)
  }

  /// The same, where it is read and names nothing.
  package var text: Text? { name.map { Text($0) } }

  package subscript(keyword: Keyword) -> Syntax? { value(named: keyword.symbol) }

  /// The value of a name in a mapping; nothing for anything else.
  func value(named symbol: Symbol) -> Syntax? {
    guard kind == .mapping else { return nil }
    return tree.value(of: node, for: symbol).map { Syntax(tree, $0) }
  }

  /// The children of a list; nothing for anything else.
  package var items: [Syntax] {
    guard kind == .sequence else { return [] }
    return tree.items(of: node).map { Syntax(tree, $0) }
  }

  /// The entries of a mapping; nothing for anything else.
  package var entries: [(name: Name, value: Syntax)] {
    guard kind == .mapping else { return [] }
    return tree.entries(of: node).map { key, value in
      (Name(tree.symbol(of: key), at: tree.range(of: key)), Syntax(tree, value))
    }
  }

  /// The names in a list, or the one name that stands for a list of one.
  package var names: [Name] {
    if let name { return [name] }
    return items.compactMap(\.name)
  }

  var texts: [Text] { names.map { Text($0) } }

  /// The names declared here: of a list each with nothing more, of a mapping each with its value.
  var declarations: [(name: Name, value: Syntax?)] {
    if kind == .mapping { return entries.map { ($0.name, $0.value) } }
    return items.flatMap { item -> [(Name, Syntax?)] in
      if let name = item.name { return [(name, nil)] }
      return item.kind == .mapping ? item.entries.map { ($0.name, $0.value) } : []
    }
  }
}
