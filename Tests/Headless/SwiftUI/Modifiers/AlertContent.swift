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
    let texts = title.resolve(in: context, at: 0) + message.resolve(in: context, at: 1)
    var actions = actions.resolve(in: context, at: 2)
    if context.graph.system < .iOS(16) { actions.removeAll(where: \.isField) }
    if kind == .confirmationDialog, !actions.contains(where: \.isCancel) {
      actions.append(.button("Cancel", .cancel))
    } else if actions.isEmpty {
      actions = [.button("OK")]
    }
    return texts + actions
  }
}

extension Element {
  /// A button that the system makes.
  static func button(
    _ label: String, _ role: ButtonRole? = nil, action: @escaping @MainActor () -> Void = {}
  ) -> Element {
    Element(.button(Button(label: label, role: role, action: action)))
  }

  fileprivate var isCancel: Bool {
    if case .button(let button) = kind { button.role == .cancel } else { false }
  }

  fileprivate var isField: Bool {
    if case .field = kind { true } else { false }
  }
}

extension View {
  /// From iOS 15 on: what it shows is fixed once it is presented.
  nonisolated func asking<A: View, M: View>(
    _ content: AlertContent<A, M>?, _ isPresented: Binding<Bool>, _ api: String = #function
  ) -> some View {
    requesting(.alerts) { context in
      context.requires(.iOS(15), api)
      guard isPresented.wrappedValue, let content else { return nil }
      return PresentationRequest(
        node: context.node, kind: content.kind, id: nil, environment: context.environment,
        content: { content.elements(in: $0) },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: nil, isFixed: true)
    }
  }
}
