/// What an alert or a confirmation dialog shows.
struct AlertContent<Actions: View, Message: View> {
  let kind: HeadlessLayer.Presentation
  let title: Text
  let actions: Actions
  let message: Message

  init(
    _ kind: HeadlessLayer.Presentation, _ title: Text, _ actions: Actions, _ message: Message
  ) {
    self.kind = kind
    self.title = title
    self.actions = actions
    self.message = message
  }

  /// The system adds the button without which the user could not leave.
  func elements(in context: Context) -> [Element] {
    var elements = title.resolve(in: context, at: 0) + message.resolve(in: context, at: 1)
    let actions = actions.resolve(in: context, at: 2)
    elements += actions
    if kind == .confirmationDialog, !actions.contains(where: \.isCancel) {
      elements += Button("Cancel", role: .cancel) {}.resolve(in: context, at: 3)
    } else if actions.isEmpty {
      elements += Button("OK") {}.resolve(in: context, at: 3)
    }
    return elements
  }
}

extension Element {
  fileprivate var isCancel: Bool {
    if case .button(let button) = kind { button.role == .cancel } else { false }
  }
}

extension View {
  nonisolated func asking<A: View, M: View>(
    _ content: AlertContent<A, M>?, _ isPresented: Binding<Bool>
  ) -> some View {
    requesting { context in
      guard isPresented.wrappedValue, let content else { return nil }
      return PresentationRequest(
        node: context.node, kind: content.kind, id: nil, environment: context.environment,
        content: { content.elements(in: $0) },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: nil)
    }
  }
}
