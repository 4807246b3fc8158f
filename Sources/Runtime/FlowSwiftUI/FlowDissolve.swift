import FlowRuntime
import SwiftUI

/// A full-screen cover that fades out: the platform still shows it, though the flow has closed it.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowDissolve {
  /// The duration of a fade, in milliseconds.
  static let duration = 300
  static let animation = Animation.easeInOut(duration: Double(duration) / 1_000)

  let layer: FlowLayer
  let below: FlowLayer.ID
  let mark: FlowMark?

  /// The change that shows or removes what fades by itself must not slide.
  static func withoutSlide(_ change: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, change)
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowLayer {
  /// Whether it fades in and out. A cover lets the screen below shine through from iOS 16.4 on.
  func dissolves(on platform: FlowPlatform) -> Bool {
    #if os(macOS)
      return false
    #else
      guard #available(iOS 16.4, tvOS 16.4, visionOS 1, *), platform.version >= 16 else {
        return false
      }
      return presentation == .fullScreenCover && style.crossDissolves
    #endif
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowState {
  /// The topmost layer, if it fades in now.
  func dissolvingIn(after old: FlowState, on platform: FlowPlatform) -> FlowLayer? {
    guard layers.count > old.layers.count, let layer = layers.last else { return nil }
    return layer.dissolves(on: platform) ? layer : nil
  }

  /// The topmost layer with the one below it, if it fades out now.
  func dissolvingOut(
    to next: FlowState, on platform: FlowPlatform
  ) -> (layer: FlowLayer, below: FlowLayer)? {
    guard layers.count == next.layers.count + 1, let layer = layers.last,
      layer.dissolves(on: platform), let below = layers.dropLast().last
    else { return nil }
    return (layer, below)
  }
}

/// Fades a full-screen cover in and out.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowDissolveModifier: ViewModifier {
  @ObservedObject var display: FlowDisplay
  let layer: FlowLayer
  @State private var hasAppeared = false

  func body(content: Content) -> some View {
    #if os(macOS)
      content
    #else
      if #available(iOS 16.4, tvOS 16.4, visionOS 1, *),
        layer.dissolves(on: display.navigator.platform)
      {
        content
          .opacity(hasAppeared && !display.isFadingOut(layer.id) ? 1 : 0)
          .onAppear { withAnimation(FlowDissolve.animation) { hasAppeared = true } }
          .presentationBackground(.clear)
      } else {
        content
      }
    #endif
  }
}
