extension Graph {
  @MainActor var hasControllerInFront: Bool {
    window.map { $0.device.stage.layers.count > 1 } ?? false
  }
}

extension HeadlessApp {
  /// What shows controllers of UIKit, if they present something in front of the views.
  var front: HeadlessDevice? {
    graph.hasControllerInFront ? graph.window?.device : nil
  }

  /// Does something to what UIKit shows in front of the views; false if that is nothing.
  func inFront(_ action: (HeadlessDevice) throws -> Void) rethrows -> Bool {
    guard let front else { return false }
    try action(front)
    update()
    return true
  }

  /// A stack of UIKit is inside the views, so it goes back first.
  func goesBackInUIKit(times: Int) throws -> Bool {
    guard let device = graph.window?.device, device.canGoBack else { return false }
    try device.swipeBack(times: times)
    update()
    return true
  }

  func selectsInUIKit(_ label: String) throws -> Bool {
    guard let device = graph.window?.device, device.hasTab(label) else { return false }
    try device.selectTab(label)
    update()
    return true
  }
}
