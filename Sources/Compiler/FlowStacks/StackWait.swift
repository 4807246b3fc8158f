import FlowModel

/// What a destination waits for: an outcome of the app, or that time passes.
struct StackWait: Hashable, Sendable {
  enum Cause: Hashable, Sendable {
    /// What a screen itself awaits.
    case screen(ID<Screen>)
    /// An `await` or an `after` in a list.
    case action(ID<Action>)
  }

  let cause: Cause
  /// Whose frame the list means in which it stands.
  var frame = Continuation.FrameChoice.source
}

/// The waits of a destination.
///
/// What waits below the top can't be seen there. So where something is pushed on a destination that waits, the automaton
/// chooses whether the wait ends while that is on top. If so, the wait belongs to what is pushed.
struct Waits: Hashable, Sendable {
  /// What it waits for, in the order of the causes.
  private(set) var own: [StackWait] = []
  /// What it hands on to what is pushed on it next.
  private(set) var handed: StackWait?
  /// It has handed on a wait, which may not have ended under what was pushed on it then.
  private(set) var hasHanded = false

  mutating func insert(_ wait: StackWait) {
    own.append(wait)
    own.sort { $0.cause < $1.cause }
    hasHanded = false
  }

  mutating func remove(_ wait: StackWait) { own.removeAll { $0 == wait } }

  mutating func hand(on wait: StackWait) {
    remove(wait)
    handed = wait
  }

  /// Something comes on it.
  mutating func cover() {
    hasHanded = hasHanded || handed != nil
    handed = nil
  }
}

extension StackWait.Cause: Comparable {
  static func < (one: StackWait.Cause, other: StackWait.Cause) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int32 {
    switch self {
    case .screen(let id): -1 - id.index
    case .action(let id): id.index
    }
  }
}
