import FlowRuntime
import SwiftUI

/// The content of an alert or a confirmation dialog over a layer.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowQuestion {
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
  var isPresented: Binding<Bool> { isPresented { _ in true } }

  /// Whether there is a question of a kind.
  func isPresented(_ isMeant: @escaping (FlowAlert) -> Bool) -> Binding<Bool> {
    let read = shown
    return Binding {
      shown.map { isMeant($0.alert) } ?? false
    } set: { isPresented in
      if !isPresented, let read { display.navigator.alertClosed(read.layer) }
    }
  }

  func press(_ button: FlowButton, in layer: FlowLayer.ID, _ typed: [String: String] = [:]) {
    display.navigator.press(button, in: layer, typed)
  }
}

/// The alert over a layer, or the confirmation dialog that points at a marked view or at the whole layer.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowQuestionModifier: ViewModifier {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer.ID
  let presentation: FlowPresentation
  var mark: FlowMark?

  @ViewBuilder func body(content: Content) -> some View {
    let question = FlowQuestion(
      display: display, below: layer, presentation: presentation, mark: mark)
    if #available(iOS 15, macOS 13, tvOS 15, visionOS 1, *), display.runs(on: 15) {
      if presentation == .alert {
        content.modifier(FlowAlertWithFields(question: question))
      } else {
        content.modifier(FlowDialog(question: question))
      }
    } else {
      content.modifier(FlowEarlierQuestion(question: question))
    }
  }
}
