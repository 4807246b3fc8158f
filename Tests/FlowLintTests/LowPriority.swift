import Dispatch
import Testing

/// Runs the cases of a suite on threads of low priority.
///
/// For suites that compute for long: others, of which each step waits for a thread of the pool and
/// for the main actor, are not behind them in the line, and no core idles at the end.
struct LowPriority: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(LowPriorityExecutor(), operation: function)
  }
}

extension Trait where Self == LowPriority {
  static var lowPriority: Self { LowPriority() }
}

private final class LowPriorityExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.global(qos: .utility).async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
