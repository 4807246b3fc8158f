/// A clock that stands still until a test lets time pass.
@MainActor
final class TestClock {
  private(set) var now = 0
  private var events: [(due: Int, number: Int, happens: @MainActor () -> Void)] = []
  private var count = 0
  /// How many of those that slept are on their way back to the main actor.
  private var waking = 0

  func sleep(_ milliseconds: Int) async {
    await withUnsafeContinuation { wakes in
      after(milliseconds) {
        self.waking += 1
        wakes.resume()
      }
    }
    waking -= 1
  }

  func after(_ milliseconds: Int, _ happens: @escaping @MainActor () -> Void) {
    count += 1
    events.append((now + milliseconds, count, happens))
  }

  /// Time passes, and everything happens when it is due.
  func pass(_ milliseconds: Int) async {
    let end = now + milliseconds
    await settle()
    while let next = events.min(by: { ($0.due, $0.number) < ($1.due, $1.number) }), next.due <= end
    {
      now = max(now, next.due)
      events.removeAll { $0.number == next.number }
      next.happens()
      await settle()
    }
    now = end
  }

  /// Lets tasks go on until they wait. Who has slept comes back by another thread, which may take
  /// long on a busy machine.
  func settle() async {
    repeat { for _ in 0..<8 { await Task.yield() } } while waking > 0
  }
}
