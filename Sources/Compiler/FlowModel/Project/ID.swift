/// Which of a project's screens, flows, … is meant: its index among them.
///
/// It is public like the other generic types here: no other is specialised in the modules that use it.
public struct ID<Entity>: Hashable, Comparable, Sendable {
  public let index: Int32

  @inlinable public init(_ index: Int) {
    self.index = Int32(index)
  }

  @inlinable public static func < (one: ID, other: ID) -> Bool { one.index < other.index }
}

/// Neighbours in a table: the transitions of a screen, the actions of a list.
public struct IDRange<Entity>: Hashable, Sendable, RandomAccessCollection {
  @usableFromInline let start: Int32
  @usableFromInline let end: Int32

  @inlinable public init(_ startIndex: Int, _ endIndex: Int) {
    start = Int32(startIndex)
    end = Int32(endIndex)
  }

  @inlinable public var startIndex: Int { Int(start) }

  @inlinable public var endIndex: Int { Int(end) }

  @inlinable public static var empty: IDRange { IDRange(0, 0) }

  @inlinable public subscript(position: Int) -> ID<Entity> { ID(position) }

  /// An iterator of its own, because the collection's default is not specialised between modules.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var position: Int32
    @usableFromInline let end: Int32

    @inlinable init(_ range: IDRange) {
      position = range.start
      end = range.end
    }

    @inlinable public mutating func next() -> ID<Entity>? {
      if position == end { return nil }
      defer { position += 1 }
      return ID(Int(position))
    }
  }

  @inlinable public func makeIterator() -> Iterator { Iterator(self) }

  @inlinable public func index(after position: Int) -> Int { position + 1 }

  @inlinable public func index(before position: Int) -> Int { position - 1 }

  @inlinable public var count: Int { endIndex - startIndex }

  @inlinable public var isEmpty: Bool { start == end }

  @inlinable public var first: ID<Entity>? { isEmpty ? nil : ID(startIndex) }

  @inlinable public func distance(from start: Int, to end: Int) -> Int { end - start }

  @inlinable public func index(_ position: Int, offsetBy distance: Int) -> Int {
    position + distance
  }

  @inlinable public func contains(_ id: ID<Entity>) -> Bool {
    start <= id.index && id.index < end
  }
}

/// All entities of one kind in a project, in source order.
public struct Arena<Entity> {
  public internal(set) var elements: [Entity] = []

  package init() {}

  @inlinable public var ids: IDRange<Entity> { IDRange(0, elements.count) }

  public internal(set) subscript(id: ID<Entity>) -> Entity {
    @inlinable get { elements[Int(id.index)] }
    set { elements[Int(id.index)] = newValue }
  }

  @inlinable public subscript(ids: IDRange<Entity>) -> ArraySlice<Entity> {
    elements[ids.startIndex..<ids.endIndex]
  }

  /// Makes room for as many, so that appending them needs no larger array.
  package mutating func reserveCapacity(_ count: Int) { elements.reserveCapacity(count) }

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
