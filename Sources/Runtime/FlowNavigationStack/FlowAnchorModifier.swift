import Combine
import FlowRuntime
import SwiftUI

/// Marks a view as an anchor, at which popovers and dialogs of a flow point.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
public struct FlowAnchorModifier: ViewModifier {
  private let anchor: FlowAnchorName
  private let value: AnyHashable?
  @Environment(\.flowLayer) private var around

  /// - Parameters:
  ///   - anchor: the anchor.
  ///   - value: the value of this view, if several views have the same anchor. A popover or dialog
  ///     points at the view whose value is among its arguments.
  public init<Anchor: FlowAnchor>(_ anchor: Anchor, of value: AnyHashable? = nil) {
    self.anchor = FlowAnchorName(anchor)
    self.value = value
  }

  /// The view, with the popovers and dialogs that point at it.
  public func body(content: Content) -> some View {
    if let around {
      content.modifier(
        FlowMarkModifier(
          display: around.display, place: .init(layer: around.layer, anchor: anchor), value: value))
    } else {
      content
    }
  }
}

@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
private struct FlowMarkModifier: ViewModifier {
  let display: FlowDisplay
  let place: FlowMarks.Place
  let value: AnyHashable?
  @State private var mark = FlowMark()

  func body(content: Content) -> some View {
    content
      .modifier(FlowPopoverModifier(display: display, layer: place.layer, mark: mark))
      .modifier(FlowDialogModifier(display: display, layer: place.layer, mark: mark))
      .onReceive(Just(value)) { mark.value = $0 }
      .onAppear { display.mark(mark, as: place) }
      .onDisappear { display.unmark(mark, as: place) }
  }
}

/// The layer that a view is in.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowLayerAround: Equatable {
  let display: FlowDisplay
  let layer: FlowLayer.ID

  static func == (one: FlowLayerAround, other: FlowLayerAround) -> Bool {
    one.display === other.display && one.layer == other.layer
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension EnvironmentValues {
  var flowLayer: FlowLayerAround? {
    get { self[FlowLayerKey.self] }
    set { self[FlowLayerKey.self] = newValue }
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
private enum FlowLayerKey: EnvironmentKey {
  static var defaultValue: FlowLayerAround? { nil }
}
