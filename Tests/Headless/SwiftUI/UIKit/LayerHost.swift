/// A controller that shows a layer of views.
@MainActor package protocol LayerHost: UIViewController {
  /// Whether it has appeared; until then, what its views present waits.
  var isForeignReady: Bool { get }
  /// Whether UIKit presents the layer.
  func presentForeign(_ foreignLayer: Layer, isAnimated: Bool) -> Bool
}

/// What both kinds of controllers with views have in common: the root, and what it presents.
@MainActor package protocol LayerController: LayerHost, ForeignContent {
  var foreignGraph: Graph { get }
  var foreignLayer: Layer { get }
}

extension LayerController {
  package func presentForeign(_ next: Layer, isAnimated: Bool) -> Bool {
    let controller = PresentedController(next, on: foreignLayer, in: foreignGraph)
    present(controller, animated: isAnimated)
    return controller.presentingViewController != nil
  }

  package var foreignItems: [ScreenItem] {
    // What the root of a hosting controller wants in a bar is in that of a stack of UIKit, or nowhere.
    let isRoot = foreignLayer.kind == .root
    let page = foreignLayer.page
    let shown = isRoot ? page.elements.withoutNavigationBar.visible : page.met(by: .sight)
    return shown.map { $0.item(in: self) }
  }

  /// Before the view is loaded, only the app can know its title.
  package var foreignPages: [String] {
    let pages = HeadlessLayer(foreignLayer).pages
    return pages == [""] ? [navigationItem.title ?? ""] : pages
  }

  package var foreignTab: String? { HeadlessLayer(foreignLayer).selectedTab }

  package var foreignLeavingPages: [[String]] { foreignGraph.leavingPages.map(\.lines) }

  package var isForeignBusy: Bool { foreignLayer.record.isNavigating }

  package func goBackInForeign(times: Int) throws -> Bool {
    guard let page = foreignLayer.page.elements.frontPage, let pop = page.pop else { return false }
    if page.isBackHidden || page.isBarHidden {
      throw HeadlessError.refused("the back button is hidden")
    }
    for _ in 0..<times { pop() }
    return true
  }

  package func selectForeignTab(_ label: String) -> Bool {
    guard let record = foreignLayer.page.elements.frontTabs,
      let index = record.tabs.firstIndex(where: { $0.tab?.label == label })
    else { return false }
    record.select(index)
    return true
  }
}

extension Element {
  init(_ item: ScreenItem) {
    self.init(.item(item))
    identifier = item.identifier
    accessibilityLabel = item.accessibilityLabel
    isEnabled = item.isEnabled
  }

  /// How the element is used by who drives a device of UIKit.
  @MainActor func item(in controller: any LayerController) -> ScreenItem {
    if case .item(let item) = kind { return item }
    return ScreenItem(
      line, name: label, identifier: identifier, accessibilityLabel: accessibilityLabel,
      isEnabled: isEnabled, use: use(in: controller))
  }

  @MainActor private func use(in controller: any LayerController) -> ScreenItem.Use {
    switch kind {
    case .button(let button):
      guard let presented = controller as? PresentedController, presented.foreignLayer.kind.isAlert
      else { return .tap(button.action) }
      return .tap { [weak presented] in presented?.answer(button.action) }
    case .toggle(let isOn, _): return .tap { isOn.wrappedValue.toggle() }
    case .field(let field): return .type { field.text.wrappedValue = $0 }
    default: return .none
    }
  }
}
