import FlowRuntime
import SwiftUI

/// An alert or a confirmation dialog before iOS 15: without text fields. Alerts had two buttons at most, so that one
/// with more of them is shown as a confirmation dialog.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowEarlierQuestion: ViewModifier {
  let question: FlowQuestion

  func body(content: Content) -> some View {
    #if os(macOS) || os(visionOS)
      content
    #else
      content
        .background(
          Color.clear.alert(isPresented: question.isPresented { isAlert($0) }) {
            question.shown.map { alert($0) } ?? Alert(title: question.title)
          }
        )
        .background(
          Color.clear.actionSheet(isPresented: question.isPresented { !isAlert($0) }) {
            question.shown.map { actionSheet($0) } ?? ActionSheet(title: question.title)
          })
    #endif
  }

  #if !os(macOS) && !os(visionOS)
    private func isAlert(_ alert: FlowAlert) -> Bool {
      question.presentation == .alert && alert.buttons.count <= 2
    }

    private func alert(_ shown: FlowQuestion.Shown) -> Alert {
      let (title, message) = (shown.alert.title.text, shown.alert.message?.text)
      let buttons = buttons(of: shown)
      if buttons.count == 2 {
        return Alert(
          title: title, message: message, primaryButton: buttons[0], secondaryButton: buttons[1])
      }
      return Alert(title: title, message: message, dismissButton: buttons.first)
    }

    /// The platform adds no button to leave by.
    private func actionSheet(_ shown: FlowQuestion.Shown) -> ActionSheet {
      let canLeave = shown.alert.buttons.contains { $0.role == .cancel }
      return ActionSheet(
        title: shown.alert.title.text, message: shown.alert.message?.text,
        buttons: buttons(of: shown) + (canLeave ? [] : [.cancel()]))
    }

    private func buttons(of shown: FlowQuestion.Shown) -> [Alert.Button] {
      shown.alert.buttons.map { button in
        let press = { question.press(button, in: shown.layer) }
        return switch button.role {
        case .cancel: .cancel(button.title.text, action: press)
        case .destructive: .destructive(button.title.text, action: press)
        case nil: .default(button.title.text, action: press)
        }
      }
    }
  #endif
}
