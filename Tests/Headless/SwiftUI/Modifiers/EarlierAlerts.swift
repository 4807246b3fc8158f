/// An alert of the platform's first versions.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A choice of the platform's first versions.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = content()
    return askingEarlier(.alert, isPresented) { _ in alert.elements }
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return askingEarlier(.alert, item.isPresent()) { _ in alert?.elements ?? [] }
  }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return askingEarlier(.confirmationDialog, isPresented) { sheet.elements(in: $0) }
  }

  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return askingEarlier(.confirmationDialog, item.isPresent()) { sheet?.elements(in: $0) ?? [] }
  }

  /// What it shows follows the state, unlike that of a later alert.
  nonisolated private func askingEarlier(
    _ kind: HeadlessLayer.Presentation, _ isPresented: Binding<Bool>,
    _ content: @escaping (Context) -> [Element]
  ) -> some View {
    requesting(.alerts) { context in
      guard isPresented.wrappedValue else { return nil }
      return PresentationRequest(
        node: context.node, kind: kind, id: nil, environment: context.environment,
        content: content, dismiss: { isPresented.wrappedValue = false }, onDismiss: nil)
    }
  }
}

extension Alert {
  /// The system adds a button if there is none.
  fileprivate var elements: [Element] {
    let buttons = buttons.isEmpty ? [.default(Text("OK"))] : buttons
    return texts(title, message) + buttons.map(\.element)
  }
}

extension ActionSheet {
  /// A tablet shows it as a popover, without a button to cancel: a tap beside it does the same. On a
  /// phone, such a tap needs a button to cancel.
  fileprivate func elements(in context: Context) -> [Element] {
    let isPopover = context.environment.horizontalSizeClass == .regular
    let cancel = buttons.first { $0.role == .cancel }
    if isPopover { context.layer.leave = {} }
    if let cancel { context.layer.leave = cancel.perform }
    let shown = isPopover ? buttons.filter { $0.role != .cancel } : buttons
    return texts(title, message) + shown.map(\.element)
  }
}

extension Alert.Button {
  fileprivate var perform: @MainActor () -> Void {
    nonisolated(unsafe) let action = action
    return { action?() }
  }

  fileprivate var element: Element { .button(label.content, role, action: perform) }
}

private func texts(_ title: Text, _ message: Text?) -> [Element] {
  [title, message].compactMap { $0.map { Element(.text($0.content)) } }
}

extension Binding {
  /// Whether there is an item; false takes it away.
  fileprivate func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      read: { wrappedValue != nil }, write: { if !$0 { wrappedValue = nil } })
  }
}
