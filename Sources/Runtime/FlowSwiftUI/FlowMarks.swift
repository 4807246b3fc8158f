import FlowRuntime

/// A view that popovers and dialogs can point at and out of which screens can zoom, or a page on a stack of the
/// app, which presents what lies over it.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package final class FlowMark {
  /// What tells it from other views; a page has none.
  var source: FlowSource?
}

/// The marked views on screen, the view at which each layer points, and the views out of which pages and layers
/// zoom.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
struct FlowMarks {
  struct Place: Hashable {
    let layer: FlowLayer.ID
    let anchor: FlowAnchorName
  }

  private var marks: [Place: [FlowMark]] = [:]
  private var pointedAt: [FlowLayer.ID: FlowMark] = [:]
  private var hosted: [FlowPage.ID: FlowMark] = [:]
  private var zooms = FlowZooms()

  /// The view at which a layer points; `nil` if it points at the whole layer below.
  func mark(under layer: FlowLayer.ID) -> FlowMark? { pointedAt[layer] }

  /// The view out of which a pushed page zooms, if it does.
  func source(of page: FlowPage) -> FlowSource? {
    zooms.pages[page.id]??.source(for: page.destination)
  }

  /// The view out of which a layer with this page zooms, if it does.
  func source(of layer: FlowLayer, showing page: FlowPage?) -> FlowSource? {
    zooms.layers[layer.stack]??.source(for: page?.destination)
  }

  mutating func add(_ mark: FlowMark, at place: Place) { marks[place, default: []].append(mark) }

  mutating func remove(_ mark: FlowMark, from place: Place) {
    marks[place]?.removeAll { $0 === mark }
    if marks[place]?.isEmpty == true { marks[place] = nil }
  }

  /// The mark of a page on a stack of the app.
  mutating func mark(ofHosted page: FlowPage.ID) -> FlowMark {
    let mark = hosted[page] ?? FlowMark()
    hosted[page] = mark
    return mark
  }

  /// Chooses the views at which new layers point and out of which new pages zoom, and forgets layers and pages
  /// that have gone.
  ///
  /// - Parameters:
  ///   - top: the topmost page on a stack of the app, if it has the pages of the root layer.
  ///   - asks: whether a page asks before it is left: nothing can prevent users from dragging a zoomed page down.
  mutating func follow(
    _ state: FlowState, hostedTop top: FlowPage.ID?, asks: (FlowPage) -> Bool
  ) {
    let known = pointedAt
    pointedAt = [:]
    hosted = hosted.filter { state.pages[$0.key] != nil }
    for (below, above) in zip(state.layers, state.layers.dropFirst()) {
      var mark = known[above.id] ?? mark(for: above, over: below.id, in: state)
      if mark == nil, below.presentation == .root, let top { mark = self.mark(ofHosted: top) }
      pointedAt[above.id] = mark
    }
    let current = self
    zooms.follow(state, asks: asks) { anchor, layer, page in
      current.mark(of: anchor, in: layer, for: page)?.source.map { FlowZoom(from: $0, for: page) }
    }
  }

  private func mark(
    for layer: FlowLayer, over below: FlowLayer.ID, in state: FlowState
  ) -> FlowMark? {
    guard let anchor = layer.style.anchor, layer.presentation.points else { return nil }
    return mark(of: anchor, in: below, for: state.firstPage(of: layer))
  }

  /// Of several views, the one whose value is among the arguments of a page.
  private func mark(
    of anchor: FlowAnchorName, in layer: FlowLayer.ID, for page: FlowPage?
  ) -> FlowMark? {
    let given = page?.destination.givenValues.map(\.value) ?? []
    return marks[Place(layer: layer, anchor: anchor)]?.last { mark in
      mark.source?.value.map { given.contains($0) } ?? true
    }
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowPresentation {
  fileprivate var points: Bool { self == .popover || self == .confirmationDialog }
}
