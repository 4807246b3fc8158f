/// Text that grows by many small pieces: an array would ask at each whether it is its only owner.
struct RenderedText: ~Copyable {
  private var storage: UnsafeMutablePointer<UInt8>
  private var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    storage = .allocate(capacity: self.capacity)
  }

  deinit { storage.deallocate() }

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: storage, count: count) }

  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let start = piece.baseAddress else { return }
    if capacity - count < piece.count { grow(for: piece.count) }
    (storage + count).initialize(from: start, count: piece.count)
    count += piece.count
  }

  private mutating func grow(for room: Int) {
    capacity = max(2 * capacity, count + room)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.moveInitialize(from: storage, count: count)
    storage.deallocate()
    storage = larger
  }
}
