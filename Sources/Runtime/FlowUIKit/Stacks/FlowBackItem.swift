import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The back button of a page that asks before it is left, or for which the platform has none.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowBackItem: UIBarButtonItem {
    private var press: () -> Void = {}

    convenience init(of page: FlowPage.ID, in display: FlowDisplay) {
      self.init()
      title = display.words.back.localized
      let press = { [weak display] in
        if let display { display.navigator.systemBack(page) }
      }
      if #available(iOS 14, visionOS 1, *), display.runs(on: 14) {
        primaryAction = UIAction(title: title ?? "") { _ in press() }
      } else {
        takePresses(press)
      }
    }

    #if canImport(ObjectiveC)
      /// The way of iOS 13.
      private func takePresses(_ press: @escaping () -> Void) {
        self.press = press
        target = self
        action = #selector(pressed)
      }

      @objc private func pressed() { press() }
    #else
      private func takePresses(_ press: @escaping () -> Void) { self.press = press }
    #endif
  }
#endif
