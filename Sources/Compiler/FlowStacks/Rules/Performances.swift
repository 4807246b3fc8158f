import GraphAlgorithms

/// What is left of a list on one of the ways that its decisions can go.
struct PendingList: Hashable {
  let continuation: Interned<Continuation>
  let firing: Firing
  let top: PushdownSymbol
  var memory: Memory

  func with(_ list: Interned<Continuation>, _ valuation: Valuation) -> PendingList {
    var memory = memory
    memory.valuation = valuation
    return PendingList(continuation: list, firing: firing, top: top, memory: memory)
  }
}

/// What one event has performed. Guards lead to the same rest of a list on many ways, and it is performed
/// once, whichever call of `perform` comes to it first.
struct Performances {
  private var seen: Set<PendingList> = []
  private var depth = 0

  mutating func begin() { depth += 1 }

  mutating func end() {
    depth -= 1
    if depth == 0, !seen.isEmpty { seen.removeAll(keepingCapacity: true) }
  }

  mutating func isNew(_ list: PendingList, isOnlyOne: Bool) -> Bool {
    isOnlyOne && seen.isEmpty || seen.insert(list).inserted
  }
}
