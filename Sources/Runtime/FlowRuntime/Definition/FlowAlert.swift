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
