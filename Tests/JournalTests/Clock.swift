/// A clock that stands still.
@MainActor
final class Clock {
  private var sleepers: [(left: Int, wakes: UnsafeContinuation<Void, Never>)] = []

  func sleep(_ milliseconds: Int) async {
    await withUnsafeContinuation { sleepers.append((milliseconds, $0)) }
  }

  func pass(_ milliseconds: Int) async {
    for _ in 0..<32 { await Task.yield() }
    let due = sleepers.filter { $0.left <= milliseconds }
    sleepers = sleepers.filter { $0.left > milliseconds }.map { ($0.left - milliseconds, $0.wakes) }
    for sleeper in due { sleeper.wakes.resume() }
    for _ in 0..<32 { await Task.yield() }
  }

  deinit {
    for sleeper in sleepers { sleeper.wakes.resume() }
  }
}
