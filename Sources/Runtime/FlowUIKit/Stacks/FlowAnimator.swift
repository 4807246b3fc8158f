import FlowRuntime
import FlowSwiftUI
import SwiftUI
import UIKit

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  /// The transition of a page that does not come as the platform pushes pages.
  @MainActor
  @available(iOS 13, visionOS 1, *)
  final class FlowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let transition: FlowTransition
    private let animation: FlowAnimation
    private let isComing: Bool
    private let custom: AnyTransition?

    /// - Parameters:
    ///   - arrival: how the page that moves came.
    ///   - isComing: whether it comes; else it goes.
    ///   - custom: the transition, if the app brings it.
    init?(_ arrival: FlowArrival, isComing: Bool, by custom: AnyTransition?) {
      switch arrival {
      case .pushed(let transition, let animation), .animated(let transition, let animation):
        self.transition = transition
        self.animation = animation
      case .push, .zoomed, .root, .plain: return nil
      }
      self.isComing = isComing
      self.custom = custom
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> Double {
      switch animation {
      case .default: 0.35
      case .linear(let duration), .easeIn(let duration), .easeOut(let duration),
        .easeInOut(let duration):
        duration
      case .spring(let response, _): response
      }
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let moving = context.view(forKey: isComing ? .to : .from)
      if let to = context.view(forKey: .to) {
        if let controller = context.viewController(forKey: .to) {
          to.frame = context.finalFrame(for: controller)
        }
        // What goes lies in front of what it leaves. What comes is seen only in its picture, if it has one.
        context.containerView.insertSubview(to, at: 0)
      }
      if let moving, playCustom(on: moving, in: context) { return }
      if isComing, let moving { context.containerView.bringSubviewToFront(moving) }
      let effect = FlowEffect(transition, isComing: isComing, in: context.containerView)
      if isComing { effect.apply(to: moving) }
      animate {
        if self.isComing { FlowEffect.none.apply(to: moving) } else { effect.apply(to: moving) }
      } completion: {
        FlowEffect.none.apply(to: moving)
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    /// Plays the app's transition on a picture of the page; returns whether there is a picture.
    private func playCustom(
      on view: UIView, in context: any UIViewControllerContextTransitioning
    ) -> Bool {
      guard let custom,
        let picture = FlowPicture(
          of: view, in: context.containerView, by: custom, isComing: isComing)
      else { return false }
      picture.play(animation.animation, for: transitionDuration(using: context)) {
        context.completeTransition(!context.transitionWasCancelled)
      }
      return true
    }

    private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
      let duration = transitionDuration(using: nil)
      if case .spring(_, let damping) = animation {
        UIView.animate(
          withDuration: duration, delay: 0, usingSpringWithDamping: damping,
          initialSpringVelocity: 0, options: [], animations: changes,
          completion: { _ in completion() })
      } else {
        UIView.animate(
          withDuration: duration, delay: 0, options: options, animations: changes,
          completion: { _ in completion() })
      }
    }

    private var options: UIView.AnimationOptions {
      switch animation {
      case .linear: .curveLinear
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .default, .easeInOut, .spring: .curveEaseInOut
      }
    }
  }

  /// How a page that comes or goes looks while it is away.
  @available(iOS 13, visionOS 1, *)
  private struct FlowEffect {
    private var alpha: CGFloat = 1
    private var transform = CGAffineTransform.identity

    static var none: FlowEffect { FlowEffect() }

    private init() {}

    @MainActor
    init(_ transition: FlowTransition, isComing: Bool, in container: UIView) {
      add(transition, isComing: isComing, in: container)
    }

    @MainActor
    func apply(to view: UIView?) {
      view?.alpha = alpha
      view?.transform = transform
    }

    @MainActor
    private mutating func add(_ transition: FlowTransition, isComing: Bool, in container: UIView) {
      switch transition {
      case .identity: break
      // The app brings it no longer, or there is no picture of the page.
      case .opacity, .named: alpha = 0
      case .slide: move(to: isComing ? .leading : .trailing, in: container)
      case .scale(let factor):
        let factor = max(factor ?? 0, 0.01)
        add(CGAffineTransform(scaleX: factor, y: factor))
      case .offset(let x, let y): add(CGAffineTransform(translationX: x, y: y))
      case .move(let edge): move(to: edge, in: container)
      case .push(let edge): move(to: isComing ? edge : edge.opposite, in: container)
      case .combined(let all): for one in all { add(one, isComing: isComing, in: container) }
      case .asymmetric(let insertion, let removal):
        add(isComing ? insertion : removal, isComing: isComing, in: container)
      }
    }

    @MainActor
    private mutating func move(to edge: FlowEdge, in container: UIView) {
      let size = container.bounds.size
      let leading = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1.0 : -1.0
      switch edge {
      case .top: add(CGAffineTransform(translationX: 0, y: -size.height))
      case .bottom: add(CGAffineTransform(translationX: 0, y: size.height))
      case .leading: add(CGAffineTransform(translationX: leading * size.width, y: 0))
      case .trailing: add(CGAffineTransform(translationX: -leading * size.width, y: 0))
      }
    }

    private mutating func add(_ other: CGAffineTransform) {
      transform = transform.concatenating(other)
    }
  }
#endif
