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
    return asking(
      AlertContent(.alert, alert.title, alert.buttons.views, alert.message), isPresented)
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return asking(
      alert.map { AlertContent(.alert, $0.title, $0.buttons.views, $0.message) },
      item.isPresent())
  }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return asking(
      AlertContent(.confirmationDialog, sheet.title, sheet.buttons.views, sheet.message),
      isPresented)
  }

  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content)
    return asking(
      sheet.map {
        AlertContent(.confirmationDialog, $0.title, $0.buttons.views, $0.message)
      }, item.isPresent())
  }
}

extension Binding {
  /// Whether there is an item; false takes it away.
  fileprivate func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      read: { wrappedValue != nil }, write: { if !$0 { wrappedValue = nil } })
  }
}

extension [Alert.Button] {
  fileprivate var views: some View {
    ForEach(indices) { index in
      let button = self[index]
      nonisolated(unsafe) let action = button.action
      SwiftUI.Button(role: button.role, action: { action?() }, label: { button.label })
    }
  }
}
