import FlowRuntime
import SwiftUI

/// The questions of the views.
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowDisplay {
  /// The view of a page that is a screen.
  @ViewBuilder func screen(of page: FlowPage) -> some View {
    if let model = navigator.definition(of: page) as? any FlowViewDefinition {
      FlowScreenView(
        model: model, page: page.id, destination: page.destination, changes: page.changes
      ).equatable()
    }
  }

  /// A transition of the app, for a page that appears with it.
  func transition(named name: String, of flow: String, showing page: FlowPage) -> AnyTransition? {
    let definition = navigator.definition(ofType: flow, around: page)
    return (definition as? any FlowViewDefinition)?.transition(named: name)
  }

  /// A transition with one of the app in it; `nil` if there is none in it.
  package func custom(_ transition: FlowTransition, showing page: FlowPage) -> AnyTransition? {
    var isCustom = false
    let made = transition.transition(on: navigator.platform) { name, flow in
      let found = self.transition(named: name, of: flow, showing: page)
      isCustom = isCustom || found != nil
      return found
    }
    return isCustom ? made : nil
  }

  /// A late change affects only the layer for which the binding was read.
  func binding(
    over layer: FlowLayer.ID, as presentation: FlowPresentation, at mark: FlowMark? = nil
  ) -> Binding<FlowLayer?> {
    let read = self.layer(over: layer, as: presentation, at: mark)
    return Binding {
      self.layer(over: layer, as: presentation, at: mark)
    } set: { above in
      if above == nil, let read { self.navigator.userDismissed(read.id) }
    }
  }

  package func alert(in layer: FlowLayer) -> FlowAlert? {
    navigator.alert(on: shown.firstPage(of: layer))
  }

  /// Whether a swipe can't close a layer.
  package func isHeld(_ layer: FlowLayer) -> Bool {
    !layer.style.isDismissible(layer.presentation) || asks(layer)
  }

  /// SwiftUI can only allow or disable the swipe; it can't ask first. If a screen has `leaving`, the
  /// swipe is disabled, and a button on the top page asks.
  package func asks(_ layer: FlowLayer) -> Bool {
    shown.pages(in: [layer.stack], inside: \.stacks)
      .contains { shown.pages[$0].map(navigator.asksBeforeLeaving) ?? false }
  }

  /// The layer whose top page this is, or is in, if only a screen with `leaving` disables its swipe.
  package func askingLayer(under page: FlowPage) -> FlowLayer? {
    let inside = shown.pages(in: page.content.shownStacks, inside: \.shownStacks)
    guard let layer = shown.layers.dropFirst().last, let top = shown.top,
      top == page.id || inside.contains(top),
      layer.style.isDismissible(layer.presentation), asks(layer)
    else { return nil }
    return layer
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowViewDefinition {
  /// The view of the topmost page that shows a destination; if there is none, the view's actions do nothing.
  package func view(showing destination: Destination) -> AnyView {
    view(of: navigator.page(showing: destination, of: self), showing: destination)
  }

  package func anyView(of page: FlowPage.ID, showing destination: any FlowDestination) -> AnyView {
    guard let destination = destination as? Destination else {
      return AnyView(SwiftUI.EmptyView())
    }
    return view(of: page, showing: destination)
  }
}
