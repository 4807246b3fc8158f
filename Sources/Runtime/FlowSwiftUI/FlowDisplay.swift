import Combine
import FlowRuntime
import Observation
import SwiftUI

/// The state that a navigator shows, for views to observe.
@MainActor
@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
package class FlowDisplay: ObservableObject {
  package let navigator: FlowNavigator
  package let stacks: any FlowStacks
  /// The number of changes.
  @Published private var count = 0
  /// The layers that have appeared and are still there.
  private var layersOnScreen: Set<FlowLayer.ID> = []
  private var marks = FlowMarks()
  private var dissolve: FlowDissolve?

  fileprivate init(_ navigator: FlowNavigator, in stacks: any FlowStacks) {
    self.navigator = navigator
    self.stacks = stacks
    navigator.observer = self
  }

  /// The display of a navigator, which all its views share.
  package static func of(_ navigator: FlowNavigator, in stacks: any FlowStacks) -> FlowDisplay {
    navigator.observer as? FlowDisplay ?? FlowDisplay(navigator, in: stacks)
  }

  /// The views of the stacks, if views show them.
  var views: (any FlowStackViews)? { stacks as? any FlowStackViews }

  /// Says whether the app has the stack of the root layer.
  package func hosted(_ isHosted: Bool) -> FlowDisplay {
    navigator.isHosted = isHosted
    follow(shown)
    return self
  }

  package var shown: FlowState { navigator.shown }

  package func appeared(_ layer: FlowLayer.ID) {
    layersOnScreen.insert(layer)
    navigator.layerAppeared(layer)
  }

  /// A layer has gone. If the state still has it, the user has swiped it away, and the platform has not
  /// yet set the binding.
  package func disappeared(_ layer: FlowLayer.ID) {
    layersOnScreen.remove(layer)
    navigator.userDismissed(layer)
  }

  /// The presentation over a layer that points at a marked view, or else at the whole layer.
  func layer(
    over layer: FlowLayer.ID, as presentation: FlowPresentation, at mark: FlowMark?
  ) -> FlowLayer? {
    if let dissolve, dissolve.below == layer, dissolve.mark === mark,
      dissolve.layer.presentation == presentation
    {
      return dissolve.layer
    }
    guard let above = navigator.layer(over: layer, as: presentation),
      marks.mark(under: above.id) === mark
    else { return nil }
    return above
  }

  func mark(_ mark: FlowMark, as place: FlowMarks.Place) { marks.add(mark, at: place) }

  /// If a view goes, the presentations that point at it go too, and the platform does not report it.
  func unmark(_ mark: FlowMark, as place: FlowMarks.Place) {
    let pointing = shown.layers.filter { marks.mark(under: $0.id) === mark }
    marks.remove(mark, from: place)
    for layer in pointing {
      if layer.presentation.isAlert {
        navigator.alertClosed(layer.id)
      } else {
        navigator.userDismissed(layer.id)
      }
    }
  }

  package func mark(ofHosted page: FlowPage.ID) -> FlowMark { marks.mark(ofHosted: page) }

  /// Whether a full-screen cover fades out.
  func isFadingOut(_ layer: FlowLayer.ID) -> Bool {
    isRead()
    return dissolve?.layer.id == layer
  }

  /// The view out of which a pushed page zooms, if it does.
  package func source(of page: FlowPage) -> FlowSource? {
    runs(on: 18) ? marks.source(of: page) : nil
  }

  /// The view out of which a layer zooms, if it does.
  func source(of layer: FlowLayer) -> FlowSource? {
    guard runs(on: 18) else { return nil }
    return marks.source(of: layer, showing: shown.firstPage(of: layer))
  }

  fileprivate func follow(_ state: FlowState) {
    stacks.follow(state, in: self)
    marks.follow(state, hostedTop: hostedTop(of: state), asks: navigator.asksBeforeLeaving)
  }

  private func hostedTop(of state: FlowState) -> FlowPage.ID? {
    guard navigator.isHosted, let root = state.layers.first else { return nil }
    return state.places(in: root.stack, isCompact: navigator.isCompact).last?.id
  }

  fileprivate func isRead() {}

  fileprivate func changes(_ change: () -> Void) {
    count += 1
    (navigator.publisher as? Combine.ObservableObjectPublisher)?.send()
    change()
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowDisplay: FlowObserver {
  package func shownIsRead() { isRead() }

  package func stacksAreBehind(_ state: FlowState) -> Bool { stacks.areBehind(state, in: self) }

  package func isOnScreen(_ layer: FlowLayer.ID) -> Bool {
    layersOnScreen.contains(layer) || stacks.isPresented(layer)
  }

  package func shownChanges(from old: FlowState, to new: FlowState, _ change: () -> Void) {
    navigator.tellViewModels(from: old, to: new)
    if !stacks.dissolve, let (layer, below) = old.dissolvingOut(to: new, on: navigator.platform) {
      return fadeOut(layer, over: below.id, to: new, change)
    }
    follow(new)
    if !stacks.dissolve, new.dissolvingIn(after: old, on: navigator.platform) != nil {
      return FlowDissolve.withoutSlide { changes(change) }
    }
    let animation = old.animation(
      to: new, isCompact: navigator.isCompact, haveBars: stacks.haveBars)
    guard let animation else { return changes(change) }
    withAnimation(animation) { changes(change) }
  }

  /// The cover goes once it can't be seen any more.
  private func fadeOut(
    _ layer: FlowLayer, over below: FlowLayer.ID, to new: FlowState, _ change: () -> Void
  ) {
    dissolve = FlowDissolve(layer: layer, below: below, mark: marks.mark(under: layer.id))
    follow(new)
    withAnimation(FlowDissolve.animation) { changes(change) }
    navigator.later(FlowDissolve.duration) { [weak self] _ in
      guard let self, dissolve?.layer.id == layer.id else { return }
      FlowDissolve.withoutSlide { self.changes { self.dissolve = nil } }
    }
  }
}

@available(iOS 13, macOS 13, tvOS 13, visionOS 1, *)
extension FlowNavigator {
  /// What a page's actions tell will change: views that read it from a view model are evaluated again.
  fileprivate func tellViewModels(from old: FlowState, to new: FlowState) {
    for (number, page) in new.pages
    where old.pages[number].map({ $0.changes != page.changes }) ?? false {
      guard let model = viewModel(of: number) as? any ObservableObject else { continue }
      (model.objectWillChange as? Combine.ObservableObjectPublisher)?.send()
    }
  }
}

/// The same with Observation: views observe what they read.
@MainActor
@available(iOS 17, macOS 14, tvOS 17, visionOS 1, *)
final class FlowObservedDisplay: FlowDisplay, Observable {
  private let registrar = ObservationRegistrar()

  /// Makes views observe a navigator with Observation from now on.
  static func follow(_ navigator: FlowNavigator, in stacks: any FlowStacks) -> FlowDisplay {
    navigator.observer as? FlowDisplay ?? FlowObservedDisplay(navigator, in: stacks)
  }

  override fileprivate func isRead() {
    registrar.access(self, keyPath: \.shown)
  }

  override fileprivate func changes(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.shown, change)
  }
}
