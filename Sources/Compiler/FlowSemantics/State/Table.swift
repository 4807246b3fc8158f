/// The entities of a state, in the order of their numbers.
///
/// A new number is greater than all before it, and there are few of them at a time: a place is
/// found by halving, without hashing anything.
package struct Table<Entity: Hashable & Sendable>: Hashable, Sendable {
  package private(set) var keys: [Number<Entity>] = []
  /// For each key its entity; nothing only while it is being taken out.
  private var entities: [Entity?] = []

  init() {}

  init(_ pairs: [(Number<Entity>, Entity)]) {
    for (number, entity) in pairs.sorted(by: { $0.0 < $1.0 }) {
      keys.append(number)
      entities.append(entity)
    }
  }

  package var values: some Sequence<Entity> { entities.lazy.compactMap { $0 } }

  package var count: Int { keys.count }

  package subscript(number: Number<Entity>) -> Entity? {
    get {
      let place = place(of: number)
      return holds(number, at: place) ? entities[place] : nil
    }
    _modify {
      let place = place(of: number)
      if !holds(number, at: place) {
        keys.insert(number, at: place)
        entities.insert(nil, at: place)
      }
      yield &entities[place]
      if entities[place] == nil {
        keys.remove(at: place)
        entities.remove(at: place)
      }
    }
  }

  /// The index of a number, or the index at which to insert it.
  private func place(of number: Number<Entity>) -> Int {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func holds(_ number: Number<Entity>, at place: Int) -> Bool {
    place < keys.count && keys[place] == number
  }
}

extension Table: Sequence {
  package func makeIterator() -> some IteratorProtocol<(Number<Entity>, Entity)> {
    zip(keys, values).makeIterator()
  }
}
