import FlowRuntime
import FlowSwiftUI
import SwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A screen: a view of SwiftUI, or a view controller of your app.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  public struct FlowComponent {
    private let content: AnyView
    let controller: UIViewController?

    /// A view.
    public init<Content: View>(_ view: Content) {
      content = AnyView(view)
      controller = nil
    }

    /// A view controller. It is made again if the arguments of its screen change.
    public init(_ controller: UIViewController) {
      content = AnyView(FlowControllerView(controller: controller))
      self.controller = controller
    }

    /// The screen as a view.
    var view: AnyView { content }
  }

  /// A flow whose screens are views or view controllers.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  public protocol FlowComponentDefinition: FlowViewDefinition {
    /// The screen of a page that shows a destination.
    func component(of page: FlowPage.ID, showing destination: Destination) -> FlowComponent
  }

  @available(iOS 13, visionOS 1, *)
  extension FlowComponentDefinition {
    /// The same as a view.
    public func view(of page: FlowPage.ID, showing destination: Destination) -> AnyView {
      component(of: page, showing: destination).view
    }

    fileprivate func controller(
      of page: FlowPage.ID, showing destination: any FlowDestination
    ) -> UIViewController? {
      (destination as? Destination).flatMap { component(of: page, showing: $0).controller }
    }
  }

  @available(iOS 13, visionOS 1, *)
  extension FlowDefinition {
    /// The view controller of your app that a page shows, if it shows one.
    func controller(of page: FlowPage) -> UIViewController? {
      (self as? any FlowComponentDefinition)?.controller(of: page.id, showing: page.destination)
    }
  }

  /// A view controller in a view.
  @available(iOS 13, visionOS 1, *)
  private struct FlowControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
#endif
