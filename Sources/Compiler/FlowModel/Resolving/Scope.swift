import FlowSyntax

/// The names of one kind that can be used in the flow at hand, looked up by number.
///
/// Beginning another flow forgets them all at once, whatever their number.
struct Scope<Entity> {
  private var ids: [ID<Entity>] = []
  private var declaredIn: [Int32] = []
  /// The index of each name in `names`.
  private var positions: [Int32] = []
  private var generation: Int32 = 0
  private(set) var names: [Name] = []
  private var isUsed: [Bool] = []

  mutating func begin() {
    generation += 1
    names.removeAll(keepingCapacity: true)
    isUsed.removeAll(keepingCapacity: true)
  }

  mutating func declare(_ name: Name, as id: ID<Entity>) {
    let number = Int(name.symbol.index)
    while ids.count <= number {
      ids.append(id)
      declaredIn.append(0)
      positions.append(0)
    }
    ids[number] = id
    declaredIn[number] = generation
    positions[number] = Int32(names.count)
    names.append(name)
    isUsed.append(false)
  }

  /// The declaration of a name; the name then counts as used.
  mutating func use(_ symbol: Symbol) -> ID<Entity>? {
    guard let id = self[symbol] else { return nil }
    isUsed[Int(positions[Int(symbol.index)])] = true
    return id
  }

  var unusedNames: [Name] { names.indices.filter { !isUsed[$0] }.map { names[$0] } }

  subscript(symbol: Symbol) -> ID<Entity>? {
    let number = Int(symbol.index)
    guard number < ids.count, declaredIn[number] == generation else { return nil }
    return ids[number]
  }

  /// The place where a name of this flow is declared.
  func declaration(of symbol: Symbol) -> Name? {
    self[symbol] == nil ? nil : names[Int(positions[Int(symbol.index)])]
  }
}
