/// Elements by weight, the lightest first and of equal weights the earliest.
struct PriorityQueue<Element> {
  private var heap: [(weight: Int32, number: Int, element: Element)] = []
  private var count = 0

  mutating func push(_ element: Element, _ weight: Int32) {
    heap.append((weight, count, element))
    count += 1
    var child = heap.count - 1
    while child > 0, isBefore(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (weight: Int32, element: Element)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return (first.weight, first.element)
  }

  private mutating func sink() {
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, isBefore(child + 1, child) { child += 1 }
      guard isBefore(child, parent) else { return }
      heap.swapAt(child, parent)
      parent = child
    }
  }

  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    (heap[one].weight, heap[one].number) < (heap[other].weight, heap[other].number)
  }
}
