import FlowRuntime
import FlowSwiftUI
import SwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A flow, with commands for where it goes.
  ///
  /// A command obeys the screens' `requires`, and one for what is on top already does nothing: a double tap counts once.
  /// `flowc lint` knows nothing of commands, so it can't check where they lead.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  public protocol FlowCoordinator: FlowComponentDefinition, ViewComponent
  where Destination: FlowRoute {
    /// The flow in which it runs; `nil` if it runs on its own.
    var parent: (any FlowCoordinator)? { get }
    /// The flow that runs in it, on top of the others. `nil` stops that flow.
    var child: (any FlowCoordinator)? { get set }
    /// Called once, when the flow has ended.
    var completionCallback: (() -> Void)? { get set }
    /// Shows the flow in its view controller.
    func start(animated: Bool)
    /// Ends the flow as cancelled.
    func stop()
    /// Shows a route of the flow: pushed, or as a popup, in place of the popup that the flow shows. It ignores other
    /// routes.
    ///
    /// - Parameters:
    ///   - route: a screen of the flow, with its arguments.
    ///   - data: is ignored, because a screen has its arguments.
    func show(route: any Route, withData data: AnyHashable?)
    /// Whether a route is one of the flow's.
    func canShow(route: any Route) -> Bool
    /// Goes to a route: back to it if the flow shows it, else to the first page and from there to it. Another flow's
    /// route is the parent's matter.
    func `switch`(toRoute route: any Route, withData data: AnyHashable?)
    /// Goes back by one page. On the flow's first page, it ends the flow.
    func navigateBack(animated: Bool)
    /// Goes back to the flow's first page, and closes what the flow presents.
    func navigateBackToRoot(animated: Bool)
    /// Goes back to a route that the flow shows. It does nothing if the flow doesn't show it.
    func navigateBack(toRoute route: any Route, animated: Bool)
    /// Makes the view controllers of a route, outside of the flow: their actions do nothing.
    func makeViewComponents(
      forRoute route: any Route, withData data: AnyHashable?
    ) -> [any ViewComponent]
    /// Makes the flow of a route; `nil` if the route is no flow.
    func makeFlowCoordinator(
      forRoute route: any Route, withData data: AnyHashable?
    ) -> (any FlowCoordinator)?
  }

  @available(iOS 13, visionOS 1, *)
  extension FlowCoordinator {
    /// What the flow shows above its first page.
    private var shown: [FlowElement] { navigator.elements(of: self) }

    private func become(_ path: [(destination: any FlowDestination, style: FlowStyle)]) {
      navigator.become(path, of: self)
    }

    private func path(_ count: Int) -> [(destination: any FlowDestination, style: FlowStyle)] {
      shown.prefix(count).map { ($0.destination, $0.style) }
    }

    public var parent: (any FlowCoordinator)? {
      navigator.definition(around: self) as? any FlowCoordinator
    }

    public var child: (any FlowCoordinator)? {
      get { navigator.definition(inside: self) as? any FlowCoordinator }
      set { if newValue == nil { child?.stop() } }
    }

    public func start(animated: Bool) { viewController.loadViewIfNeeded() }

    public func stop() {
      if parent == nil { return navigator.cancel() }
      navigator.firstPage(of: self).map(navigator.leave)
    }

    public func canShow(route: any Route) -> Bool { route is Destination }

    public func show(route: any Route, withData data: AnyHashable? = nil) {
      guard let destination = route as? Destination else { return }
      if shown.last?.destination.equals(destination) ?? false { return }
      let popup = destination.popupPresentationStyle
      become(
        path(popup.replacesOthers ? countBelowPopup : shown.count) + [(destination, popup.style)])
    }

    public func `switch`(toRoute route: any Route, withData data: AnyHashable? = nil) {
      guard let destination = route as? Destination else {
        parent?.switch(toRoute: route, withData: data)
        return
      }
      if index(of: destination) != nil { return navigateBack(toRoute: route, animated: true) }
      become([(destination, destination.popupPresentationStyle.style)])
    }

    public func navigateBack(animated: Bool) {
      navigator.animating(animated) {
        if shown.isEmpty { stop() } else { become(path(shown.count - 1)) }
      }
    }

    public func navigateBackToRoot(animated: Bool) {
      navigator.animating(animated) { become([]) }
    }

    public func navigateBack(toRoute route: any Route, animated: Bool) {
      guard let destination = route as? Destination, let index = index(of: destination) else {
        return
      }
      navigator.animating(animated) { become(path(index)) }
    }

    public func makeViewComponents(
      forRoute route: any Route, withData data: AnyHashable? = nil
    ) -> [any ViewComponent] {
      guard let destination = route as? Destination else { return [] }
      let page = navigator.page(showing: destination, of: self)
      let component = component(of: page, showing: destination)
      let controller = component.controller ?? UIHostingController(rootView: component)
      return [FlowViewComponent(controller, showing: route)]
    }

    public func makeFlowCoordinator(
      forRoute route: any Route, withData data: AnyHashable? = nil
    ) -> (any FlowCoordinator)? {
      guard let destination = route as? Destination,
        case .flow(_, let make)? = traits(of: destination)?.content
      else { return nil }
      return make() as? any FlowCoordinator
    }

    /// How many pages lie below the flow's popup.
    private var countBelowPopup: Int {
      shown.firstIndex { element in
        if case .layer(let presentation) = element.style.kind(navigator.isCompact) {
          !presentation.isAlert
        } else {
          false
        }
      } ?? shown.count
    }

    /// How many pages lie between the first page and the topmost one with a destination, that one included.
    private func index(of destination: Destination) -> Int? {
      let first = navigator.firstPage(of: self).flatMap { self.destination(of: $0) }
      let found = shown.lastIndex { $0.destination.equals(destination) }.map { $0 + 1 }
      return found ?? (first == destination ? 0 : nil)
    }
  }
#endif
