/// The window of an app of views, in which the controllers of its views lie.
@MainActor final class Home {
  let device: HeadlessDevice
  private let root = UIViewController()
  private var layers: [(controller: UIViewController, layer: Weak)] = []

  init(system: HeadlessSystem, width: UserInterfaceSizeClass) {
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    window.makeKeyAndVisible()
    device = HeadlessDevice(
      window: window, width: width == .regular ? .regular : .compact, system: system)
    device.stage.foreignObstacle = { [weak self] in self?.obstacle(for: $0) }
  }

  /// The controller around those of one layer's views.
  func controller(of layer: Layer?) -> UIViewController {
    layers.removeAll { entry in
      guard entry.layer.content == nil else { return false }
      entry.controller.view.removeFromSuperview()
      entry.controller.removeFromParent()
      return true
    }
    guard let layer else { return root }
    if let known = layers.first(where: { $0.layer.content === layer }) { return known.controller }
    let controller = UIViewController()
    root.addChild(controller)
    root.view.addSubview(controller.view)
    controller.didMove(toParent: root)
    layers.append((controller, Weak(content: layer)))
    device.finishTransitions()
    return controller
  }

  /// What the views have in front of the controller.
  private func obstacle(for controller: UIViewController) -> String? {
    let around = Array(sequence(first: controller, next: \.parent))
    let entry = layers.first { entry in around.contains { $0 === entry.controller } }
    guard let layer = entry?.layer.content else { return nil }
    guard let presented = layer.presented else {
      return layer.phase == .shown ? nil : "while a presentation is in progress"
    }
    return presented.phase == .shown
      ? "which is already presenting \(presented.kind)" : "while a presentation is in progress"
  }

  private struct Weak {
    weak var content: Layer?
  }
}

extension Graph {
  /// Made for the first controller of UIKit.
  @MainActor func home(of layer: Layer?) -> UIViewController {
    let home = window ?? Home(system: system, width: width)
    window = home
    return home.controller(of: layer)
  }
}
