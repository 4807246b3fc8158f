import GraphAlgorithms

/// What is left of a list on one of the ways that its decisions can go.
struct PendingList: Hashable {
  let continuation: Interned<Continuation>
  let firing: Firing
  let top: PushdownSymbol
}

/// What one event has performed. Guards lead to the same rest of a list on many ways, and it is performed
/// once, whichever call of `perform` comes to it first.
struct Performances {
  private struct Performance: Hashable {
    let list: PendingList
    let refusal: Refusal
  }

  private var seen: Set<Performance> = []
  private var depth = 0

  mutating func begin() { depth += 1 }

  mutating func end() {
    depth -= 1
    if depth == 0, !seen.isEmpty { seen.removeAll(keepingCapacity: true) }
  }

  mutating func isNew(_ list: PendingList, _ refusal: Refusal, isOnlyOne: Bool) -> Bool {
    isOnlyOne && seen.isEmpty || seen.insert(Performance(list: list, refusal: refusal)).inserted
  }
}
