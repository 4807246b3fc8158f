/// How a destination comes up.
public struct FlowStyle: Hashable, Codable, Sendable {
  package enum Kind: Hashable, Codable, Sendable {
    case push, plain, animated, replace
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

  public static var push: FlowStyle { FlowStyle(kind: .push) }
  public static var plain: FlowStyle { FlowStyle(kind: .plain) }
  public static var replace: FlowStyle { FlowStyle(kind: .replace) }
  public static var sheet: FlowStyle { sheet() }
  public static var popover: FlowStyle { popover() }
  public static var fullScreenCover: FlowStyle { FlowStyle(kind: .layer(.fullScreenCover)) }
  public static var alert: FlowStyle { FlowStyle(kind: .layer(.alert)) }
  public static var confirmationDialog: FlowStyle {
    FlowStyle(kind: .layer(.confirmationDialog))
  }

  public static func sheet(
    detents: [FlowDetent] = [], interactiveDismissDisabled: Bool = false
  ) -> FlowStyle {
    FlowStyle(
      kind: .layer(.sheet), detents: detents,
      interactiveDismissDisabled: interactiveDismissDisabled)
  }

  public static func popover(interactiveDismissDisabled: Bool = false) -> FlowStyle {
    FlowStyle(
      kind: .layer(.popover), interactiveDismissDisabled: interactiveDismissDisabled)
  }

  public static func animated(
    _ transition: FlowTransition = .opacity, _ animation: FlowAnimation = .default
  ) -> FlowStyle {
    FlowStyle(kind: .animated, transition: transition, animation: animation)
  }

  public static func replace<Screen: FlowScreenName>(from screen: Screen) -> FlowStyle {
    FlowStyle(kind: .replace, from: screen.anyScreen)
  }

  /// The same, but shown in another style where the width is compact.
  public func inCompactWidth(_ style: FlowStyle) -> FlowStyle {
    var adaptive = self
    adaptive.compact = style.kind
    return adaptive
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
    default: .push
    }
  }
}
