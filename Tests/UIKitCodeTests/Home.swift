import FlowRuntime
import FlowUIKit
import SwiftUI
import UIKit

/// A flow in the words of the design with UIKit: assets, and the flow in itself, pushed and as a popup.
enum HomeDestination: FlowRoute {
  case list, add, home, homePopup
  case details(id: Int)
  case edit(id: Int)

  enum Screen: String, FlowScreenName {
    case list, details, edit, add, home, homePopup
    var flow: String { "Home" }
  }

  var contents: FlowContents<Screen> {
    switch self {
    case .list: FlowContents(.list)
    case .details(let id): FlowContents(.details, ["id": id])
    case .edit(let id): FlowContents(.edit, ["id": id])
    case .add: FlowContents(.add)
    case .home: FlowContents(.home)
    case .homePopup: FlowContents(.homePopup)
    }
  }

  init(_ screen: Screen, _ values: FlowValues) throws {
    switch screen {
    case .list: self = .list
    case .details: self = try .details(id: values["id"])
    case .edit: self = try .edit(id: values["id"])
    case .add: self = .add
    case .home: self = .home
    case .homePopup: self = .homePopup
    }
  }

  var isFlow: Bool { self == .home || self == .homePopup }

  var popupPresentationStyle: PopupPresentationStyle {
    self == .add || self == .homePopup ? .sheet : .none
  }
}

/// A route of another flow.
struct SettingsRoute: Route {
  var name: String { "Settings" }
  var isFlow: Bool { false }
  var popupPresentationStyle: PopupPresentationStyle { .none }
}

/// A screen of UIKit.
final class AddController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Add"
    view.accessibilityIdentifier = "add"
  }
}

/// A screen of UIKit with a button of its own in the bar.
final class EditController: UIViewController {
  init(_ id: Int) {
    super.init(nibName: nil, bundle: nil)
    title = "Edit \(id)"
    let help = UIBarButtonItem()
    help.title = "Help"
    navigationItem.leftBarButtonItems = [help]
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
final class HomeFlow: DefaultFlowCoordinator<HomeDestination>, FlowCoordinator {
  /// Whether the editor may be shown.
  var mayEdit = true
  /// Whether details ask before they are left.
  var asks = false

  convenience init(onEnd: FlowCallback<FlowTypedEnd<()>>? = nil) {
    self.init(in: FlowNavigator())
    start(at: .list, restoring: nil, lost: { _ in }, onReport: nil, onEnd: onEnd)
  }

  func component(of page: FlowPage.ID, showing destination: Destination) -> FlowComponent {
    if destination == .add { return FlowComponent(AddController()) }
    if case .edit(let id) = destination { return FlowComponent(EditController(id)) }
    return FlowComponent(Text("\(destination)").navigationBarTitle("\(destination.screen)"))
  }

  func transition(named name: String) -> AnyTransition? {
    name == "grow" ? .scale(scale: 0.5) : nil
  }

  func rules(for destination: Destination) -> FlowRules<Destination> {
    switch destination {
    case .home, .homePopup:
      .flow(HomeDestination.list) { [navigator] in HomeFlow(in: navigator) }
    case .edit where asks: .view.leaving { $0.stay() }
    case .edit: .view.requires { [weak self] in self?.mayEdit ?? false }
    case .details where asks: .view.leaving { $0.stay() }
    default: .view
    }
  }
}
