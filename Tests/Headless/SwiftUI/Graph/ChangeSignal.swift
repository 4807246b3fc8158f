import Synchronization

/// Hears of every observed change, from any thread, and collects what the platform would complain of.
final class ChangeSignal: Sendable {
  private struct Content {
    var isDirty = true
    var isUpdating = false
    /// The animation of the changes since the last pass.
    var animation: Animation?
    var faults: [String] = []
  }

  private let content = Mutex(Content())

  var faults: [String] { content.withLock { $0.faults } }

  var isDirty: Bool { content.withLock { $0.isDirty } }

  func mark() {
    let animation = Transaction.current.animation
    content.withLock { content in
      content.isDirty = true
      content.animation = animation ?? content.animation
      if content.isUpdating { content.faults.append("state changed during a view update") }
    }
  }

  /// True once after each change.
  func takeDirty() -> Bool {
    content.withLock { content in
      defer { content.isDirty = false }
      return content.isDirty
    }
  }

  /// At what pace the changes since the last pass show.
  func takeAnimation() -> Animation? {
    content.withLock { content in
      defer { content.animation = nil }
      return content.animation
    }
  }

  func setUpdating(_ isUpdating: Bool) {
    content.withLock { $0.isUpdating = isUpdating }
  }

  func record(fault: String) {
    content.withLock { $0.faults.append(fault) }
  }
}
