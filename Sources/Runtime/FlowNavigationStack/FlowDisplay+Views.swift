import FlowRuntime
import SwiftUI

/// What the views ask for.
@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowDisplay {
  func view(of page: FlowPage) -> AnyView {
    let model = navigator.definition(of: shown.flowRun(of: page.run)) as? any FlowCoordinatorModel
    return model?.anyView(of: page) ?? AnyView(SwiftUI.EmptyView())
  }

  /// A stack cut where a page comes up without a bar, or holds stacks of its own.
  func segments(of stack: FlowStack.ID) -> [FlowSegment] {
    var segments: [FlowSegment] = []
    for page in (shown.stacks[stack]?.pages ?? []).compactMap({ shown.pages[$0] }) {
      if let last = segments.last, page.continues(last) {
        segments[segments.count - 1].path.append(page)
      } else {
        segments.append(FlowSegment(index: segments.count, root: page))
      }
    }
    return segments
  }

  /// What a segment shows above its root now.
  func path(of segment: FlowSegment) -> [FlowPage] {
    segments(of: segment.root.stack).first { $0.id == segment.id }?.path ?? []
  }

  func binding(over layer: FlowLayer.ID, as presentation: FlowPresentation) -> Binding<FlowLayer?> {
    Binding {
      self.navigator.layer(over: layer, as: presentation)
    } set: { above in
      if above == nil, let shown = self.navigator.layer(over: layer, as: presentation) {
        self.navigator.userDismissed(shown.id)
      }
    }
  }

  func alert(in layer: FlowLayer) -> FlowAlert? {
    guard let page = shown.stacks[layer.stack]?.pages.first.flatMap({ shown.pages[$0] }),
      case .alert(let alert)? = navigator.traits(of: page.destination, in: page.run)?.content
    else { return nil }
    return alert
  }

  /// Whether the user can't swipe a layer away.
  func isHeld(_ layer: FlowLayer) -> Bool {
    !layer.style.isDismissible(layer.presentation) || asks(layer)
  }

  /// SwiftUI lets nobody ask when a layer is swiped away: it holds it or lets it go. Where a screen
  /// asks before it is left, the layer is held, and a button on what is on top asks.
  private func asks(_ layer: FlowLayer) -> Bool {
    shown.pages(in: [layer.stack], inside: \.stacks)
      .contains { shown.pages[$0].map(navigator.asksBeforeLeaving) ?? false }
  }

  /// The layer that a page is on top of, if the user would swipe it away but for a screen that asks.
  func askingLayer(under page: FlowPage) -> FlowLayer? {
    guard let layer = shown.layers.dropFirst().last, shown.top == page.id,
      layer.style.isDismissible(layer.presentation), asks(layer)
    else { return nil }
    return layer
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowPage {
  fileprivate func continues(_ segment: FlowSegment) -> Bool {
    guard case .view = content, case .view = segment.root.content else { return false }
    switch arrival {
    case .push, .root: return true
    case .plain, .animated: return false
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
extension FlowCoordinatorModel {
  fileprivate func anyView(of page: FlowPage) -> AnyView {
    guard let destination = page.destination as? Destination else {
      return AnyView(SwiftUI.EmptyView())
    }
    return view(of: page.id, showing: destination)
  }
}
