import FlowRuntime

@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
extension PathPresenter {
  /// How a screen on a path is presented.
  public struct PathType: Hashable, Sendable {
    /// The style, with its options.
    public let style: FlowStyle
    /// Done once when the screen has gone from the path.
    public package(set) var onDismiss: Action?

    /// - Parameters:
    ///   - style: the style. A push is shown like an animated screen that comes from the trailing edge.
    ///   - onDismiss: done once when the screen has gone from the path. It is not encoded, and two types that
    ///     differ only in it are equal.
    public init(_ style: FlowStyle, onDismiss: Action? = nil) {
      self.style = style
      self.onDismiss = onDismiss
    }

    /// In front of the screens below, without a transition.
    public static var plain: PathType { PathType(.plain) }

    /// In front of the screens below, with a transition in and out.
    public static func animated(
      transition: FlowTransition = .opacity, animation: FlowAnimation = .default
    ) -> PathType {
      PathType(.animated(transition, animation))
    }

    /// In a sheet. The screens after it on the path are in the sheet too.
    ///
    /// - Parameters:
    ///   - detents: its heights, from iOS 16 on; by default the platform's.
    ///   - interactiveDismissDisabled: whether a swipe can't close it, from iOS 15 on.
    ///   - onDismiss: done once when the sheet has gone.
    public static func sheet(
      detents: [FlowDetent] = [], interactiveDismissDisabled: Bool = false,
      onDismiss: Action? = nil
    ) -> PathType {
      PathType(
        .sheet(detents: detents, interactiveDismissDisabled: interactiveDismissDisabled),
        onDismiss: onDismiss)
    }

    public static func == (one: PathType, other: PathType) -> Bool { one.style == other.style }

    public func hash(into hasher: inout Hasher) { hasher.combine(style) }
  }
}

@available(iOS 14, macOS 13, tvOS 14, visionOS 1, *)
extension PathPresenter.PathType: Codable {
  /// Decodes the style.
  ///
  /// - Throws: `DecodingError` if it is none.
  public init(from decoder: any Decoder) throws { self.init(try FlowStyle(from: decoder)) }

  /// Encodes the style.
  ///
  /// - Throws: `EncodingError` if the encoder fails.
  public func encode(to encoder: any Encoder) throws { try style.encode(to: encoder) }
}
