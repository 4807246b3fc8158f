/// Elements that are kept once, and numbered in the order of their coming.
///
/// Its hash table holds numbers, not elements: a large element is in memory once.
public struct NumberedSet<Element: Hashable> {
  @usableFromInline var kept: [Element] = []
  /// Each number at the place that its element's hash says, or at the next free one; -1 is free.
  /// The number of places is a power of two, and a quarter of them is free.
  @usableFromInline var places: [Int32] = []

  @inlinable public init() {}

  /// In the order of their coming.
  @inlinable public var elements: [Element] { kept }

  @inlinable public func number(of element: Element) -> Int32? {
    if places.isEmpty { return nil }
    let number = places[place(of: element)]
    return number < 0 ? nil : number
  }

  @inlinable public func contains(_ element: Element) -> Bool { number(of: element) != nil }

  /// The number of an element, and whether the element is new.
  @discardableResult
  @inlinable public mutating func insert(_ element: Element) -> (number: Int32, isNew: Bool) {
    if (kept.count + 1) * 4 > places.count * 3 { grow() }
    let place = place(of: element)
    if places[place] >= 0 { return (places[place], false) }
    let number = Int32(kept.count)
    places[place] = number
    kept.append(element)
    return (number, true)
  }

  /// Where the number of an element is, or the free place for it.
  @inlinable func place(of element: Element) -> Int {
    var place = element.hashValue & (places.count - 1)
    while places[place] >= 0, kept[Int(places[place])] != element {
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  @inlinable mutating func grow() {
    places = Array(repeating: -1, count: max(2 * places.count, 8))
    for (number, element) in kept.enumerated() {
      var place = element.hashValue & (places.count - 1)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(number)
    }
  }
}

extension NumberedSet: Sendable where Element: Sendable {}
