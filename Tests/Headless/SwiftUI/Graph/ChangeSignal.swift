import Synchronization

/// Hears of every observed change, from any thread, and collects what the platform would complain of.
final class ChangeSignal: Sendable {
  private struct Content {
    var isDirty = true
    var isUpdating = false
    /// The animation of the changes since the last pass.
    var animation: Animation?
    var disablesAnimations = false
    var faults: [String] = []
  }

  private let content = Mutex(Content())

  var faults: [String] { content.withLock { $0.faults } }

  var isDirty: Bool { content.withLock { $0.isDirty } }

  func mark() {
    let (animation, disables) = (
      Transaction.current.animation, Transaction.current.disablesAnimations
    )
    content.withLock { content in
      content.isDirty = true
      content.animation = animation ?? content.animation
      content.disablesAnimations = content.disablesAnimations || disables
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

  func setUpdating(_ isUpdating: Bool) {
    content.withLock { $0.isUpdating = isUpdating }
  }

  func record(fault: String) {
    content.withLock { $0.faults.append(fault) }
  }
}
