import FlowRuntime
import SwiftUI

/// The alert or the confirmation dialog over a layer.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowAlertModifier: ViewModifier {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer.ID
  @State private var texts: [String: String] = [:]

  func body(content: Content) -> some View {
    content
      .alert(
        title(.alert), isPresented: isPresented(.alert), presenting: shown(.alert),
        actions: { actions(of: $0) }, message: { $0.alert.message?.text }
      )
      .confirmationDialog(
        title(.confirmationDialog), isPresented: isPresented(.confirmationDialog),
        titleVisibility: .visible, presenting: shown(.confirmationDialog),
        actions: { actions(of: $0) }, message: { $0.alert.message?.text })
  }

  private struct Shown {
    let layer: FlowLayer.ID
    let alert: FlowAlert
  }

  private func shown(_ presentation: FlowPresentation) -> Shown? {
    guard let above = display.navigator.layer(over: layer, as: presentation) else { return nil }
    return display.alert(in: above).map { Shown(layer: above.id, alert: $0) }
  }

  private func title(_ presentation: FlowPresentation) -> Text {
    shown(presentation)?.alert.title.text ?? Text(verbatim: "")
  }

  /// The platform writes it before or after a button's action, which may show the next alert.
  private func isPresented(_ presentation: FlowPresentation) -> Binding<Bool> {
    let read = shown(presentation)
    return Binding {
      shown(presentation) != nil
    } set: { isPresented in
      if !isPresented, let read { display.navigator.alertClosed(read.layer) }
    }
  }

  @ViewBuilder private func actions(of shown: Shown) -> some View {
    ForEach(shown.alert.fields, id: \.name) { field in
      if field.isSecure {
        SecureField(field.placeholder.key, text: text(field.name))
      } else {
        TextField(field.placeholder.key, text: text(field.name))
      }
    }
    ForEach(shown.alert.buttons.indices, id: \.self) { index in
      let button = shown.alert.buttons[index]
      Button(button.title.key, role: button.role?.role) {
        let texts = texts
        self.texts = [:]
        display.navigator.press(button, in: shown.layer, texts)
      }
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
