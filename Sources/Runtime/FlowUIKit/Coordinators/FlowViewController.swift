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
        display.follow(root.traitCollection, isHosted: false)
      }
      return root
    }

    /// Pushes the flow's pages on a navigation controller of your app, above the pages that lie there.
    ///
    /// The back button of the flow's first page leads to your page, and the flow ends as cancelled. When the flow ends by an
    /// event, its pages go. Until then, the navigation controller keeps the flow. The flow becomes the controller's delegate,
    /// and forwards everything to yours. Set your delegate before you push the flow: if you set it later, the flow hears
    /// nothing until its next change.
    ///
    /// - Parameters:
    ///   - navigation: a navigation controller with at least one page.
    ///   - words: the titles of buttons that the platform does not have.
    ///   - isAnimated: whether the first page comes by a transition.
    public func push(
      on navigation: UINavigationController, words: FlowWords = FlowWords(),
      animated isAnimated: Bool = true
    ) {
      let host = FlowAppNavigator(on: navigation, comesAnimated: isAnimated)
      let display = FlowDisplay.of(navigator, in: FlowControllers(on: host, words: words))
      host.keep(FlowOwner(of: self, in: display)) { [weak navigator] in
        navigator?.state.end != nil
      } changed: { [weak navigation, weak display] in
        guard let navigation, let display else { return }
        display.follow(navigation.traitCollection, isHosted: true)
        display.followSoon()
      }
      navigator.isCompact = navigation.traitCollection.horizontalSizeClass != .regular
      _ = display.hosted(true)
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

    /// Follows the width of the window.
    fileprivate func follow(_ traits: UITraitCollection, isHosted: Bool) {
      let isCompact = traits.horizontalSizeClass != .regular
      if navigator.isCompact == isCompact { return }
      navigator.isCompact = isCompact
      _ = hosted(isHosted)
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
