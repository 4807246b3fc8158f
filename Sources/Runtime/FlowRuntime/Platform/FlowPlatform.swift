/// What a version of the system can do in one step.
public struct FlowPlatform: Hashable, Sendable {
  /// Whether several layers go at once when the lowest of them does.
  public var dismissesSeveralLayers: Bool
  /// How many milliseconds an alert takes to go; the system does not tell when it has gone.
  public var alertDismissal: Int
  /// How many milliseconds a layer takes to come up after it has appeared; nothing can be presented
  /// before, and the system does not tell when it stands.
  public var presentation: Int

  /// By the first version of the system that behaves so, the latest first.
  public static let table: [(version: Int, platform: FlowPlatform)] = [
    (
      17,
      FlowPlatform(
        dismissesSeveralLayers: true, alertDismissal: 350,
        presentation: 500)
    ),
    (
      16,
      FlowPlatform(
        dismissesSeveralLayers: false, alertDismissal: 500,
        presentation: 600)
    ),
  ]

  /// What a version of the system can do: that of the latest known one that isn't later.
  ///
  /// - Parameter version: the first number of the version of iOS, such as 17.
  public static func version(_ version: Int) -> FlowPlatform {
    let known = table.first { $0.version <= version } ?? table[table.count - 1]
    return known.platform
  }

  /// What the system can do that the app runs on.
  public static var current: FlowPlatform {
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) { return version(17) }
    return version(16)
  }

  /// The next step from the layers that are shown to those that are wanted.
  ///
  /// - Parameters:
  ///   - shown: the layers that the platform was asked to show, from the bottom to the top.
  ///   - wanted: the layers that shall be shown.
  ///   - readiness: what can be asked of the platform now.
  public func step<Layer: Equatable>(
    from shown: [Layer], to wanted: [Layer], by readiness: FlowPlatformReadiness = .ready
  ) -> FlowPlatformStep {
    let kept = zip(shown, wanted).prefix { $0 == $1 }.count
    switch readiness {
    case .ready: break
    case .stacksOnly: return kept == max(shown.count, wanted.count) ? .change : .wait
    case .busy: return .wait
    }
    if kept < shown.count {
      return .dismiss(to: dismissesSeveralLayers ? kept : shown.count - 1)
    }
    return kept < wanted.count ? .present(kept) : .change
  }
}

/// What can be asked of the platform while it may still be busy with the step before.
public enum FlowPlatformReadiness: Hashable, Sendable {
  /// Any step.
  case ready
  /// A layer still comes or goes: no other can, but stacks can change.
  case stacksOnly
  /// Nothing.
  case busy
}

/// A step that the platform can take before it has to tell that it has.
public enum FlowPlatformStep: Hashable, Sendable {
  /// None, until the platform can take one.
  case wait
  /// So many layers remain.
  case dismiss(to: Int)
  /// The stacks change, and nothing else.
  case change
  /// The stacks change, and the layer with this index comes.
  case present(Int)
}
