import FlowModel

/// The node of each screen of a project.
struct ScreenNodes {
  private var numbers: [Int] = []
  private var shared: [Name: Int] = [:]

  subscript(id: ID<Screen>) -> Int { numbers[Int(id.index)] }

  /// Gives the next screen a node of its own, which later copies under the same name share.
  mutating func add(_ node: Int, as name: Name?) {
    numbers.append(node)
    if let name { shared[name] = node }
  }

  /// Gives the next screen the node of an earlier copy, if there is one.
  mutating func share(_ name: Name) -> Bool {
    guard let node = shared[name] else { return false }
    numbers.append(node)
    return true
  }
}
