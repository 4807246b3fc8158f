import Observation

/// Evaluates the view tree, pass by pass, and runs what a pass leaves to do.
package final class Graph {
  let signal = ChangeSignal()
  private(set) var pass = 0
  private(set) var frame = 0
  private var properties: [ObjectIdentifier: [InstalledProperty]] = [:]
  /// What scenes keep across launches.
  var sceneStorage: [String: Any] = [:]
  var keepsStateOfReplacedPages = true
  var scenePhase = ScenePhase.active
  var hooks: [(hook: VisibilityHook, page: PageRecord)] = []
  var afterPass: [() -> Void] = []
  /// What the changes that this pass shows are animated with.
  private(set) var animation: Animation?
  private(set) var disablesAnimations = false
  var transitions: [HeadlessTransition] = []
  /// What was presented and dismissed.
  var presentations: [HeadlessPresentation] = []
  /// The views out of which pages and presentations can zoom, as a user would call them.
  var sources: [ZoomSource: String] = [:]
  /// How often the body of each type of view was evaluated.
  var evaluations: [String: Int] = [:]
  var width = UserInterfaceSizeClass.compact
  var system = HeadlessSystem.newest
  /// What shows the controllers of UIKit; nil as long as there are none.
  var window: Home?
  /// Ends what the root is shown in; nil if there is nothing.
  var close: (() -> Void)?
  /// The pages that were popped and are still on their way off the screen.
  var leavingPages: [PageRecord] = []
  /// The `NavigationView`s that push or pop.
  var navigations: [LinkedPages] = []

  /// One frame: passes until nothing changes any more; false if nothing had changed.
  func update(_ root: Layer) -> Bool {
    frame += 1
    for count in 0..<20 {
      guard signal.takeDirty() else { return count > 0 }
      evaluate(root)
    }
    signal.record(fault: "the views never stop changing")
    return true
  }

  private func evaluate(_ root: Layer) {
    pass += 1
    animation = signal.takeAnimation()
    disablesAnimations = signal.takeDisablesAnimations()
    if signal.takeHasCompletion() { require(.iOS(17), "withAnimation with a completion") }
    hooks = []
    leavingPages = []
    navigations = []
    sources = [:]
    signal.setUpdating(true)
    withObservationTracking {
      var environment = EnvironmentValues()
      environment.scenePhase = scenePhase
      environment.horizontalSizeClass = width
      environment.close = close
      environment.require = { [unowned self] in require($0, $1) }
      root.evaluate(in: self, environment: environment)
    } onChange: { [signal] in
      signal.mark()
    }
    signal.setUpdating(false)
    root.sweep(pass: pass)
    for (hook, page) in hooks { hook.set(isVisible: page.isVisible) }
    let actions = afterPass
    afterPass = []
    for action in actions { action() }
  }
}

extension Graph {
  /// Whether a page is on its way onto the screen or off it.
  var isNavigating: Bool { !leavingPages.isEmpty || !navigations.isEmpty }

  /// Completes each push and pop; false if none is under way.
  func finishNavigation() -> Bool {
    guard isNavigating else { return false }
    for page in leavingPages { page.finishPop() }
    for pages in navigations { pages.finishTransition() }
    leavingPages = []
    navigations = []
    signal.mark()
    return true
  }

  /// The dynamic properties of a type, looked up once.
  func dynamicProperties<Value>(of type: Value.Type) -> [InstalledProperty] {
    if let known = properties[ObjectIdentifier(type)] { return known }
    let found = InstalledProperty.all(of: type)
    properties[ObjectIdentifier(type)] = found
    return found
  }
}

/// Calls back when a view becomes visible and when it no longer is.
final class VisibilityHook: Leaving {
  private var isVisible = false
  var appear: () -> Void = {}
  var disappear: () -> Void = {}

  func set(isVisible: Bool) {
    guard isVisible != self.isVisible else { return }
    self.isVisible = isVisible
    if isVisible { appear() } else { disappear() }
  }

  func leave() {
    set(isVisible: false)
  }
}
