import Synchronization

/// Hears of every observed change, from any thread, and collects what the platform would complain of.
final class ChangeSignal: Sendable {
  private struct Content {
    var isDirty = true
    var isUpdating = false
    var faults: [String] = []
  }

  private let content = Mutex(Content())

  var faults: [String] { content.withLock { $0.faults } }

  func mark() {
    content.withLock { content in
      content.isDirty = true
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

  func setUpdating(_ isUpdating: Bool) {
    content.withLock { $0.isUpdating = isUpdating }
  }

  func record(fault: String) {
    content.withLock { $0.faults.append(fault) }
  }
}
