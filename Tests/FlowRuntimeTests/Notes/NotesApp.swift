import Foundation

@testable import FlowRuntime

/// `Notes` as it runs, with a user who does what a test says and a clock that stands still.
@MainActor
final class NotesApp {
  let model = NotesModel()
  /// How many of those that slept are on their way back to the main actor.
  private var waking = 0
  private var sleeping: [(time: Int, wakes: UnsafeContinuation<Void, Never>)] = []

  var navigator: FlowNavigator { model.navigator }
  /// Where the user is: a text for each layer.
  var shows: [String] { state(navigator.state) }
  /// What the platform has been asked to show.
  var platformShows: [String] { state(navigator.shown) }

  private func state(_ state: FlowState) -> [String] {
    state.description.split(separator: "\n").map(String.init)
  }

  init() {
    navigator.log = { _ in }
    navigator.sleep = { [weak self] time in
      await withUnsafeContinuation { self?.sleeping.append((time, $0)) }
      self?.waking -= 1
    }
  }

  convenience init(at start: NotesDestination) {
    self.init()
    navigator.start(model, at: start)
  }

  /// The page on top.
  var top: FlowPage.ID { navigator.state.top ?? FlowPage.ID(0) }

  /// The first page that holds no others: of columns, the first one's.
  var firstLeaf: FlowPage.ID {
    let leaf = navigator.state.all.first {
      navigator.state.pages[$0]?.content.stacks.isEmpty == true
    }
    return leaf ?? FlowPage.ID(0)
  }

  func plans(_ steps: FlowPlan<NotesDestination>.Steps) { model.perform(on: top, steps) }

  /// What an event of the embedded flow asks for.
  func drafts(_ steps: FlowPlan<DraftDestination>.Steps) {
    let run = navigator.state.pages[top]?.run ?? navigator.state.main
    (navigator.definition(of: run) as? DraftModel)?.perform(on: top, steps)
  }

  /// The platform reports that the layer it was asked for has appeared.
  func layerAppears() {
    if case .coming(let layer)? = navigator.movement { navigator.layerAppeared(layer) }
  }

  /// The platform reports that what was to go has gone.
  func layerDisappears() {
    if case .going(let layer)? = navigator.movement { navigator.layerDisappeared(over: layer) }
  }

  func goesBack() { navigator.systemBack(top) }

  func swipesAway() { navigator.state.layers.last.map { navigator.swipedAway($0.id) } }

  func presses(_ index: Int, typing texts: [String: String] = [:]) {
    guard let page = navigator.state.pages[top], let layer = navigator.state.layers.last,
      case .alert(let alert)? = navigator.traits(of: page.destination, in: page.run)?.content
    else { return }
    navigator.press(alert.buttons[index], in: layer.id, texts)
  }

  func selectsTab(_ index: Int) {
    let tabs = navigator.state.all.first { !navigator.tabs(of: $0).isEmpty }
    tabs.map { navigator.tabTapped($0, navigator.tabs(of: $0)[index].id) }
  }

  /// Time passes, for those that wait no longer than this.
  func waits(milliseconds: Int) async {
    await settles()
    let due = sleeping.filter { $0.time <= milliseconds }
    sleeping.removeAll { $0.time <= milliseconds }
    waking += due.count
    for sleeper in due { sleeper.wakes.resume() }
    await settles()
  }

  /// Lets tasks go on until they wait.
  func settles() async {
    repeat { for _ in 0..<32 { await Task.yield() } } while waking > 0
  }
}

/// What a user does one after the other, and what is shown then.
struct NotesWalk: Sendable, CustomStringConvertible {
  let description: String
  let start: NotesDestination
  let shows: [String]
  let calls: [String]
  let steps: [@MainActor (NotesApp) -> Void]

  init(
    _ description: String, from start: NotesDestination = .list, shows: [String],
    calls: [String] = [],
    _ steps: @MainActor (NotesApp) -> Void...
  ) {
    self.description = description
    self.start = start
    self.shows = shows
    self.calls = calls
    self.steps = steps
  }

  @MainActor func walks() -> NotesApp {
    let app = NotesApp(at: start)
    for step in steps { step(app) }
    return app
  }
}
