/// The app's half of a flow, if something announces that its answers may have changed.
///
/// The flow then asks again, as long as it runs. Answers that are read from `Observable` objects or from
/// ``FlowObserved`` values are followed without it.
@MainActor
public protocol FlowAnnouncing {
  /// What announces changes.
  var changes: [FlowChanges] { get }
}

/// What announces that an answer of the app may have changed.
public struct FlowChanges {
  /// Calls a function after each change, until what it returns is released.
  package let follow: @MainActor (_ changed: @escaping @MainActor @Sendable () -> Void) -> AnyObject

  package init(
    follow: @escaping @MainActor (_ changed: @escaping @MainActor @Sendable () -> Void) -> AnyObject
  ) {
    self.follow = follow
  }

  /// What announces changes of the answers of an app's half.
  @MainActor
  public static func announced(by logic: Any) -> [FlowChanges] {
    (logic as? any FlowAnnouncing)?.changes ?? []
  }

  /// The elements of an asynchronous sequence, such as those of an `AsyncStream`, or of
  /// `NotificationCenter.default.notifications(named:)`.
  public init<Elements: AsyncSequence & Sendable>(_ elements: Elements) {
    self.init { changed in
      FlowTask(
        Task.detached {
          // A sequence that throws announces no more.
          do { for try await _ in elements { await changed() } } catch {}
        })
    }
  }
}

/// A task that is cancelled when nobody keeps it any more.
private final class FlowTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  deinit { task.cancel() }
}
