import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  @MainActor
  @available(iOS 13, visionOS 1, *)
  extension FlowNavigator {
    private var controllers: FlowControllers? {
      (observer as? FlowDisplay)?.stacks as? FlowControllers
    }

    /// The view controller that shows all flows on the navigator, if there is one.
    var rootController: UIViewController? { controllers?.rootController }

    /// Performs a command, with the platform's transitions or without.
    func animating(_ isAnimated: Bool, _ command: () -> Void) {
      guard let controllers, !isAnimated else { return command() }
      controllers.isAnimated = false
      command()
      controllers.isAnimated = true
    }
  }
#endif
