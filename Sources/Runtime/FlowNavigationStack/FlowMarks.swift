import FlowRuntime

/// A view that popovers and dialogs can point at, or a page on a stack of the app, which presents what lies
/// over it.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
final class FlowMark {
  /// Its value, if several views, such as the rows of a list, have the same anchor.
  var value: AnyHashable?
}

/// The marked views on screen, and the view at which each layer points.
@MainActor
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
struct FlowMarks {
  struct Place: Hashable {
    let layer: FlowLayer.ID
    let anchor: FlowAnchorName
  }

  private var marks: [Place: [FlowMark]] = [:]
  private var pointedAt: [FlowLayer.ID: FlowMark] = [:]
  private var hosted: [FlowPage.ID: FlowMark] = [:]

  /// The view at which a layer points; `nil` if it points at the whole layer below.
  func mark(under layer: FlowLayer.ID) -> FlowMark? { pointedAt[layer] }

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

  /// Chooses the views at which new layers point, and forgets layers and pages that have gone.
  ///
  /// - Parameter top: the topmost page on a stack of the app, if it has the pages of the root layer.
  mutating func follow(_ state: FlowState, hostedTop top: FlowPage.ID?) {
    let known = pointedAt
    pointedAt = [:]
    hosted = hosted.filter { state.pages[$0.key] != nil }
    for (below, above) in zip(state.layers, state.layers.dropFirst()) {
      var mark = known[above.id] ?? mark(for: above, over: below.id, in: state)
      if mark == nil, below.presentation == .root, let top { mark = self.mark(ofHosted: top) }
      pointedAt[above.id] = mark
    }
  }

  /// Of several views, the one whose value is among the arguments of the layer's page.
  private func mark(
    for layer: FlowLayer, over below: FlowLayer.ID, in state: FlowState
  ) -> FlowMark? {
    guard let anchor = layer.style.anchor, layer.presentation.points,
      let marked = marks[Place(layer: below, anchor: anchor)]
    else { return nil }
    let page = state.stacks[layer.stack]?.pages.first.flatMap { state.pages[$0] }
    let given = page?.destination.givenValues ?? []
    return marked.last { mark in mark.value.map { given.contains($0) } ?? true }
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowPresentation {
  fileprivate var points: Bool { self == .popover || self == .confirmationDialog }
}
