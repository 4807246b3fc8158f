/// The abilities of a system version: the changes that it can make in one step.
public struct FlowPlatform: Hashable, Sendable {
  /// The first number of the version of iOS, or of the version of another system that came with it.
  public private(set) var version: Int
  /// Whether the dismissal of a layer also dismisses the layers above it in one step.
  public var dismissesSeveralLayers: Bool
  /// The time that the dismissal of an alert takes, in milliseconds; the system does not report its end.
  public var alertDismissal: Int
  /// The time of a layer's transition after it has appeared, in milliseconds. Nothing can be presented
  /// before, and the system does not report the end of the transition.
  public var presentation: Int
  /// The time of a push or a pop of a `NavigationView`, in milliseconds. It does one at a time, and does not
  /// report its end.
  public var navigation = 650

  /// The platforms by the first system version that behaves this way, the latest first.
  public static let table = [
    FlowPlatform(
      version: 17, dismissesSeveralLayers: true, alertDismissal: 350, presentation: 500),
    FlowPlatform(
      version: 16, dismissesSeveralLayers: false, alertDismissal: 500, presentation: 600),
  ]

  /// The platform of a system version: it behaves like the latest known one that isn't later.
  ///
  /// - Parameter version: the first number of the version of iOS, such as 17.
  public static func version(_ version: Int) -> FlowPlatform {
    var platform = table.first { $0.version <= version } ?? table[table.count - 1]
    platform.version = version
    return platform
  }

  /// The platform on which the app runs.
  public static var current: FlowPlatform {
    if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) { return version(18) }
    if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *) { return version(17) }
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { return version(16) }
    if #available(iOS 15, tvOS 15, watchOS 8, *) { return version(15) }
    if #available(iOS 14, tvOS 14, watchOS 7, *) { return version(14) }
    return version(13)
  }

  /// The next step from the shown layers to the wanted layers.
  ///
  /// - Parameters:
  ///   - shown: the layers that the platform was asked to show, from the bottom to the top.
  ///   - wanted: the layers that should be shown.
  ///   - readiness: the steps for which the platform is ready now.
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

/// The steps for which the platform is ready while it may be busy with the previous step.
public enum FlowPlatformReadiness: Hashable, Sendable {
  /// Any step.
  case ready
  /// Changes of stacks only, because a layer still appears or disappears.
  case stacksOnly
  /// Nothing.
  case busy
}

/// One step of the platform, which ends with a report.
public enum FlowPlatformStep: Hashable, Sendable {
  /// No step, until the platform is ready.
  case wait
  /// Dismiss layers, so that this number of layers remains.
  case dismiss(to: Int)
  /// Change only the stacks.
  case change
  /// Change the stacks, and present the layer with this index.
  case present(Int)
}
