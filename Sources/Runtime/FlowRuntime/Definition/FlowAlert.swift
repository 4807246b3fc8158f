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
  ///   - name: what its text is handed on by.
  ///   - placeholder: what stands in it while it is empty.
  ///   - isSecure: whether what is typed is hidden.
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

  /// Tells the presenter's event, with what was typed by the names of the fields.
  public typealias Action = @MainActor (_ presenter: FlowPage.ID, _ texts: [String: String]) -> Void

  package let title: FlowText
  package let role: Role?
  package let action: Action?

  /// - Parameters:
  ///   - title: what stands on it.
  ///   - role: what it does, to the platform.
  ///   - action: tells the event, after the alert has closed; `nil` if it only closes.
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

  /// - Parameters:
  ///   - root: what its stack begins with; `nil` if it is only an event.
  ///   - title: what stands on it.
  ///   - icon: the name of a system symbol.
  ///   - event: tells a tap on it while it is selected, or always if it is only an event.
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
