/// All stacks that a pushdown system can have, as an automaton that reads them from the top.
///
/// A node stands for a set of stacks: that of a control, or that of a control with one symbol on
/// top. An edge says that its symbol lies on any stack of the node it leads to.
struct StackAutomaton: Sendable {
  struct Edge: Hashable, Sendable {
    let from: Int32
    let symbol: PushdownSymbol
    let to: Int32
  }

  /// The origin of an edge, for the history of a stack.
  enum Origin: Sendable {
    case start
    /// The pushed symbols, with the stack below.
    case pushed(label: PushdownLabel)
    /// The stack of another edge, after one more step.
    case step(edge: Int32, label: PushdownLabel)
    /// The edges of a pop: first the lower edge, then the popped one.
    case popped(edge: Int32, label: PushdownLabel, below: Int32)
  }

  /// The stacks of `subset` are also those of `node`, once the popped edge has gone.
  struct Inclusion: Sendable {
    let node: Int32
    let weight: Int32
    let popped: Int32
    let label: PushdownLabel
  }

  /// The edges to add next. It is declared here because a queue of a generic type's own type is
  /// slow.
  enum Candidate: Sendable {
    case edge(Edge, Origin)
    case inclusion(Int32, Inclusion)
  }

  /// The node whose only stack is the empty one.
  static let empty: Int32 = 0

  private var known = NumberedSet<Edge>()
  private(set) var weights: [Int32] = []
  private(set) var origins: [Origin] = []
  /// The control that a node's stacks belong to; none for those that were changed under something.
  private(set) var controls: [PushdownControl?] = [nil]
  private(set) var outgoing: [[Int32]] = [[]]
  private(set) var inclusions: [[Inclusion]] = [[]]
  private var included: Set<Included> = []
  /// The node of each control; -1 for controls without one.
  private var ofControl: [Int32] = []
  private var ofHead: [Part: Int32] = [:]

  /// The stacks of a control with one symbol on top, which may then be changed into another.
  private struct Part: Hashable {
    let control: PushdownControl
    let symbol: PushdownSymbol
    let under: PushdownSymbol
  }

  private struct Included: Hashable {
    let subset: Int32
    let node: Int32
  }

  var edges: [Edge] { known.elements }

  func contains(_ edge: Edge) -> Bool { known.contains(edge) }

  mutating func node(of control: PushdownControl) -> (node: Int32, isNew: Bool) {
    let index = Int(control.index)
    while ofControl.count <= index { ofControl.append(-1) }
    if ofControl[index] >= 0 { return (ofControl[index], false) }
    let node = addNode(control)
    ofControl[index] = node
    return (node, true)
  }

  mutating func node(
    of control: PushdownControl, _ symbol: PushdownSymbol, changedTo under: PushdownSymbol
  ) -> Int32 {
    let part = Part(control: control, symbol: symbol, under: under)
    if let node = ofHead[part] { return node }
    let node = addNode(under == symbol ? control : nil)
    ofHead[part] = node
    return node
  }

  func isControl(_ node: Int32) -> PushdownControl? {
    guard let control = controls[Int(node)], ofControl[Int(control.index)] == node else {
      return nil
    }
    return control
  }

  /// The number of a new edge; nothing for one that is known.
  mutating func append(_ edge: Edge, _ weight: Int32, _ origin: Origin) -> Int32? {
    let (index, isNew) = known.insert(edge)
    guard isNew else { return nil }
    weights.append(weight)
    origins.append(origin)
    outgoing[Int(edge.from)].append(index)
    return index
  }

  /// Whether it is a new one.
  mutating func include(_ subset: Int32, _ inclusion: Inclusion) -> Bool {
    let pair = Included(subset: subset, node: inclusion.node)
    guard included.insert(pair).inserted else { return false }
    inclusions[Int(subset)].append(inclusion)
    return true
  }

  /// Makes room: nothing more is added.
  mutating func close() {
    inclusions = []
    included = []
    ofHead = [:]
  }

  private mutating func addNode(_ control: PushdownControl?) -> Int32 {
    controls.append(control)
    outgoing.append([])
    inclusions.append([])
    return Int32(controls.count - 1)
  }
}
