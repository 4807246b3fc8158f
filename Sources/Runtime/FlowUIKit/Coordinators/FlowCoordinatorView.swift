import SwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// A flow of UIKit in a view of SwiftUI.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  public struct FlowCoordinatorView: View {
    private let make: @MainActor () -> any FlowCoordinator

    /// - Parameter coordinator: the flow, which is made once for each place of the view. When the place goes, the
    ///   flow ends as cancelled.
    public init(_ coordinator: @autoclosure @escaping @MainActor () -> any FlowCoordinator) {
      make = coordinator
    }

    /// The pages of the flow.
    public var body: some View { FlowCoordinatorHost(make: make).edgesIgnoringSafeArea(.all) }
  }

  @MainActor
  @available(iOS 13, visionOS 1, *)
  private struct FlowCoordinatorHost: UIViewControllerRepresentable {
    let make: @MainActor () -> any FlowCoordinator

    func makeUIViewController(context: Context) -> UIViewController { make().viewController }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
#endif
