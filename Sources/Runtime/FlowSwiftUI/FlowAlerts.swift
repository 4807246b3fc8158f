import FlowRuntime
import SwiftUI

/// An alert, with its text fields from iOS 16 on.
@MainActor
@available(iOS 15, macOS 13, tvOS 15, visionOS 1, *)
struct FlowAlertWithFields: ViewModifier {
  let question: FlowQuestion
  @State private var texts: [String: String] = [:]

  func body(content: Content) -> some View {
    content.alert(
      question.title, isPresented: question.isPresented, presenting: question.shown,
      actions: { shown in
        ForEach(shown.alert.fields, id: \.name) { field(of: $0) }
        question.buttons(of: shown, $texts)
      },
      message: { $0.alert.message?.text })
  }

  @ViewBuilder private func field(of field: FlowField) -> some View {
    if field.isSecure {
      SecureField(field.placeholder.key, text: text(field.name))
    } else {
      TextField(field.placeholder.key, text: text(field.name))
    }
  }

  private func text(_ field: String) -> Binding<String> {
    Binding {
      texts[field] ?? ""
    } set: {
      texts[field] = $0
    }
  }
}

/// A confirmation dialog.
@MainActor
@available(iOS 15, macOS 13, tvOS 15, visionOS 1, *)
struct FlowDialog: ViewModifier {
  let question: FlowQuestion

  func body(content: Content) -> some View {
    content.confirmationDialog(
      question.title, isPresented: question.isPresented, titleVisibility: .visible,
      presenting: question.shown, actions: { question.buttons(of: $0, .constant([:])) },
      message: { $0.alert.message?.text })
  }
}

@MainActor
@available(iOS 15, macOS 13, tvOS 15, visionOS 1, *)
extension FlowQuestion {
  func buttons(of shown: Shown, _ texts: Binding<[String: String]>) -> some View {
    ForEach(shown.alert.buttons.indices, id: \.self) { index in
      let button = shown.alert.buttons[index]
      Button(button.title.key, role: button.role?.role) {
        let typed = texts.wrappedValue
        texts.wrappedValue = [:]
        press(button, in: shown.layer, typed)
      }
    }
  }
}

@available(iOS 15, macOS 13, tvOS 15, visionOS 1, *)
extension FlowButton.Role {
  fileprivate var role: ButtonRole {
    switch self {
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
