import Dispatch
import Testing

/// Runs the cases of a suite on threads of low priority.
///
/// A suite that computes for seconds takes it. Each step of the tests that drive generated code
/// waits for a thread and for the main actor; now it does not wait behind the computation.
struct LowPriority: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, *) else { return try await function() }
    try await withTaskExecutorPreference(LowPriorityExecutor(), operation: function)
  }
}

extension Trait where Self == LowPriority {
  static var lowPriority: Self { LowPriority() }
}

@available(macOS 15, *)
private final class LowPriorityExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    DispatchQueue.global(qos: .utility).async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
