/// The style of presentation of a destination.
public struct FlowStyle: Hashable, Codable, Sendable {
  package enum Kind: Hashable, Codable, Sendable {
    case push, movingPush, plain, animated, replace
    case layer(FlowPresentation)
  }

  package let kind: Kind
  package private(set) var compact: Kind?
  package private(set) var detents: [FlowDetent] = []
  private(set) var interactiveDismissDisabled = false
  package private(set) var transition = FlowTransition.opacity
  package private(set) var animation = FlowAnimation.default
  /// Whether a full-screen cover fades in and out.
  package private(set) var crossDissolves = false
  /// For `replace`: the lowest screen to replace.
  private(set) var from: FlowScreen?
  /// The view that a popover or a dialog points at.
  package private(set) var anchor: FlowAnchorName?
  /// The view out of which it zooms.
  package private(set) var source: FlowAnchorName?

  /// A push, with the platform's back button.
  public static var push: FlowStyle { FlowStyle(kind: .push) }
  /// A push with its own transition, and with the platform's back button.
  public static func push(
    _ transition: FlowTransition, _ animation: FlowAnimation = .default
  ) -> FlowStyle {
    FlowStyle(kind: .movingPush, transition: transition, animation: animation)
  }
  /// A push without a navigation bar, and so without a back button.
  public static var plain: FlowStyle { FlowStyle(kind: .plain) }
  /// Replaces the source.
  public static var replace: FlowStyle { FlowStyle(kind: .replace) }
  /// A sheet with the platform's default height.
  public static var sheet: FlowStyle { sheet() }
  /// A popover; a tap beside it closes it.
  public static var popover: FlowStyle { popover() }
  /// A full-screen cover; only an event closes it.
  public static var fullScreenCover: FlowStyle { fullScreenCover() }
  /// An alert.
  public static var alert: FlowStyle { FlowStyle(kind: .layer(.alert)) }
  /// A confirmation dialog.
  public static var confirmationDialog: FlowStyle {
    FlowStyle(kind: .layer(.confirmationDialog))
  }

  /// A sheet.
  ///
  /// - Parameters:
  ///   - detents: its heights; by default the platform's.
  ///   - interactiveDismissDisabled: whether a swipe can't close it.
  public static func sheet(
    detents: [FlowDetent] = [], interactiveDismissDisabled: Bool = false
  ) -> FlowStyle {
    FlowStyle(
      kind: .layer(.sheet), detents: detents,
      interactiveDismissDisabled: interactiveDismissDisabled)
  }

  /// A full-screen cover; only an event closes it.
  ///
  /// - Parameter crossDissolves: whether it fades in and out instead of sliding. Before iOS 16.4, and on macOS, it
  ///   appears as the platform shows it.
  public static func fullScreenCover(crossDissolves: Bool = false) -> FlowStyle {
    FlowStyle(kind: .layer(.fullScreenCover), crossDissolves: crossDissolves)
  }

  /// A popover.
  ///
  /// - Parameter interactiveDismissDisabled: whether a tap beside it can't close it.
  public static func popover(interactiveDismissDisabled: Bool = false) -> FlowStyle {
    FlowStyle(
      kind: .layer(.popover), interactiveDismissDisabled: interactiveDismissDisabled)
  }

  /// A push like ``plain``, with its own transition.
  public static func animated(
    _ transition: FlowTransition = .opacity, _ animation: FlowAnimation = .default
  ) -> FlowStyle {
    FlowStyle(kind: .animated, transition: transition, animation: animation)
  }

  /// Replaces a screen further down, and all screens above it.
  public static func replace<Screen: FlowScreenName>(from screen: Screen) -> FlowStyle {
    FlowStyle(kind: .replace, from: screen.anyScreen)
  }

  /// The same style, but another one in compact width.
  public func inCompactWidth(_ style: FlowStyle) -> FlowStyle {
    var adaptive = self
    adaptive.compact = style.kind
    if detents.isEmpty { adaptive.detents = style.detents }
    adaptive.interactiveDismissDisabled =
      interactiveDismissDisabled || style.interactiveDismissDisabled
    adaptive.crossDissolves = crossDissolves || style.crossDissolves
    if !kind.moves {
      adaptive.transition = style.transition
      adaptive.animation = style.animation
    }
    return adaptive
  }

  /// The same style, but a popover or a confirmation dialog points at an anchor of the screen below.
  ///
  /// If no view is marked with the anchor, it points at the whole screen.
  public func pointing<Anchor: FlowAnchor>(at anchor: Anchor) -> FlowStyle {
    var pointing = self
    pointing.anchor = FlowAnchorName(anchor)
    return pointing
  }

  /// The same style, but a push, a sheet or a full-screen cover zooms out of an anchor of the screen below,
  /// and back into it.
  ///
  /// A popover points at it. If no view is marked with the anchor, and before iOS 18, the screen appears as it does
  /// without a zoom.
  public func zooming<Anchor: FlowAnchor>(from anchor: Anchor) -> FlowStyle {
    var zooming = pointing(at: anchor)
    zooming.source = FlowAnchorName(anchor)
    return zooming
  }

  /// A push out of an anchor of the screen below.
  static func zoomedPush(from anchor: FlowAnchorName) -> FlowStyle {
    var push = push
    push.anchor = anchor
    push.source = anchor
    return push
  }

  /// Whether the user can swipe or tap it away.
  package func isDismissible(_ presentation: FlowPresentation) -> Bool {
    (presentation == .sheet || presentation == .popover) && !interactiveDismissDisabled
  }
}

extension FlowStyle {
  package func kind(_ isCompact: Bool) -> Kind { isCompact ? compact ?? kind : kind }

  /// The way in which a page of a stack appears.
  package func arrival(_ isCompact: Bool) -> FlowArrival {
    switch kind(isCompact) {
    case .plain: .plain
    case .animated: .animated(transition, animation)
    case .movingPush: .pushed(transition, animation)
    case .push: source.map { .zoomed(from: $0) } ?? .push
    default: .push
    }
  }
}

extension FlowStyle.Kind {
  fileprivate var moves: Bool { self == .animated || self == .movingPush }
}
