import FlowRuntime
import SwiftUI

/// A marked view, out of which something can zoom. A row that scrolls off the screen and back is the same one.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package struct FlowSource: Hashable {
  /// The page that it is on: several tabs can show the same row.
  let page: FlowPage.ID?
  let anchor: FlowAnchorName
  /// Its value, if several views, such as the rows of a list, have the same anchor.
  var value: AnyHashable?
}

/// The view out of which one page or layer zooms.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowZoom {
  private let source: FlowSource
  /// The parameter that has the value of the view.
  private let parameter: String?

  init(from source: FlowSource, for page: FlowPage?) {
    self.source = source
    parameter = page?.destination.givenValues.first { $0.value == source.value }?.name
  }

  /// A page that gets other arguments zooms back into another view.
  func source(for destination: (any FlowDestination)?) -> FlowSource {
    var source = source
    if let given = destination?.givenValues.first(where: { $0.name == parameter }) {
      source.value = given.value
    }
    return source
  }
}

/// The views out of which pages and layers zoom; `nil` for one that zooms out of none, now and later: the
/// platform would make its view anew.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowZooms {
  private(set) var pages: [FlowPage.ID: FlowZoom?] = [:]
  private(set) var layers: [FlowStack.ID: FlowZoom?] = [:]

  /// - Parameters:
  ///   - asks: whether a page asks before it is left.
  ///   - zoom: chooses a view of a layer by its anchor, for a page.
  mutating func follow(
    _ state: FlowState, asks: (FlowPage) -> Bool,
    _ zoom: (FlowAnchorName, FlowLayer.ID, FlowPage?) -> FlowZoom?
  ) {
    pages = pages.filter { state.pages[$0.key] != nil }
    layers = layers.filter { state.stacks[$0.key] != nil }
    for (below, layer) in zip(state.layers, state.layers.dropFirst()) {
      guard layers[layer.stack] == nil, layer.presentation.zooms, let anchor = layer.style.source
      else { continue }
      layers.updateValue(
        zoom(anchor, below.id, state.firstPage(of: layer)), forKey: layer.stack)
    }
    for page in state.pages.values where pages[page.id] == nil {
      guard case .zoomed(let anchor) = page.arrival, let layer = state.layerIndex(of: page.id)
      else { continue }
      let zoom = asks(page) ? nil : zoom(anchor, state.layers[layer].id, page)
      pages.updateValue(zoom, forKey: page.id)
    }
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowPresentation {
  fileprivate var zooms: Bool { self == .sheet || self == .fullScreenCover }
}

/// Lets screens zoom out of a view.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowSourceModifier: ViewModifier {
  let source: FlowSource
  let isSource: Bool
  let namespace: FlowNamespace

  func body(content: Content) -> some View {
    #if os(macOS)
      content
    #else
      if #available(iOS 18, tvOS 18, visionOS 2, *), isSource,
        let namespace = namespace.namespace
      {
        content.matchedTransitionSource(id: source, in: namespace)
      } else {
        content
      }
    #endif
  }
}

/// Lets a screen zoom out of a view.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package struct FlowZoomModifier: ViewModifier {
  private let source: FlowSource?
  private let namespace: FlowNamespace?

  package init(source: FlowSource?, namespace: FlowNamespace?) {
    self.source = source
    self.namespace = namespace
  }

  package func body(content: Content) -> some View {
    #if os(macOS)
      content
    #else
      if #available(iOS 18, tvOS 18, visionOS 2, *), let source,
        let namespace = namespace?.namespace
      {
        content.navigationTransition(.zoom(sourceID: source, in: namespace))
      } else {
        content
      }
    #endif
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension EnvironmentValues {
  /// The page that a view is on.
  package var flowPage: FlowPage.ID? {
    get { self[FlowPageKey.self] }
    set { self[FlowPageKey.self] = newValue }
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
private enum FlowPageKey: EnvironmentKey {
  static var defaultValue: FlowPage.ID? { nil }
}
