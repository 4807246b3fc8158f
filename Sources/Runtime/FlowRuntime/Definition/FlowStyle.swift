/// How a destination comes up.
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
  /// For `replace`: the screen from which on everything is taken away.
  private(set) var from: FlowScreen?
  /// What a popover or a dialog points at.
  package private(set) var anchor: FlowAnchorName?

  /// On top of the stack, with the platform's way back.
  public static var push: FlowStyle { FlowStyle(kind: .push) }
  /// On top of the stack, with the platform's way back, but moving in and out its own way.
  public static func push(
    _ transition: FlowTransition, _ animation: FlowAnimation = .default
  ) -> FlowStyle {
    FlowStyle(kind: .movingPush, transition: transition, animation: animation)
  }
  /// On top of the stack, without a bar and so without a way back.
  public static var plain: FlowStyle { FlowStyle(kind: .plain) }
  /// In the source's place.
  public static var replace: FlowStyle { FlowStyle(kind: .replace) }
  /// In a sheet of the platform's own height.
  public static var sheet: FlowStyle { sheet() }
  /// In a popover that a tap beside it closes.
  public static var popover: FlowStyle { popover() }
  /// In a layer that covers everything; only an event leads out of it.
  public static var fullScreenCover: FlowStyle { FlowStyle(kind: .layer(.fullScreenCover)) }
  /// As an alert.
  public static var alert: FlowStyle { FlowStyle(kind: .layer(.alert)) }
  /// As a confirmation dialog.
  public static var confirmationDialog: FlowStyle {
    FlowStyle(kind: .layer(.confirmationDialog))
  }

  /// In a sheet.
  ///
  /// - Parameters:
  ///   - detents: the heights that it can have; the platform's own if none is said.
  ///   - interactiveDismissDisabled: whether the user cannot swipe it away.
  public static func sheet(
    detents: [FlowDetent] = [], interactiveDismissDisabled: Bool = false
  ) -> FlowStyle {
    FlowStyle(
      kind: .layer(.sheet), detents: detents,
      interactiveDismissDisabled: interactiveDismissDisabled)
  }

  /// In a popover.
  ///
  /// - Parameter interactiveDismissDisabled: whether a tap beside it does not close it.
  public static func popover(interactiveDismissDisabled: Bool = false) -> FlowStyle {
    FlowStyle(
      kind: .layer(.popover), interactiveDismissDisabled: interactiveDismissDisabled)
  }

  /// On top of the stack like ``plain``, but moving in and out.
  public static func animated(
    _ transition: FlowTransition = .opacity, _ animation: FlowAnimation = .default
  ) -> FlowStyle {
    FlowStyle(kind: .animated, transition: transition, animation: animation)
  }

  /// In the place of a screen further down, and of all above that.
  public static func replace<Screen: FlowScreenName>(from screen: Screen) -> FlowStyle {
    FlowStyle(kind: .replace, from: screen.anyScreen)
  }

  /// The same, but shown in another style where the width is compact.
  public func inCompactWidth(_ style: FlowStyle) -> FlowStyle {
    var adaptive = self
    adaptive.compact = style.kind
    if detents.isEmpty { adaptive.detents = style.detents }
    adaptive.interactiveDismissDisabled =
      interactiveDismissDisabled || style.interactiveDismissDisabled
    if !kind.moves {
      adaptive.transition = style.transition
      adaptive.animation = style.animation
    }
    return adaptive
  }

  /// The same, but a popover or a confirmation dialog points at a place of the screen below.
  ///
  /// Where no view is marked as the place, it points at that screen as a whole.
  public func pointing<Anchor: FlowAnchor>(at anchor: Anchor) -> FlowStyle {
    var pointing = self
    pointing.anchor = FlowAnchorName(anchor)
    return pointing
  }

  /// Whether the user can swipe or tap it away.
  package func isDismissible(_ presentation: FlowPresentation) -> Bool {
    (presentation == .sheet || presentation == .popover) && !interactiveDismissDisabled
  }
}

extension FlowStyle {
  package func kind(_ isCompact: Bool) -> Kind { isCompact ? compact ?? kind : kind }

  /// How a page arrives that comes up in a stack.
  package func arrival(_ isCompact: Bool) -> FlowArrival {
    switch kind(isCompact) {
    case .plain: .plain
    case .animated: .animated(transition, animation)
    case .movingPush: .pushed(transition, animation)
    default: .push
    }
  }
}

extension FlowStyle.Kind {
  fileprivate var moves: Bool { self == .animated || self == .movingPush }
}
