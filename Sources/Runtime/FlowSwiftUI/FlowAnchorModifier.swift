import Combine
import FlowRuntime
import SwiftUI

/// Marks a view as an anchor, at which popovers and dialogs of a flow point, or out of which screens zoom.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
public struct FlowAnchorModifier: ViewModifier {
  private let anchor: FlowAnchorName
  private let value: AnyHashable?
  private let isSource: Bool
  @Environment(\.flowLayer) private var around
  @Environment(\.flowMarker) private var marker

  /// - Parameters:
  ///   - anchor: the anchor.
  ///   - value: the value of this view, if several views have the same anchor. A popover, dialog or screen
  ///     takes the view whose value is among its arguments.
  ///   - sources: the anchors out of which screens zoom.
  public init<Anchor: FlowAnchor>(
    _ anchor: Anchor, of value: AnyHashable? = nil, sources: Set<Anchor> = []
  ) {
    self.anchor = FlowAnchorName(anchor)
    self.value = value
    isSource = sources.contains(anchor)
  }

  /// The view, with the popovers and dialogs that point at it, and for screens that zoom out of it.
  public func body(content: Content) -> some View {
    if let around {
      content.modifier(
        FlowMarkModifier(
          around: around, place: .init(layer: around.layer, anchor: anchor), value: value,
          isSource: isSource))
    } else if let marker {
      content.background(marker.mark(anchor, value))
    } else {
      content
    }
  }
}

@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
private struct FlowMarkModifier: ViewModifier {
  let around: FlowLayerAround
  let place: FlowMarks.Place
  let value: AnyHashable?
  let isSource: Bool
  @State private var mark = FlowMark()
  @Environment(\.flowPage) private var page

  private var display: FlowDisplay { around.display }

  private var source: FlowSource { FlowSource(page: page, anchor: place.anchor, value: value) }

  func body(content: Content) -> some View {
    content
      .modifier(
        FlowSourceModifier(
          source: source, isSource: isSource && display.runs(on: 18),
          namespace: around.namespace)
      )
      .presenter(
        FlowPopoverModifier(display: display, layer: place.layer, mark: mark), in: display
      )
      .modifier(
        FlowQuestionModifier(
          display: display, layer: place.layer, presentation: .confirmationDialog, mark: mark)
      )
      .onReceive(Just(source)) { mark.source = $0 }
      .onAppear { display.mark(mark, as: place) }
      .onDisappear { display.unmark(mark, as: place) }
  }
}

/// The layer that a view is in, and the names under which its views are found.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package struct FlowLayerAround: Equatable {
  let display: FlowDisplay
  let layer: FlowLayer.ID
  package let namespace: FlowNamespace

  /// The flow of a page.
  @MainActor
  package func flow(of page: FlowPage.ID) -> (any FlowDefinition)? {
    display.shown.pages[page].flatMap { display.navigator.definition(of: $0) }
  }

  package static func == (one: FlowLayerAround, other: FlowLayerAround) -> Bool {
    one.display === other.display && one.layer == other.layer && one.namespace == other.namespace
  }
}

/// Makes the views that lie behind marked ones, if a shell finds the marked ones by these.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package struct FlowMarker {
  fileprivate let mark: @MainActor (FlowAnchorName, AnyHashable?) -> AnyView

  package init(_ mark: @escaping @MainActor (FlowAnchorName, AnyHashable?) -> AnyView) {
    self.mark = mark
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension EnvironmentValues {
  package var flowMarker: FlowMarker? {
    get { self[FlowMarkerKey.self] }
    set { self[FlowMarkerKey.self] = newValue }
  }

  package var flowLayer: FlowLayerAround? {
    get { self[FlowLayerKey.self] }
    set { self[FlowLayerKey.self] = newValue }
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
private enum FlowMarkerKey: EnvironmentKey {
  static var defaultValue: FlowMarker? { nil }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
private enum FlowLayerKey: EnvironmentKey {
  static var defaultValue: FlowLayerAround? { nil }
}
