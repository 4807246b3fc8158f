/// What tells a view from its siblings: its place and type, or an explicit id.
enum NodeKey: Hashable {
  case place(Int, ObjectIdentifier)
  case id(AnyHashable)
}

/// Something that a node keeps and that has to hear when the node leaves.
protocol Leaving: AnyObject {
  func leave()
}

/// The memory of one view identity; it lives as long as the view stays in the tree.
final class Node {
  private struct Child {
    let key: NodeKey
    let node: Node
  }

  /// In the order of the last pass, and then those that are new in this one.
  private var children: [Child] = []
  private var storage: [Int: AnyObject] = [:]
  private var order = 0
  private var visits = 0
  private var visitedPass = 0
  private(set) var pass = 0
  /// The pass in which it was made.
  let birth: Int
  /// Whether the body of its view has to be evaluated, whatever that is given.
  let staleness = Staleness()

  init(birth: Int = 0) { self.birth = birth }

  /// The child of that key, made when there is none; `isRepeated` if this pass had it already.
  func child(_ key: NodeKey, pass: Int) -> (node: Node, isRepeated: Bool) {
    if visitedPass != pass { (visitedPass, visits) = (pass, 0) }
    let node = knownChild(key) ?? add(key, pass)
    let isRepeated = node.pass == pass
    node.pass = pass
    visits += 1
    node.order = visits
    return (node, isRepeated)
  }

  /// Most views have the same place among their siblings as in the pass before.
  private func knownChild(_ key: NodeKey) -> Node? {
    if visits < children.count, children[visits].key == key { return children[visits].node }
    return children.first { $0.key == key }?.node
  }

  private func add(_ key: NodeKey, _ pass: Int) -> Node {
    let node = Node(birth: pass)
    children.append(Child(key: key, node: node))
    return node
  }

  /// The object kept in a slot, made the first time; an object of another type is replaced.
  func stored<Value: AnyObject>(_ slot: Int, make: () -> Value) -> Value {
    if let value = storage[slot], type(of: value) == Value.self {
      return unsafeDowncast(value, to: Value.self)
    }
    let value = make()
    storage[slot] = value
    return value
  }

  /// Lets go of all that the given pass did not visit.
  func sweep(pass: Int) {
    let gone = children.filter { $0.node.pass != pass }
    if !gone.isEmpty { children.removeAll { $0.node.pass != pass } }
    for child in gone.sorted(by: { $0.node.order < $1.node.order }) { child.node.leave() }
    children.sort { $0.node.order < $1.node.order }
    for child in children { child.node.sweep(pass: pass) }
  }

  func leave() {
    for child in children.sorted(by: { $0.node.order < $1.node.order }) { child.node.leave() }
    for (_, value) in storage.sorted(by: { $0.key < $1.key }) { (value as? any Leaving)?.leave() }
    children = []
    storage = [:]
  }
}
