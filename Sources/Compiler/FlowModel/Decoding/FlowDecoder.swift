import FlowDiagnostics
import FlowSyntax

/// Holds a tree against the shapes of the language.
package enum FlowDecoder {
  package static func decode(
    _ tree: YAMLTree, as shape: ShapeName = .file, symbols: SymbolTable
  ) -> Diagnosed<FlowDocument> {
    var checker = ShapeChecker(tree: tree, symbols: symbols)
    if let root = tree.root { checker.check(root, is: shape) }
    let document = FlowDocument(
      tree: tree.corrected(by: checker.corrections), unread: checker.unread)
    return Diagnosed(document, checker.diagnostics.all)
  }
}

/// One walk over a tree, which says everything that is not as the language has it.
struct ShapeChecker {
  let tree: YAMLTree
  let symbols: SymbolTable
  var diagnostics = DiagnosticList()
  /// How the tree is to be read where it is clear what was meant.
  var corrections = Corrections()
  /// The values that are taken for mappings with entries that come after them.
  var holders: Set<NodeID> = []
  /// What is left out, because nobody knows what it means.
  var unread: [UnreadPart] = []
  /// The mapping around the one that is being checked, if it has known keys.
  var enclosing: ShapeName?
  /// The known key whose value is being checked.
  var holderKey: NodeID?
  /// The screen that is being checked.
  var screenKey: NodeID?
  /// The names of the file's screens and sequences, once someone has asked.
  var screenNames: Set<Symbol>?

  init(tree: YAMLTree, symbols: SymbolTable) {
    self.tree = tree
    self.symbols = symbols
  }

  /// Recurses as deep as the tree, which the reader holds to 64 levels.
  mutating func check(_ node: NodeID, is name: ShapeName) {
    switch tree.kind(of: node) {
    case .scalar: checkScalar(node, is: name)
    case .sequence: checkSequence(node, is: name)
    case .mapping: checkMapping(node, is: name)
    }
  }

  private mutating func checkSequence(_ node: NodeID, is name: ShapeName) {
    let shape = name.shape
    if case .verbatim = shape.mapping { return }
    guard let items = shape.items else {
      let isListOfFlows =
        name == .file && tree.items(of: node).allSatisfy { tree.kind(of: $0) == .mapping }
      return reject(
        node, "a list", expecting: shape,
        hint: isListOfFlows ? "write 'flows:' in a line above it" : nil)
    }
    if name == .returns, reportsListOfEnds(node) { return }
    for item in tree.items(of: node) { check(item, is: items) }
    if shape.needsItems, !tree.items(of: node).contains(where: { _ in true }) {
      rejectEmpty(node, "list", shape)
    }
  }

  private mutating func checkMapping(_ node: NodeID, is name: ShapeName) {
    switch name.shape.mapping {
    case .keys:
      if let keys = KeyTable.all[name.rawValue] { check(node, has: keys) }
    case .keysOrNames(let keys, let value):
      if let keys = KeyTable.all[keys.rawValue], tree.hasKey(of: keys, node, symbols) {
        check(node, has: keys)
      } else {
        for entry in tree.entries(of: node) { check(entry.value, is: value) }
      }
    case .named(let value, let known):
      if name == .condition { checkTests(of: node) } else { checkEntries(of: node, value, known) }
      let shape = name.shape
      if shape.needsItems, !tree.entries(of: node).contains(where: { _ in true }) {
        rejectEmpty(node, "mapping", shape)
      }
    case .verbatim: return
    case nil: reject(node, "a mapping", expecting: name.shape)
    }
  }

  private mutating func rejectEmpty(_ node: NodeID, _ what: String, _ shape: Shape) {
    diagnostics.append(
      Diagnostic(
        .error, "unexpected-value", "this \(what) is empty", at: tree.range(of: node),
        hint: shape.request))
  }

  mutating func reject(_ node: NodeID, _ what: String, expecting shape: Shape, hint: String? = nil)
  {
    unread.append(UnreadPart(key: nil, value: node))
    diagnostics.append(
      Diagnostic(
        .error, "unexpected-value", "expected \(shape.expectation), not \(what)",
        at: tree.range(of: node),
        hint: hint ?? rewritten(node, as: shape) ?? shape.request))
  }
}

extension YAMLTree {
  /// Whether a mapping is meant to have these keys: it has one of them, or nothing, or a word that
  /// needs no braces.
  fileprivate func hasKey(of keys: KeyTable, _ mapping: NodeID, _ symbols: SymbolTable) -> Bool {
    var hasNone = true
    for (key, value) in entries(of: mapping) {
      hasNone = false
      if isEmpty(value), Shape.plainVerbs.contains(symbols.text(of: symbol(of: key))) {
        return true
      }
      if let keyword = Keyword(symbol(of: key)), keys.slots[Int(keyword.rawValue)] != nil {
        return true
      }
    }
    return hasNone
  }
}

extension Shape {
  /// The documentation as what to do: `write a time, at most a day: '2s', '300ms'`.
  var request: String { "write " + summary }

  /// The documentation inside a sentence.
  var summary: String {
    var text = documentation.replacing("`", with: "'")
    if text.hasSuffix(".") { text.removeLast() }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
