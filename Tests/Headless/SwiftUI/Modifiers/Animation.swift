/// Animations are declared and remembered here, and never run.
public struct Animation: Equatable, Sendable {
  private let description: String

  public static let `default` = Animation(description: "default")
  public static let linear = Animation(description: "linear")
  public static let easeIn = Animation(description: "easeIn")
  public static let easeOut = Animation(description: "easeOut")
  public static let easeInOut = Animation(description: "easeInOut")
  public static let spring = Animation(description: "spring")
  public static let smooth = Animation(description: "smooth")
  public static let snappy = Animation(description: "snappy")
  public static let bouncy = Animation(description: "bouncy")

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(description: "linear \(duration)")
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(description: "easeIn \(duration)")
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(description: "easeOut \(duration)")
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(description: "easeInOut \(duration)")
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(description: "curve \(p1x) \(p1y) \(p2x) \(p2y) \(duration)")
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(description: "spring \(response) \(dampingFraction) \(blendDuration)")
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(description: "spring \(duration) \(bounce) \(blendDuration)")
  }

  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(description: "interactiveSpring \(response) \(dampingFraction) \(blendDuration)")
  }

  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(description: "interpolatingSpring \(mass) \(stiffness) \(damping)")
  }

  public static func smooth(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    Animation(description: "smooth \(duration) \(extraBounce)")
  }

  public static func snappy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    Animation(description: "snappy \(duration) \(extraBounce)")
  }

  public static func bouncy(
    duration: TimeInterval = 0.5, extraBounce: Double = 0.0
  ) -> Animation {
    Animation(description: "bouncy \(duration) \(extraBounce)")
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(description: "\(description) after \(delay)")
  }

  public func speed(_ speed: Double) -> Animation {
    Animation(description: "\(description) at \(speed)")
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(description: "\(description) \(repeatCount) times \(autoreverses)")
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(description: "\(description) forever \(autoreverses)")
  }
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// The completion comes on a later turn of the main actor.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  nonisolated(unsafe) let completion = completion
  defer { Task { @MainActor in completion() } }
  var transaction = Transaction(animation: animation)
  transaction.hasCompletion = true
  return try withTransaction(transaction, body)
}

public struct Transaction: Sendable {
  /// In which state changes now.
  @TaskLocal static var current = Transaction()

  public var animation: Animation?
  public var disablesAnimations = false
  var hasCompletion = false

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

extension View {
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    unrendered()
  }
}
