import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A flow with its view controller.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  open class DefaultFlowCoordinator<Screen: FlowRoute> {
    public typealias Destination = Screen

    /// Runs the flow, alone or within another.
    public let navigator: FlowNavigator
    /// The embedded flows that run now, by their runs.
    public var children: [FlowRun.ID: any FlowDefinition] = [:]
    public var completionCallback: (() -> Void)?
    /// The titles of buttons that the platform does not have. Set them before you ask for the view controller.
    public var flowWords = FlowWords()
    private weak var controller: UIViewController?
    /// Shows the flow, if the app has a navigator of its own for it.
    private var display: FlowDisplay?

    /// - Parameter navigator: runs the flow.
    public init(in navigator: FlowNavigator) { self.navigator = navigator }

    private var flow: (any FlowViewDefinition)? { self as? any FlowViewDefinition }

    /// The view controller of the flow: present it, make it a tab or the root of a window. It keeps the flow. That of a
    /// flow inside another one is the other's.
    public var viewController: UIViewController {
      if let known = controller ?? navigator.rootController { return known }
      let made = flow?.makeViewController(words: flowWords) ?? UIViewController()
      controller = made
      return made
    }

    /// Shows the flow's pages on a navigator of yours in place of a view controller: on a fake one in a test. What
    /// lies over the pages needs a view controller, and is not shown.
    public func start(on navigator: any Navigator) {
      let controllers = FlowControllers(on: navigator, words: flowWords)
      display = FlowDisplay.of(self.navigator, in: controllers).hosted(false)
    }

    /// The flow's first screen.
    public var route: any Route {
      guard let flow, let page = navigator.firstPage(of: flow),
        let first = navigator.state.pages[page]?.destination as? Destination
      else { return FlowEndedRoute() }
      return first
    }

    /// Called after each event, when the navigation state is what the event has made of it.
    public func navigated() {
      guard let flow, navigator.run(of: flow) == nil else { return }
      let callback = completionCallback
      completionCallback = nil
      callback?()
    }
  }

  /// The route of a flow that shows nothing any more.
  @available(iOS 13, visionOS 1, *)
  private struct FlowEndedRoute: Route {
    var name: String { "" }
    var isFlow: Bool { true }
    var popupPresentationStyle: PopupPresentationStyle { .none }
  }
#endif
