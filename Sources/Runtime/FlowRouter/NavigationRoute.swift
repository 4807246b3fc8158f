import FlowRuntime

/// How a popup or an alert is presented: `.sheet`, `.popover`, `.fullScreenCover`, `.alert` or
/// `.confirmationDialog`, with their options.
public typealias RouteStyle = FlowStyle

/// A screen on the navigation stack.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public struct NavigationRoute<Screen: FlowDestination>: Hashable, Sendable {
  /// The screen, with its arguments.
  public let screen: Screen

  /// - Parameter screen: the screen, with its arguments.
  public init(_ screen: Screen) { self.screen = screen }
}

/// A screen or a flow in a sheet, a popover or a full-screen cover.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public struct PopupRoute<Screen: FlowDestination>: Hashable, Identifiable, Sendable {
  /// The screen, with its arguments.
  public let popup: Screen
  /// How it is presented.
  public let style: RouteStyle

  /// The screen: a popup with other arguments is another popup.
  public var id: Screen { popup }

  /// - Parameters:
  ///   - popup: the screen, with its arguments.
  ///   - style: how it is presented.
  public init(_ popup: Screen, as style: RouteStyle = .sheet) {
    self.popup = popup
    self.style = style
  }
}

/// An alert or a confirmation dialog.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public struct AlertRoute<Screen: FlowDestination>: Hashable, Identifiable, Sendable {
  /// A button of an alert.
  public struct Choice: Hashable, Sendable {
    /// Its title.
    public let title: FlowText
    /// Its role on the platform.
    public let role: FlowButton.Role?
  }

  /// The alert, with its arguments.
  public let alert: Screen
  /// How it is presented: as an alert or as a confirmation dialog.
  public let style: RouteStyle
  /// Its title, as soon as it is shown.
  public private(set) var title: FlowText = ""
  /// Its message.
  public private(set) var message: FlowText?
  /// Its buttons, as soon as it is shown.
  public private(set) var buttons: [Choice] = []

  /// The alert: one with other arguments is another one.
  public var id: Screen { alert }

  /// - Parameters:
  ///   - alert: the alert, with its arguments.
  ///   - style: `.alert` or `.confirmationDialog`.
  public init(_ alert: Screen, as style: RouteStyle = .alert) {
    self.alert = alert
    self.style = style
  }

  init(_ alert: Screen, as style: RouteStyle, showing texts: FlowAlert?) {
    self.init(alert, as: style)
    guard let texts else { return }
    title = texts.title
    message = texts.message
    buttons = texts.buttons.map { Choice(title: $0.title, role: $0.role) }
  }
}
