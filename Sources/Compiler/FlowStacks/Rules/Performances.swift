import GraphAlgorithms

/// What is left of a list on one of the ways that its decisions can go.
struct PendingList: Hashable {
  let continuation: Interned<Continuation>
  let firing: Firing
  let top: PushdownSymbol
}

/// The lists that one event performs. However often guards lead to the same, it is done once: also where
/// an action does nothing, and leaves the rest of its list to another call.
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
