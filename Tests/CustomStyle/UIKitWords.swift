/// Stands for UIKit's.
@MainActor class UIViewController {
  let title: String

  init(title: String) { self.title = title }
}

/// What the design's author would have in a library.
@MainActor protocol UIFlowCoordinator: AnyObject {
  associatedtype Route: Hashable
  var shown: [String] { get set }
  func makeViewController(forRoute route: Route) -> UIViewController
}

extension UIFlowCoordinator {
  func push(_ route: Route) { shown.append(makeViewController(forRoute: route).title) }
  func present(_ route: Route) {
    shown.append("sheet: " + makeViewController(forRoute: route).title)
  }
  func navigateBack() { shown.removeLast() }
  func stop() { shown.removeLast() }
}

final class ListViewController: UIViewController {
  init(coordinator: CatalogFlowCoordinator) { super.init(title: "list") }
}

final class ItemViewController: UIViewController {
  init(id: String, coordinator: CatalogFlowCoordinator) { super.init(title: "item \(id)") }
}

final class HelpViewController: UIViewController {
  init(coordinator: CatalogFlowCoordinator) { super.init(title: "help") }
}
