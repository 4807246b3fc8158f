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
  private var children: [NodeKey: Node] = [:]
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
    let node = children[key] ?? Node(birth: pass)
    children[key] = node
    let isRepeated = node.pass == pass
    node.pass = pass
    if visitedPass != pass { (visitedPass, visits) = (pass, 0) }
    visits += 1
    node.order = visits
    return (node, isRepeated)
  }

  /// The object kept in a slot, made the first time; an object of another type is replaced.
  func stored<Value: AnyObject>(_ slot: Int, make: () -> Value) -> Value {
    if let value = storage[slot] as? Value { return value }
    let value = make()
    storage[slot] = value
    return value
  }

  /// Lets go of all that the given pass did not visit.
  func sweep(pass: Int) {
    let gone = children.filter { $0.value.pass != pass }
    for (key, _) in gone { children[key] = nil }
    for node in gone.values.sorted(by: { $0.order < $1.order }) { node.leave() }
    for node in children.values { node.sweep(pass: pass) }
  }

  func leave() {
    for node in children.values.sorted(by: { $0.order < $1.order }) { node.leave() }
    for (_, value) in storage.sorted(by: { $0.key < $1.key }) { (value as? any Leaving)?.leave() }
    children = [:]
    storage = [:]
  }
}
