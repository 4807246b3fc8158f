import Synchronization

/// Hears of every observed change, from any thread, and collects what the platform would complain of.
final class ChangeSignal: Sendable {
  private struct Content {
    var isDirty = true
    var isUpdating = false
    /// The animation of the changes since the last pass.
    var animation: Animation?
    var disablesAnimations = false
    var hasCompletion = false
    var faults: [String] = []
  }

  private let content = Mutex(Content())

  var faults: [String] { content.withLock { $0.faults } }

  var isDirty: Bool { content.withLock { $0.isDirty } }

  func mark() {
    let transaction = Transaction.current
    content.withLock { content in
      content.isDirty = true
      content.animation = transaction.animation ?? content.animation
      if transaction.disablesAnimations { content.disablesAnimations = true }
      if transaction.hasCompletion { content.hasCompletion = true }
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

  /// Whether the changes since the last pass must not be animated by the platform.
  func takeDisablesAnimations() -> Bool {
    content.withLock { content in
      defer { content.disablesAnimations = false }
      return content.disablesAnimations
    }
  }

  /// Whether code waits for the animation of a change since the last pass.
  func takeHasCompletion() -> Bool {
    content.withLock { content in
      defer { content.hasCompletion = false }
      return content.hasCompletion
    }
  }

  func setUpdating(_ isUpdating: Bool) {
    content.withLock { $0.isUpdating = isUpdating }
  }

  func record(fault: String) {
    content.withLock { $0.faults.append(fault) }
  }
}
