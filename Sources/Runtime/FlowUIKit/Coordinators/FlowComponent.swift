import FlowRuntime
@_exported import FlowSwiftUI
import SwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A screen: a view of SwiftUI, or a view controller of your app.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  public struct FlowComponent: View {
    private let content: AnyView
    let controller: UIViewController?
    /// Its title, which the back button of the next page needs before the screen has been seen.
    let title: FlowText?

    /// A view.
    ///
    /// - Parameter title: the title in the navigation bar; `nil` if the view sets it.
    public init<Content: View>(_ view: Content, title: FlowText? = nil) {
      content = title.map { AnyView(view.navigationBarTitle($0.text)) } ?? AnyView(view)
      controller = nil
      self.title = title
    }

    /// A view controller. It is made again if the arguments of its screen change.
    ///
    /// - Parameter title: the title in the navigation bar; `nil` if the view controller sets it.
    public init(_ controller: UIViewController, title: FlowText? = nil) {
      if let title { controller.title = title.localized }
      content = AnyView(FlowControllerView(controller: controller))
      self.controller = controller
      self.title = title
    }

    /// The screen as a view.
    public var body: AnyView { content }
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
      component(of: page, showing: destination).body
    }

    fileprivate func component(
      of page: FlowPage.ID, showing any: any FlowDestination
    ) -> FlowComponent? {
      (any as? Destination).map { component(of: page, showing: $0) }
    }
  }

  @available(iOS 13, visionOS 1, *)
  extension FlowDefinition {
    /// The screen of a page, if the flow has components.
    func component(of page: FlowPage) -> FlowComponent? {
      (self as? any FlowComponentDefinition)?.component(of: page.id, showing: page.destination)
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
