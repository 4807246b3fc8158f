import Foundation
import SwiftUI

#if UIKIT
  import FlowRuntime
  import FlowUIKit
  import UIKit

  typealias HeadlessUser = HeadlessDevice
  typealias ScreenView = FlowComponent

  /// The view controllers of a flow as a view.
  struct ControllersView<Flow: FlowCoordinator>: View {
    let model: Flow

    init(model: Flow, keep: (@MainActor (FlowData?) -> Void)? = nil) { self.model = model }

    var body: some View { FlowCoordinatorView(model) }
  }

  extension Subject {
    /// The app on its screen, by view controllers.
    @MainActor func launch(_ journal: Journal, restoring snapshot: Data?) -> HeadlessDevice {
      let view = makeView(journal, snapshot)
      let window = UIWindow(frame: .zero)
      if let navigator = journal.navigator {
        if let system { navigator.platform = .version(system) }
        let flow = navigator.definition(of: navigator.state.main) as? any FlowCoordinator
        window.rootViewController = flow?.viewController
      }
      withExtendedLifetime(view) {}
      window.makeKeyAndVisible()
      return HeadlessDevice(
        window: window, width: isCompact ? .compact : .regular,
        system: system.map { .iOS($0) } ?? .newest)
    }
  }

  extension Journal {
    /// A scene opens URLs and keeps snapshots by functions of the flow.
    private var flow: (any FlowDefinition)? {
      navigator.flatMap { $0.definition(of: $0.state.main) }
    }

    func follow(_ url: URL, in app: HeadlessDevice, on system: Int?) { _ = flow?.open(url) }

    func goToBackground(_ app: HeadlessDevice) { snapshot = flow?.snapshot() }
  }

  extension HeadlessDevice {
    /// Swipes a sheet down. One that asks before it closes is told of the attempt.
    func closeBySwipe() throws {
      do { try swipeDown() } catch HeadlessError.refused {}
    }

    /// Presses a button of an alert. In regular width, a tap beside an action sheet takes the place of its button to
    /// cancel.
    func press(_ button: String) throws {
      let isHidden = layers.last?.presentation == .confirmationDialog && !canTap(button)
      if isHidden { try swipeDown() } else { try tap(button) }
    }
  }

  extension Subject {
    /// Whether layers and pages are those of the reference. A page has no name before its controller is loaded, and it
    /// may be columns; columns that a cover hides are one page. In compact width, a popover is a sheet.
    func agrees(_ screen: String, _ expected: String) -> Bool {
      let layers = screen.split(separator: "\n").map(String.init)
      let others = expected.split(separator: "\n").map(String.init)
      guard layers.count == others.count else { return false }
      return zip(layers, others).enumerated().allSatisfy { index, pair in
        let (shown, wanted) = (parts(of: pair.0), parts(of: pair.1))
        if shown.presentation != wanted.presentation { return false }
        if !isCompact, shown.pages.count == 1, index + 1 < layers.count { return true }
        return agree(shown.pages[...], wanted.pages[...])
      }
    }

    private func agree(_ shown: ArraySlice<String>, _ wanted: ArraySlice<String>) -> Bool {
      guard let first = shown.first else { return wanted.isEmpty }
      let counts = first.isEmpty ? 1...3 : 1...1
      return counts.contains { count in
        count <= wanted.count && (first.isEmpty || first == wanted.first)
          && agree(shown.dropFirst(), wanted.dropFirst(count))
      }
    }

    private func parts(of layer: String) -> (presentation: String, pages: [String]) {
      let parts = layer.components(separatedBy: ": ")
      let pages = parts.dropFirst().joined(separator: ": ").components(separatedBy: " > ")
      return (isCompact && parts[0] == "popover" ? "sheet" : parts[0], pages)
    }
  }
#else
  typealias HeadlessUser = HeadlessApp
  typealias ScreenView = AnyView

  extension Subject {
    /// The app on its screen.
    @MainActor func launch(_ journal: Journal, restoring snapshot: Data?) -> HeadlessApp {
      let view = makeView(journal, snapshot)
      if let system { journal.navigator?.platform = .version(system) }
      return HeadlessApp(
        view, width: isCompact ? .compact : .regular, system: system.map { .iOS($0) } ?? .newest)
    }
  }

  extension Journal {
    /// Before iOS 14, an app hands on itself what opens it.
    func follow(_ url: URL, in app: HeadlessApp, on system: Int?) {
      guard system == 13, let navigator else { return app.open(url: url) }
      _ = navigator.definition(of: navigator.state.main)?.open(url)
    }

    func goToBackground(_ app: HeadlessApp) { app.enter(.background) }
  }

  extension HeadlessApp {
    /// Where the platform would take a layer without asking, what is on top has a button.
    func closeBySwipe() throws {
      do { try swipeDown() } catch HeadlessError.refused { try tap("Close") }
    }

    func press(_ button: String) throws { try tap(button) }
  }

  extension Subject {
    /// Whether layers and pages are those of the reference.
    func agrees(_ screen: String, _ expected: String) -> Bool { screen == expected }
  }
#endif
