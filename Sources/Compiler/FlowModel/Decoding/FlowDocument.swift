import FlowSyntax

/// A file's YAML, every part of which has been held against the shapes of the language.
///
/// Parts with a wrong shape were diagnosed, and are still in the tree: later stages read the parts
/// with the right shape and skip the rest.
package struct FlowDocument: Sendable {
  package let tree: YAMLTree

  /// The whole file; nothing where it could not be read.
  package var root: Syntax? { tree.root.map { Syntax(tree, $0) } }
}
