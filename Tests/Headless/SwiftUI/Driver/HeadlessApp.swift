/// An app without a screen: evaluates a view tree and does to it what a user or the system does.
@MainActor
public final class HeadlessApp {
  let graph = Graph()
  let root: Layer

  /// The platform does not say whether an alert's button writes the binding before its action.
  public var writesAlertBindingFirst = true

  /// The platform may write the binding of a sheet that was swiped down only after it has gone; then it
  /// does so at `writeLateBindings()`.
  public var writesSwipedBindingsLate = false

  /// The platform does not say whether a page whose path element is replaced by another of the
  /// same type is a new page; a view with an explicit id does not depend on it.
  public var keepsStateOfReplacedPages: Bool {
    get { graph.keepsStateOfReplacedPages }
    set { graph.keepsStateOfReplacedPages = newValue }
  }

  /// Launches with what an earlier run has left in the scene's storage, on a phone unless the width
  /// says otherwise, and on the newest system unless a test names another one.
  public init(
    _ root: some View, sceneStorage: [String: Any] = [:],
    width: UserInterfaceSizeClass = .compact, system: HeadlessSystem = .newest
  ) {
    graph.sceneStorage = sceneStorage
    graph.width = width
    graph.system = system
    self.root = Layer { root.resolve(in: $0) }
    update()
  }

  /// The lines of the topmost layer's visible page.
  public var screen: [String] {
    front?.screen ?? top.page.lines
  }

  /// What VoiceOver reads of the topmost layer's visible page.
  public var voiceOver: [String] {
    top.page.elements.met(by: .voiceOver).map(\.spokenLine).filter { !$0.isEmpty }
  }

  /// The views with a transition that have come and gone, oldest first.
  public var transitions: [HeadlessTransition] { graph.transitions }

  /// The layers that the app has presented and dismissed, oldest first.
  public var presentations: [HeadlessPresentation] {
    graph.presentations + (graph.window?.device.presentations ?? [])
  }

  /// How often the body of a type of view was evaluated.
  public func evaluations(of view: String) -> Int { graph.evaluations[view] ?? 0 }

  /// Whether every change is drawn and no transition is under way.
  public var isStill: Bool {
    hasSettledLayers && !graph.isNavigating && !graph.signal.isDirty
      && graph.window?.device.isStill ?? true
  }

  /// The lines of each page that was popped and is still on its way off the screen.
  public var leavingPages: [[String]] {
    graph.leavingPages.map(\.lines) + (graph.window?.device.leavingPages ?? [])
  }

  /// From the root to the topmost presentation.
  public var layers: [HeadlessLayer] {
    root.layers.map(HeadlessLayer.init) + (front?.layers.dropFirst() ?? [])
  }

  /// What the topmost popover or confirmation dialog points at, by its identifier or by what stands on
  /// it; nil if that is more than one control or text.
  public var pointsAt: String? {
    top.kind == .popover || top.kind == .confirmationDialog ? top.request?.view : nil
  }

  /// The view out of which the visible page of a stack, or else the topmost layer, has zoomed; nil if it hasn't
  /// or the view is gone.
  public var zoomsFrom: String? {
    (top.page.elements.frontPage?.zoom ?? top.page.zoom).flatMap { graph.sources[$0] }
  }

  /// The images of the visible tabs, from the first to the last.
  public var tabIcons: [String?] { top.page.elements.frontTabs?.tabs.map { $0.tab?.icon } ?? [] }

  /// What the scene keeps for its next launch.
  public var sceneStorage: [String: Any] { graph.sceneStorage }

  /// What the platform would complain of, oldest first.
  public var faults: [String] {
    graph.signal.faults + (graph.window?.device.faults ?? [])
  }

  /// Taps a button, toggle or link; several taps arrive before the screen can follow.
  public func tap(_ label: String, times: Int = 1) throws {
    if try inFront({ try $0.tap(label, times: times) }) { return }
    let element = try control(label)
    switch element.kind {
    case .button(let button):
      if top.kind.isAlert { answer(button.action) } else { for _ in 0..<times { button.action() } }
    case .toggle(let isOn, _): for _ in 0..<times { isOn.wrappedValue.toggle() }
    case .item(let item): try item.tap(times: times)
    default: throw HeadlessError.refused("\(label) is not a button")
    }
    update()
  }

  /// Whether the user sees a control of that name, and may use it.
  public func canTap(_ label: String) -> Bool {
    front?.canTap(label) ?? ((try? control(label)) != nil)
  }

  /// Replaces the text of a field.
  public func type(_ text: String, into field: String) throws {
    if try inFront({ try $0.type(text, into: field) }) { return }
    switch try control(field).kind {
    case .field(let field): field.text.wrappedValue = text
    case .item(let item): try item.type(text)
    default: throw HeadlessError.refused("\(field) is not a text field")
    }
    update()
  }

  /// Pops the visible page by the back button or the edge swipe; several times before the screen can
  /// follow, as while it still scrolls.
  public func swipeBack(times: Int = 1) throws {
    if try goesBackInUIKit(times: times) { return }
    try requireStillness()
    guard let page = top.page.elements.frontPage, let pop = page.pop else {
      throw HeadlessError.refused("there is no page to go back to")
    }
    if page.isBackHidden || page.isBarHidden {
      throw HeadlessError.refused("the back button is hidden")
    }
    for _ in 0..<times { pop() }
    update()
  }

  /// Swipes a sheet down, or taps beside a popover or an action sheet. What has zoomed can be dragged down too; a hidden back
  /// button does not prevent that.
  public func swipeDown() throws {
    if try inFront({ try $0.swipeDown() }) { return }
    try requireStillness()
    if let page = top.page.elements.frontPage, page.zoom != nil, let pop = page.pop {
      pop()
      update()
      return
    }
    if let leave = top.record.leave {
      answer(leave)
      update()
      return
    }
    let canBeSwiped = top.kind == .sheet || top.kind == .popover || top.page.zoom != nil
    guard canBeSwiped, let presenter else {
      throw HeadlessError.refused("\(top.kind) cannot be swiped down")
    }
    if top.record.isDismissDisabled {
      throw HeadlessError.refused("interactive dismissal is disabled")
    }
    presenter.dismissPresented(in: graph, isLate: writesSwipedBindingsLate)
    update()
  }

  /// The platform writes the bindings of what was swiped down before.
  public func writeLateBindings() {
    for layer in root.layers { layer.writeLate() }
    update()
  }

  public func selectTab(_ label: String) throws {
    if try selectsInUIKit(label) { return }
    try requireStillness()
    guard let record = top.page.elements.frontTabs,
      let index = record.tabs.firstIndex(where: { $0.tab?.label == label })
    else { throw HeadlessError.notOnScreen(label, screen: screen) }
    record.select(index)
    update()
  }

  /// The user leaves the app, or comes back to it.
  public func enter(_ phase: ScenePhase) {
    graph.scenePhase = phase
    graph.signal.mark()
    update()
  }

  /// The device is turned, or the app's window becomes narrower or wider.
  public func turn(to width: UserInterfaceSizeClass) {
    graph.width = width
    graph.window?.device.turn(to: width == .regular ? .regular : .compact)
    graph.signal.mark()
    update()
  }

  public func open(url: URL) {
    for layer in root.layers { for handler in layer.record.urlHandlers { handler(url) } }
    update()
  }
}

extension HeadlessApp {
  var top: Layer { root.layers.last ?? root }

  private var presenter: Layer? { root.layers.dropLast().last }

  @discardableResult
  func update() -> Bool {
    let isUpdated = graph.update(root)
    graph.window?.device.update()
    return isUpdated
  }

  private var hasSettledLayers: Bool { root.layers.allSatisfy { $0.phase == .shown } }

  private func requireStillness() throws {
    let isMoving =
      !hasSettledLayers || top.record.isNavigating || graph.window?.device.isMoving ?? false
    if isMoving { throw HeadlessError.inTransition }
  }

  private func control(_ label: String) throws -> Element {
    try requireStillness()
    let controls = top.page.elements.visible.filter { $0.label != nil }
    var matches = controls.filter { $0.identifier == label }
    if matches.isEmpty {
      matches = controls.filter { $0.label == label || $0.accessibilityLabel == label }
    }
    guard let match = matches.first else {
      throw HeadlessError.notOnScreen(label, screen: screen)
    }
    if matches.count > 1 { throw HeadlessError.ambiguous(label) }
    if !match.isEnabled { throw HeadlessError.disabled(label) }
    return match
  }

  private func answer(_ action: () -> Void) {
    if !writesAlertBindingFirst { action() }
    presenter?.dismissAtOnce(in: graph)
    if writesAlertBindingFirst { action() }
  }
}
