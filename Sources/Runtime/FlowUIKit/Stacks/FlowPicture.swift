import Combine
import SwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The picture of a page, on which a transition of SwiftUI's plays.
  ///
  /// The page itself can't lie in a view of SwiftUI: UIKit ends the app if the view of a page lies in that of another
  /// controller than its parent.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowPicture {
    private let page: UIView
    private let state: FlowPictureState
    private let hosting: UIHostingController<FlowPictureView>
    /// Moves, so that UIKit tells when some time is over.
    private let clock = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))

    /// Hides the page behind its picture; `nil` if there is none.
    init?(
      of page: UIView, in container: UIView, by transition: AnyTransition, isComing: Bool
    ) {
      page.layoutIfNeeded()
      // What comes has not been drawn yet.
      guard let picture = page.snapshotView(afterScreenUpdates: isComing) else { return nil }
      self.page = page
      state = FlowPictureState(isShown: !isComing)
      hosting = UIHostingController(
        rootView: FlowPictureView(state: state, picture: picture, transition: transition))
      hosting.view.backgroundColor = .clear
      hosting.view.frame = page.frame
      container.addSubview(hosting.view)
      container.addSubview(clock)
      hosting.view.layoutIfNeeded()
      page.isHidden = true
    }

    /// Plays the transition, and then shows the page in the picture's place.
    func play(
      _ animation: Animation, for duration: Double, completion: @escaping @MainActor () -> Void
    ) {
      // SwiftUI has no transition for what is there when it first draws.
      tick(to: 1, in: 0.02) {
        withAnimation(animation) { self.state.isShown.toggle() }
        self.tick(to: 2, in: duration) {
          self.leave()
          completion()
        }
      }
    }

    private func tick(
      to place: CGFloat, in duration: Double, completion: @escaping @MainActor () -> Void
    ) {
      UIView.animate(withDuration: duration) {
        self.clock.frame.origin.x = place
      } completion: { _ in
        completion()
      }
    }

    private func leave() {
      page.isHidden = false
      hosting.view.removeFromSuperview()
      clock.removeFromSuperview()
    }
  }

  @available(iOS 13, visionOS 1, *)
  private final class FlowPictureState: ObservableObject {
    @Published var isShown: Bool

    init(isShown: Bool) { self.isShown = isShown }
  }

  @available(iOS 13, visionOS 1, *)
  private struct FlowPictureView: View {
    @ObservedObject var state: FlowPictureState
    let picture: UIView
    let transition: AnyTransition

    var body: some View {
      ZStack {
        if state.isShown { FlowPictureLayer(picture: picture).transition(transition).zIndex(1) }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .edgesIgnoringSafeArea(.all)
    }
  }

  @available(iOS 13, visionOS 1, *)
  private struct FlowPictureLayer: UIViewRepresentable {
    let picture: UIView

    func makeUIView(context: Context) -> UIView { picture }

    func updateUIView(_ view: UIView, context: Context) {}
  }
#endif
