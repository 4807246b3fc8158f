import FlowRuntime
import FlowSwiftUI
import SwiftUI

#if !os(macOS)
  /// A page with its ways back.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  struct FlowLinkedContent: View {
    @ObservedObject private var display: FlowDisplay
    private let place: FlowPlace
    private let isRoot: Bool
    private let hidesBar: Bool
    @Environment(\.flowLabels) private var labels

    /// - Parameters:
    ///   - display: what is shown.
    ///   - place: the page.
    ///   - isRoot: whether the platform has no back button for it.
    ///   - hidesBar: whether a page without a bar shares its bar with no page that has one.
    init(display: FlowDisplay, place: FlowPlace, isRoot: Bool, hidesBar: Bool) {
      _display = ObservedObject(wrappedValue: display)
      self.place = place
      self.isRoot = isRoot
      self.hidesBar = hidesBar
    }

    var body: some View {
      // A page that is on its way out is still shown as it was.
      let page = display.shown.pages[place.id] ?? place.page
      let asks = display.navigator.asksBeforeLeaving(page)
      let canGoBack = display.navigator.canGoBack(page.id)
      let layer = display.askingLayer(under: page)
      FlowContentView(display: display, page: page)
        .navigationBarBackButtonHidden(asks || !canGoBack)
        .background(
          FlowBarButtons(
            display: display,
            back: canGoBack && (asks || isRoot)
              ? FlowBarButton(label: labels.back) { $0.systemBack(page.id) } : nil,
            close: layer.map { layer in
              FlowBarButton(label: labels.close) { $0.swipedAway(layer.id) }
            })
        )
        .modifier(FlowBarModifier(isHidden: hidesBar && place.arrival.hidesBar))
    }
  }

  /// Hides the navigation bar of a page without one. A page with a bar decides itself.
  @available(iOS 13, tvOS 13, visionOS 1, *)
  private struct FlowBarModifier: ViewModifier {
    let isHidden: Bool

    @ViewBuilder func body(content: Content) -> some View {
      if isHidden { content.navigationBarHidden(true) } else { content }
    }
  }

  /// A button that the platform doesn't have.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  private struct FlowBarButton {
    let label: Text
    let press: (FlowNavigator) -> Void
  }

  /// The buttons in the bar of a page. They lie behind it, so that the buttons of the page itself stay; on iOS 13, where a
  /// bar may show the items of one view only, those of the page may be hidden.
  @MainActor
  @available(iOS 13, tvOS 13, visionOS 1, *)
  private struct FlowBarButtons: View {
    let display: FlowDisplay
    let back: FlowBarButton?
    let close: FlowBarButton?

    var body: some View {
      if back != nil || close != nil {
        if #available(iOS 14, tvOS 14, visionOS 1, *), display.runs(on: 14) {
          Color.clear.toolbar { ToolbarItem(placement: .cancellationAction) { buttons } }
        } else {
          #if !os(tvOS)
            Color.clear.navigationBarItems(leading: buttons)
          #endif
        }
      }
    }

    private var buttons: some View {
      HStack {
        button(back)
        button(close)
      }
    }

    @ViewBuilder private func button(_ button: FlowBarButton?) -> some View {
      if let button {
        Button {
          button.press(display.navigator)
        } label: {
          button.label
        }
      }
    }
  }
#endif
