@MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty { Stage.of(presentedViewController).record("a sheet has no detent") }
    }
  }
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersEdgeAttachedInCompactHeight = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var preferredCornerRadius: CGFloat?

  open func animateChanges(_ changes: () -> Void) { changes() }
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String

      public init(_ rawValue: String) { self.rawValue = rawValue }

      public init(rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    private let givenIdentifier: Identifier

    private init(_ identifier: Identifier) { givenIdentifier = identifier }

    open var identifier: Identifier {
      Stage.require(.iOS(16), "UISheetPresentationController.Detent.identifier")
      return givenIdentifier
    }

    open class func medium() -> Detent { Detent(.medium) }

    open class func large() -> Detent { Detent(.large) }

    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Stage.require(.iOS(16), "UISheetPresentationController.Detent.custom")
      return Detent(identifier ?? Identifier(UUID().uuidString))
    }
  }
}

@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}
