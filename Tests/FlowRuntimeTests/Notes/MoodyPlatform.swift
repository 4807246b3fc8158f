@testable import FlowRuntime

/// A platform that refuses to present, and reports late, twice or never, as its dice fall; and a user
/// who does something to what is really on its screen.
@MainActor
final class MoodyPlatform: FlowObserver {
  private let app: NotesApp
  private let clock: TestClock
  private var random: Dice
  /// Whether it presents nothing at all from now on.
  var refusesAll = false
  /// What is on screen, bottom to top.
  private var screen: [FlowLayer]
  /// What it has refused, or what the user took away: it does not look at them until they aren't
  /// asked for any more.
  private var ignored: Set<FlowLayer.ID> = []
  private var isMoving = false
  private(set) var history: [String] = []
  /// How many events of pages were acted on.
  private(set) var heard = 0

  private var navigator: FlowNavigator { app.navigator }

  init(_ app: NotesApp, _ clock: TestClock, seed: Int) {
    self.app = app
    self.clock = clock
    random = Dice(seed: seed)
    screen = Array(app.navigator.shown.layers)
    app.navigator.observer = self
  }

  func shownIsRead() {}

  func shownChanges(from old: FlowState, to new: FlowState, _ change: () -> Void) {
    change()
    clock.after(0) { [weak self] in self?.follow() }
  }

  /// Nobody can tell of an alert.
  func isOnScreen(_ layer: FlowLayer.ID) -> Bool {
    screen.contains { $0.id == layer && !$0.presentation.isAlert }
  }

  /// Brings the screen to what it is asked for, unless it is busy or in a bad mood.
  private func follow() {
    let wanted = navigator.shown.layers
    ignored = ignored.filter { layer in wanted.contains { $0.id == layer } }
    if isMoving { return }
    let kept = zip(screen, wanted).prefix { $0.id == $1.id }.count
    if kept < screen.count {
      takeAway(from: kept)
    } else if kept < wanted.count, !ignored.contains(wanted[kept].id) {
      present(wanted[kept])
    }
  }

  private func takeAway(from index: Int) {
    isMoving = true
    let (below, isAlert) = (screen[index - 1].id, screen[index].presentation.isAlert)
    clock.after(isAlert ? 300 : 100 + random.number(below: 600)) { [self] in
      screen.removeLast(screen.count - index)
      isMoving = false
      if !isAlert { report { $0.layerDisappeared(over: below) } }
      follow()
    }
  }

  private func present(_ layer: FlowLayer) {
    if refusesAll || random.number(below: 4) == 0 {
      history.append("refused")
      ignored.insert(layer.id)
      return
    }
    screen.append(layer)
    isMoving = true
    if !layer.presentation.isAlert { report { $0.layerAppeared(layer.id) } }
    clock.after(400) { [self] in
      isMoving = false
      follow()
    }
  }

  private func report(_ tell: @escaping @MainActor (FlowNavigator) -> Void) {
    let navigator = navigator
    switch random.number(below: 6) {
    case 0: history.append("unreported")
    case 1:
      history.append("late")
      clock.after(random.number(below: 3_000)) { tell(navigator) }
    case 2:
      history.append("twice")
      tell(navigator)
      clock.after(random.number(below: 1_000)) { tell(navigator) }
    default: clock.after(0) { tell(navigator) }
    }
  }
}

/// What the user and the app do.
extension MoodyPlatform {
  /// Something happens: a tap, a swipe, a press, or an answer that the app had waited for.
  func happens() {
    switch random.number(below: 8) {
    case 0: swipes()
    case 1: answers()
    case 2: pops()
    default: taps()
    }
  }

  /// The user taps what is on top of the screen, or presses a button of an alert there.
  func taps() {
    guard let top = screen.last, !isMoving else { return }
    if top.presentation.isAlert { return presses(top) }
    let state = navigator.shown
    guard let page = state.front(of: top).last else { return }
    history.append("tap \(state.pages[page]?.description ?? "")")
    app.model.perform(on: page) { [self] plan in
      heard += 1
      leads(&plan)
    }
  }

  private func leads(_ plan: inout FlowPlan<NotesDestination>) {
    let id = random.number(below: 100)
    switch random.number(below: 9) {
    case 0: plan.show(.removal(name: "\(id)"), as: .alert)
    case 1: plan.show(.removal(name: "\(id)"), as: .confirmationDialog)
    case 2: plan.show(.note(id: id), as: .sheet)
    case 3: plan.show(.note(id: id), as: .popover)
    case 4:
      plan.show(.note(id: id), as: .sheet)
      plan.show(.removal(name: "\(id)"), as: .alert)
    case 5: plan.push(.note(id: id))
    case 6: plan.dismiss()
    case 7: plan.back()
    default:
      plan.dismissAll()
      plan.show(.note(id: id), as: .fullScreenCover)
    }
  }

  /// A button closes the alert, and its action shows another one now and then.
  private func presses(_ alert: FlowLayer) {
    history.append("press")
    screen.removeLast()
    ignored.insert(alert.id)
    let isFirst = random.number(below: 2) == 0
    if isFirst { report { $0.alertClosed(alert.id) } }
    let button = FlowButton("OK") { [self] presenter, _ in
      heard += 1
      app.model.perform(on: presenter) { leads(&$0) }
    }
    navigator.press(button, in: alert.id)
    if !isFirst { report { $0.alertClosed(alert.id) } }
  }

  private func swipes() {
    guard let top = screen.last, screen.count > 1, !isMoving,
      [.sheet, .popover].contains(top.presentation)
    else { return }
    history.append("swipe")
    screen.removeLast()
    ignored.insert(top.id)
    let below = screen[screen.count - 1].id
    report { $0.userDismissed(top.id) }
    report { $0.layerDisappeared(over: below) }
  }

  private func pops() {
    guard let top = screen.last, !isMoving, let page = navigator.shown.front(of: top).last,
      navigator.canGoBack(page)
    else { return }
    history.append("pop")
    navigator.userPopped([page])
  }

  private func answers() {
    history.append("answer")
    app.model.perform { leads(&$0) }
  }
}

/// Numbers that are the same for the same seed, everywhere.
struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
