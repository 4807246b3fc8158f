import FlowRuntime
import FlowSwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  @available(iOS 13, visionOS 1, *)
  extension FlowViewDefinition {
    /// Makes the view controller of the flow: present it, make it a tab or the root of a window.
    ///
    /// It keeps the flow. When it is freed, the flow ends as cancelled.
    ///
    /// - Parameter words: the titles of buttons that the platform does not have.
    public func makeViewController(words: FlowWords = FlowWords()) -> UIViewController {
      let root = FlowNavigationController()
      let controllers = FlowControllers(on: root, words: words)
      let display = FlowDisplay.of(navigator, in: controllers).hosted(false)
      root.owner = FlowOwner(of: self, in: display)
      root.appeared = { [weak display] in display?.followSoon() }
      root.resized = { [weak root, weak display] in
        guard let root, let display else { return }
        let isCompact = root.traitCollection.horizontalSizeClass != .regular
        if display.navigator.isCompact == isCompact { return }
        display.navigator.isCompact = isCompact
        _ = display.hosted(false)
      }
      return root
    }
  }

  @available(iOS 13, visionOS 1, *)
  extension FlowDisplay {
    /// Presents what has waited until something was on screen or a transition was over.
    func followSoon() {
      navigator.later(0) { [weak self] _ in
        if let self { stacks.follow(shown, in: self) }
      }
    }
  }

  /// Keeps a flow and what shows it for as long as there is its view controller.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowOwner {
    private let flow: any FlowDefinition
    private let display: FlowDisplay

    init(of flow: any FlowDefinition, in display: FlowDisplay) {
      self.flow = flow
      self.display = display
    }

    deinit {
      // Whoever lets go of the last reference may do so anywhere.
      Task { @MainActor [display] in (display.stacks as? FlowControllers)?.clear() }
    }
  }
#endif
