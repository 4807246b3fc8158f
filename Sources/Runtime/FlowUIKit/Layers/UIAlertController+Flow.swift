import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  @MainActor
  @available(iOS 13, visionOS 1, *)
  extension UIAlertController {
    /// An alert or a confirmation dialog of a flow.
    ///
    /// - Parameters:
    ///   - alert: what it says.
    ///   - layer: its layer.
    ///   - display: tells the flow which button was pressed.
    ///   - closed: called first: it has gone when a button's action runs.
    convenience init(
      _ alert: FlowAlert, of layer: FlowLayer, in display: FlowDisplay, closed: @escaping () -> Void
    ) {
      let isDialog = layer.presentation == .confirmationDialog
      self.init(
        title: alert.title.localized, message: alert.message?.localized,
        preferredStyle: isDialog ? .actionSheet : .alert)
      for field in alert.fields {
        addTextField { text in
          text.placeholder = field.placeholder.localized
          text.isSecureTextEntry = field.isSecure
        }
      }
      var cancels = false
      for button in alert.buttons {
        // The platform takes one cancel button only.
        let style: UIAlertAction.Style =
          switch button.role {
          case .cancel: cancels ? .default : .cancel
          case .destructive: .destructive
          case nil: .default
          }
        cancels = cancels || button.role == .cancel
        addAction(
          UIAlertAction(title: button.title.localized, style: style) {
            [weak self, weak display] _ in
            let texts = self?.textFields?.map { $0.text ?? "" } ?? []
            closed()
            display?.navigator.press(
              button, in: layer.id,
              Dictionary(uniqueKeysWithValues: zip(alert.fields.map(\.name), texts)))
          })
      }
      if !cancels, isDialog || alert.buttons.isEmpty {
        let title = isDialog ? display.words.cancel : display.words.confirm
        addAction(
          UIAlertAction(title: title.localized, style: .cancel) { [weak display] _ in
            closed()
            display?.navigator.alertClosed(layer.id)
          })
      }
    }
  }
#endif
