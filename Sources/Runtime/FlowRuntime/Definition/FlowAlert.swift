/// An alert or a confirmation dialog.
package struct FlowAlert {
  package let title: FlowText
  package let message: FlowText?
  package let fields: [FlowField]
  package let buttons: [FlowButton]
}

/// A text field of an alert.
public struct FlowField {
  package let name: String
  package let placeholder: FlowText
  package let isSecure: Bool

  /// - Parameters:
  ///   - name: the name under which the button's event gets the text.
  ///   - placeholder: the text in the empty field.
  ///   - isSecure: whether the field hides its text, as for a password.
  public init(_ name: String, _ placeholder: FlowText, isSecure: Bool = false) {
    self.name = name
    self.placeholder = placeholder
    self.isSecure = isSecure
  }
}

/// A button of an alert. It sends an event to the screen that presented the alert.
public struct FlowButton {
  /// The role of a button on the platform.
  public enum Role: Sendable { case cancel, destructive }

  /// Sends the event to the presenter, with the texts of the fields by their names.
  public typealias Action = @MainActor (_ presenter: FlowPage.ID, _ texts: [String: String]) -> Void

  package let title: FlowText
  package let role: Role?
  package let action: Action?

  /// - Parameters:
  ///   - title: the title.
  ///   - role: the role on the platform.
  ///   - action: sends the event after the alert has closed; `nil` if the button only closes it.
  public init(_ title: FlowText, role: Role? = nil, action: Action? = nil) {
    self.title = title
    self.role = role
    self.action = action
  }
}

/// A tab with its own stack, or a tab that only sends an event.
public struct FlowTab {
  package let root: (any FlowDestination)?
  package let title: FlowText
  package let icon: String?
  /// Sends the event of a tap on the selected tab, or of any tap if the tab has no screen.
  package let event: (@MainActor (_ tabs: FlowPage.ID) -> Void)?

  /// - Parameters:
  ///   - root: the first screen of its stack; `nil` if it only sends an event.
  ///   - title: the title.
  ///   - icon: the name of a system symbol.
  ///   - event: sends the event of a tap on the selected tab, or of any tap if `root` is `nil`.
  public init(
    _ root: (any FlowDestination)?, title: FlowText, icon: String? = nil,
    event: (@MainActor (_ tabs: FlowPage.ID) -> Void)? = nil
  ) {
    self.root = root
    self.title = title
    self.icon = icon
    self.event = event
  }
}
