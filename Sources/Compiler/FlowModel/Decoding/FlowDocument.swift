import FlowSyntax

/// A file's YAML, every part of which has been held against the shapes of the language.
///
/// What had a wrong shape has been diagnosed and is still in the tree: whoever reads on takes what
/// has the shape he wants and passes over the rest in silence.
package struct FlowDocument: Sendable {
  package let tree: YAMLTree

  /// The whole file; nothing where it could not be read.
  package var root: Syntax? { tree.root.map { Syntax(tree, $0) } }
}
