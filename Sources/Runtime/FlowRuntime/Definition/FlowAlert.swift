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

  public init(_ name: String, _ placeholder: FlowText, isSecure: Bool = false) {
    self.name = name
    self.placeholder = placeholder
    self.isSecure = isSecure
  }
}

/// A button of an alert: what it does is the presenter's event, with the texts of the fields.
public struct FlowButton {
  /// What a button does, to the platform.
  public enum Role: Sendable { case cancel, destructive }

  public typealias Action = @MainActor (_ presenter: FlowPage.ID, _ texts: [String: String]) -> Void

  package let title: FlowText
  package let role: Role?
  package let action: Action?

  public init(_ title: FlowText, role: Role? = nil, action: Action? = nil) {
    self.title = title
    self.role = role
    self.action = action
  }
}

/// A tab with a stack of its own, or one that is only an event.
public struct FlowTab {
  package let root: (any FlowDestination)?
  package let title: FlowText
  package let icon: String?
  /// What a tap on it tells while it is selected, or always if it is only an event.
  package let event: (@MainActor (_ tabs: FlowPage.ID) -> Void)?

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
