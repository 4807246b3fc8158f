import FlowRuntime
import SwiftUI

/// The alert over a layer.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowAlertModifier: ViewModifier {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer.ID
  var mark: FlowMark?
  @State private var texts: [String: String] = [:]

  func body(content: Content) -> some View {
    let question = FlowQuestion(
      display: display, below: layer, presentation: .alert, mark: mark)
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

/// The confirmation dialog that points at a marked view or at a whole layer.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowDialogModifier: ViewModifier {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer.ID
  var mark: FlowMark?

  func body(content: Content) -> some View {
    let question = FlowQuestion(
      display: display, below: layer, presentation: .confirmationDialog, mark: mark)
    content.confirmationDialog(
      question.title, isPresented: question.isPresented, titleVisibility: .visible,
      presenting: question.shown, actions: { question.buttons(of: $0, .constant([:])) },
      message: { $0.alert.message?.text })
  }
}

/// The content of an alert or a confirmation dialog over a layer.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
private struct FlowQuestion {
  let display: FlowDisplay
  let below: FlowLayer.ID
  let presentation: FlowPresentation
  var mark: FlowMark?

  struct Shown {
    let layer: FlowLayer.ID
    let alert: FlowAlert
  }

  var shown: Shown? {
    guard let above = display.layer(over: below, as: presentation, at: mark) else { return nil }
    return display.alert(in: above).map { Shown(layer: above.id, alert: $0) }
  }

  var title: Text { shown?.alert.title.text ?? Text(verbatim: "") }

  /// The platform sets it before or after a button's action, which may show the next alert.
  var isPresented: Binding<Bool> {
    let read = shown
    return Binding {
      shown != nil
    } set: { isPresented in
      if !isPresented, let read { display.navigator.alertClosed(read.layer) }
    }
  }

  func buttons(of shown: Shown, _ texts: Binding<[String: String]>) -> some View {
    ForEach(shown.alert.buttons.indices, id: \.self) { index in
      let button = shown.alert.buttons[index]
      Button(button.title.key, role: button.role?.role) {
        let typed = texts.wrappedValue
        texts.wrappedValue = [:]
        display.navigator.press(button, in: shown.layer, typed)
      }
    }
  }
}
