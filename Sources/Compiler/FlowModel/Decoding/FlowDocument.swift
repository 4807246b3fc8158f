import FlowSyntax

/// A file's YAML, every part of which has been held against the shapes of the language.
///
/// Parts with a wrong shape were diagnosed. Where it is clear what was meant, the tree is as it was
/// meant; the rest is still in the tree, where later stages skip it.
package struct FlowDocument: Sendable {
  package let tree: YAMLTree
  /// The parts that later stages skip.
  let unread: [UnreadPart]

  /// The whole file; nothing where it could not be read.
  package var root: Syntax? { tree.root.map { Syntax(tree, $0) } }
}

/// A part of a file that has no meaning, which has been said.
struct UnreadPart {
  /// The key that it belongs to, if that is what has no meaning.
  let key: NodeID?
  let value: NodeID
}
