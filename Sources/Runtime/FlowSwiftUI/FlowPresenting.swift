import FlowRuntime
import SwiftUI

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowDisplay {
  /// Whether the app runs on this version of iOS or a later one, or on a system of its time.
  package func runs(on version: Int) -> Bool { navigator.platform.version >= version }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension View {
  /// Presents something. Before iOS 15, only one of several presentations of a view works, so that each needs a
  /// view of its own.
  @ViewBuilder func presenter(
    _ modifier: some ViewModifier, in display: FlowDisplay
  ) -> some View {
    if display.runs(on: 15) {
      self.modifier(modifier)
    } else {
      background(Color.clear.modifier(modifier))
    }
  }
}

/// The heights of a sheet.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowDetentsModifier: ViewModifier {
  let detents: [FlowDetent]
  let display: FlowDisplay

  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 16, macOS 13, tvOS 16, visionOS 1, *), display.runs(on: 16) {
      // A sheet needs at least one; the platform's is `large`.
      content.presentationDetents(detents.isEmpty ? [.large] : Set(detents.map(\.detent)))
    } else {
      content
    }
  }
}

/// Keeps a swipe from closing a layer, if it must not.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowHoldModifier: ViewModifier {
  let isHeld: Bool
  let display: FlowDisplay

  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 15, macOS 13, tvOS 15, visionOS 1, *), display.runs(on: 15) {
      content.interactiveDismissDisabled(isHeld)
    } else {
      content
    }
  }
}

/// Hides a view from VoiceOver that another one covers.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowHiddenModifier: ViewModifier {
  let isHidden: Bool
  let display: FlowDisplay

  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 14, macOS 13, tvOS 14, visionOS 1, *), display.runs(on: 14) {
      content.accessibilityHidden(isHidden)
    } else {
      content.accessibility(hidden: isHidden)
    }
  }
}
