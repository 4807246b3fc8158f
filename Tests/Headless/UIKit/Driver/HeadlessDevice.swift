/// A phone or a tablet without a screen: shows a window, and does to it what a user or the system does.
@MainActor
public final class HeadlessDevice {
  /// Whether the user sees the scene.
  public enum Phase: Sendable { case background, inactive, active }

  public let window: UIWindow
  let scene: UIWindowScene?

  /// Shows a window, on a phone unless the width says otherwise, and on the newest system unless a test
  /// names another one.
  public convenience init(
    window: UIWindow, width: UIUserInterfaceSizeClass = .compact, system: HeadlessSystem = .newest
  ) {
    self.init(showing: window, of: window.windowScene, width, system)
  }

  init(
    showing window: UIWindow, of scene: UIWindowScene?, _ width: UIUserInterfaceSizeClass,
    _ system: HeadlessSystem
  ) {
    (self.window, self.scene) = (window, scene)
    stage.width = width
    stage.system = system
    stage.use()
    if window.isHidden { stage.record("the window is not visible") }
    finishTransitions()
  }

  /// The lines of the topmost layer's visible page.
  public var screen: [String] { items.map(\.line).filter { !$0.isEmpty } }

  /// From the root to the topmost presentation.
  public var layers: [HeadlessLayer] { stage.layers.map { HeadlessLayer($0, in: stage) } }

  /// What UIKit would complain of, or end the app for, oldest first.
  public var faults: [String] { stage.faults }

  /// The layers that the app has presented and dismissed, oldest first.
  public var presentations: [HeadlessPresentation] { stage.presentations }

  /// Whether every change is drawn and no transition is under way.
  public var isStill: Bool { stage.isStill }

  /// The lines of each page that was popped and is still on its way off the screen.
  public var leavingPages: [[String]] {
    let shown = top?.shownControllers ?? []
    let popped = shown.compactMap { $0 as? UINavigationController }.flatMap(\.leaving)
      .filter { $0.appearance == .disappearing }
      .map { $0.screenItems.map(\.line).filter { !$0.isEmpty } }
    return popped + shown.compactMap { $0 as? any ForeignContent }.flatMap(\.foreignLeavingPages)
  }

  /// What the topmost popover or action sheet points at, by its identifier or by what stands on it.
  public var pointsAt: String? {
    guard let top else { return nil }
    if let content = top as? any ForeignContent { return content.foreignSource }
    guard stage.isPopover(top) else { return nil }
    return top.popoverPresentationController?.source
  }

  /// Taps a button or a switch; several taps arrive before the screen can follow.
  public func tap(_ label: String, times: Int = 1) throws {
    let isAlert = top.map { stage.kind(of: $0).isAlert } ?? false
    try control(label).tap(times: isAlert ? 1 : times)
    update()
  }

  /// Whether the user sees a control of that name, and may use it.
  public func canTap(_ label: String) -> Bool { (try? control(label)) != nil }

  /// Replaces the text of a field.
  public func type(_ text: String, into field: String) throws {
    try control(field).type(text)
    update()
  }

  public func selectTab(_ label: String) throws {
    try requireStillness()
    for case let content as any ForeignContent in top?.shownControllers ?? []
    where content.selectForeignTab(label) {
      return update()
    }
    guard let (bar, index) = tab(label) else {
      throw HeadlessError.notOnScreen(label, screen: screen)
    }
    bar.tap(index)
    update()
  }

  /// The device is turned, or the app's window becomes narrower or wider.
  public func turn(to width: UIUserInterfaceSizeClass) {
    stage.use()
    stage.turn(to: width)
    update()
  }

  /// Lets the main queue, tasks of the main actor, updates and transitions finish, within bounds.
  public func settle() async {
    var quietRounds = 0
    for _ in 0..<500 {
      for _ in 0..<10 { await Task.yield() }
      stage.use()
      if stage.advance() {
        quietRounds = 0
      } else {
        quietRounds += 1
        if quietRounds == 3 { return noteEndlessTransition() }
        try? await Task.sleep(for: .milliseconds(1))
        stage.use()
      }
    }
    stage.record("the app never settles")
  }

  /// Lets updates and transitions finish without waiting for any task.
  public func finishTransitions() {
    stage.use()
    for _ in 0..<100 where !stage.advance() { return noteEndlessTransition() }
  }

  /// Settles until the condition holds, for at most some seconds.
  public func settle(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await settle() }
    await settle()
  }
}

extension HeadlessDevice {
  var top: UIViewController? { stage.layers.last }

  private var items: [ScreenItem] { top?.screenItems ?? [] }

  func requireStillness() throws {
    stage.use()
    update()
    let isBusy = top?.shownControllers.contains {
      ($0 as? any ForeignContent)?.isForeignBusy ?? false
    }
    if !stage.transitions.isEmpty || isBusy ?? false { throw HeadlessError.inTransition }
  }

  /// The tab with a title, in the innermost bar that has one.
  func tab(_ label: String) -> (UITabBarController, Int)? {
    let shown = top?.shownControllers.reversed() ?? []
    for case let bar as UITabBarController in shown where !bar.isBarHidden {
      if let index = bar.titles.firstIndex(of: label) {
        return (bar, index)
      }
    }
    return nil
  }

  private func noteEndlessTransition() {
    guard stage.transitions.contains(where: \.isCustom) else { return }
    stage.record("a transition never ends: nothing has called completeTransition(_:)")
  }

  private func control(_ label: String) throws -> ScreenItem {
    try requireStillness()
    let controls = items.filter { $0.name != nil }
    var matches = controls.filter { $0.identifier == label }
    if matches.isEmpty {
      matches = controls.filter { $0.name == label || $0.accessibilityLabel == label }
    }
    guard let match = matches.first else {
      throw HeadlessError.notOnScreen(label, screen: screen)
    }
    if matches.count > 1 { throw HeadlessError.ambiguous(label) }
    if !match.isEnabled { throw HeadlessError.disabled(label) }
    return match
  }
}
