/// Which of a project's screens, flows, … is meant: its index among them.
package struct ID<Entity>: Hashable, Comparable, Sendable {
  package let index: Int32

  @inlinable package init(_ index: Int) {
    self.index = Int32(index)
  }

  @inlinable package static func < (one: ID, other: ID) -> Bool { one.index < other.index }
}

/// Neighbours in a table: the transitions of a screen, the actions of a list.
package struct IDRange<Entity>: Hashable, Sendable, RandomAccessCollection {
  package let startIndex: Int
  package let endIndex: Int

  @inlinable package init(_ startIndex: Int, _ endIndex: Int) {
    self.startIndex = startIndex
    self.endIndex = endIndex
  }

  @inlinable package static var empty: IDRange { IDRange(0, 0) }

  @inlinable package subscript(position: Int) -> ID<Entity> { ID(position) }

  /// An iterator of its own, because the collection's default is not specialised between modules.
  package struct Iterator: IteratorProtocol {
    @usableFromInline var position: Int
    @usableFromInline let end: Int

    @inlinable init(_ range: IDRange) {
      position = range.startIndex
      end = range.endIndex
    }

    @inlinable package mutating func next() -> ID<Entity>? {
      if position == end { return nil }
      defer { position += 1 }
      return ID(position)
    }
  }

  @inlinable package func makeIterator() -> Iterator { Iterator(self) }

  @inlinable package func index(after position: Int) -> Int { position + 1 }

  @inlinable package func index(before position: Int) -> Int { position - 1 }

  @inlinable package var count: Int { endIndex - startIndex }

  @inlinable package var isEmpty: Bool { startIndex == endIndex }

  @inlinable package var first: ID<Entity>? { isEmpty ? nil : ID(startIndex) }

  @inlinable package func distance(from start: Int, to end: Int) -> Int { end - start }

  @inlinable package func index(_ position: Int, offsetBy distance: Int) -> Int {
    position + distance
  }

  @inlinable package func contains(_ id: ID<Entity>) -> Bool {
    startIndex <= Int(id.index) && Int(id.index) < endIndex
  }
}

/// All entities of one kind in a project, in source order.
package struct Arena<Entity> {
  package internal(set) var elements: [Entity] = []

  package init() {}

  @inlinable package var ids: IDRange<Entity> { IDRange(0, elements.count) }

  @inlinable package subscript(id: ID<Entity>) -> Entity {
    get { elements[Int(id.index)] }
    set { elements[Int(id.index)] = newValue }
  }

  @inlinable package subscript(ids: IDRange<Entity>) -> ArraySlice<Entity> {
    elements[ids.startIndex..<ids.endIndex]
  }

  @discardableResult
  package mutating func append(_ entity: Entity) -> ID<Entity> {
    elements.append(entity)
    return ID(elements.count - 1)
  }

  /// The ids of what `entities` become.
  @discardableResult
  package mutating func append(contentsOf entities: some Sequence<Entity>) -> IDRange<Entity> {
    let start = elements.count
    elements.append(contentsOf: entities)
    return IDRange(start, elements.count)
  }
}

extension Arena: Sendable where Entity: Sendable {}
