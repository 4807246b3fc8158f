import Dispatch

/// A dispatch queue as a scheduler, as in Apple's Combine.
///
/// OpenCombine has one too, in a module of its own. It leaves the conformance out if a module `Combine` exists,
/// which is the case here in all builds but the first.
// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchQueue: @retroactive Scheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable,
      Sendable
    {
      public var magnitude: Int

      init(nanoseconds: Int) { magnitude = nanoseconds }

      public init(integerLiteral seconds: Int) { magnitude = seconds * 1_000_000_000 }

      public init?<T: BinaryInteger>(exactly seconds: T) {
        guard let seconds = Int(exactly: seconds) else { return nil }
        self.init(integerLiteral: seconds)
      }

      public static func < (one: Stride, other: Stride) -> Bool {
        one.magnitude < other.magnitude
      }

      public static func + (one: Stride, other: Stride) -> Stride {
        Stride(nanoseconds: one.magnitude + other.magnitude)
      }

      public static func - (one: Stride, other: Stride) -> Stride {
        Stride(nanoseconds: one.magnitude - other.magnitude)
      }

      public static func * (one: Stride, other: Stride) -> Stride {
        Stride(nanoseconds: one.magnitude * other.magnitude)
      }

      public static func *= (one: inout Stride, other: Stride) { one = one * other }

      public static func seconds(_ seconds: Int) -> Stride { Stride(integerLiteral: seconds) }

      public static func seconds(_ seconds: Double) -> Stride {
        Stride(nanoseconds: Int(seconds * 1_000_000_000))
      }

      public static func milliseconds(_ count: Int) -> Stride {
        Stride(nanoseconds: count * 1_000_000)
      }

      public static func microseconds(_ count: Int) -> Stride { Stride(nanoseconds: count * 1000) }

      public static func nanoseconds(_ count: Int) -> Stride { Stride(nanoseconds: count) }
    }

    public let dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }

    public func distance(to other: SchedulerTimeType) -> Stride {
      let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride(nanoseconds: Int(end) - Int(start))
    }

    public func advanced(by stride: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + .nanoseconds(stride.magnitude))
    }
  }

  public struct SchedulerOptions: Sendable {}

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.setEventHandler { action() }
    timer.schedule(
      deadline: date.dispatchTime, repeating: .nanoseconds(interval.magnitude),
      leeway: .nanoseconds(tolerance.magnitude))
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

/// As on Apple's platforms, where a queue is an `NSObject`. Here, each `DispatchQueue.main` is another object.
// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchQueue: @retroactive Equatable {
  public static func == (one: DispatchQueue, other: DispatchQueue) -> Bool {
    one === other || one.isMain && other.isMain
  }

  private var isMain: Bool { label == DispatchQueue.main.label }
}
