/// One layer of what is on screen, in UIKit or in SwiftUI.
public struct HeadlessLayer: Equatable, Sendable {
  public enum Presentation: String, Sendable {
    case root, sheet, fullScreenCover, popover, alert, confirmationDialog

    package var isAlert: Bool { self == .alert || self == .confirmationDialog }
  }

  public var presentation: Presentation
  /// The pages from bottom to top, each by its accessibility identifier, title or first text.
  public var pages: [String]
  public var selectedTab: String?
  /// The layer is still coming or already going.
  public var isInTransition: Bool

  public init(
    presentation: Presentation, pages: [String], selectedTab: String? = nil,
    isInTransition: Bool = false
  ) {
    self.presentation = presentation
    self.pages = pages
    self.selectedTab = selectedTab
    self.isInTransition = isInTransition
  }
}

/// A presentation or a dismissal that the app has asked for.
public struct HeadlessPresentation: Equatable, Sendable {
  public var presentation: HeadlessLayer.Presentation
  /// Whether the layer comes; else it goes.
  public var isComing: Bool
  /// Whether the platform animates it, as it does unless the transaction disables that.
  public var isAnimated: Bool

  public init(
    _ presentation: HeadlessLayer.Presentation, isComing: Bool, isAnimated: Bool = true
  ) {
    self.presentation = presentation
    self.isComing = isComing
    self.isAnimated = isAnimated
  }
}
