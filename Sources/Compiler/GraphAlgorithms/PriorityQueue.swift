/// Elements by weight, the lightest first and of equal weights the earliest.
struct PriorityQueue<Element> {
  private struct Entry {
    /// The weight, and below it the number that tells the earliest.
    let key: UInt64
    let element: Element
  }

  private var heap: [Entry] = []
  /// How many have ever been in it.
  private(set) var count: UInt64 = 0

  var isEmpty: Bool { heap.isEmpty }

  /// - Parameter weight: from 0 to 2^24.
  mutating func push(_ element: Element, _ weight: Int32) {
    heap.append(Entry(key: UInt64(weight) << 40 | count, element: element))
    count += 1
    var child = heap.count - 1
    while child > 0, heap[child].key < heap[(child - 1) / 2].key {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (weight: Int32, element: Element)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !isEmpty {
      heap[0] = last
      sink()
    }
    return (Int32(first.key >> 40), first.element)
  }

  private mutating func sink() {
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child + 1].key < heap[child].key { child += 1 }
      guard heap[child].key < heap[parent].key else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }
}
