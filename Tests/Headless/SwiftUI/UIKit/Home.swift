/// The window of an app of views, in which the controllers of its views lie.
@MainActor final class Home {
  let device: HeadlessDevice
  let root = UIViewController()

  init(system: HeadlessSystem) {
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    window.makeKeyAndVisible()
    device = HeadlessDevice(window: window, system: system)
  }
}

extension Graph {
  /// Made for the first controller of UIKit.
  @MainActor var home: UIViewController {
    if let window { return window.root }
    let window = Home(system: system)
    self.window = window
    return window.root
  }
}
