import FlowRuntime
import Foundation

/// A user who uses the platform's controls.
@MainActor
public struct FlowTestUser {
  private let app: FlowTestApp

  /// Makes a user of an app.
  public init(_ app: FlowTestApp) { self.app = app }

  /// Presses the back button, or swipes from the edge.
  ///
  /// - Throws: ``FlowTestError`` if no page has a way back.
  public func goesBack() async throws {
    let navigator = await navigator
    guard let page = navigator.state.active.last(where: navigator.canGoBack) else {
      throw FlowTestError("there is no way back from \(app.shows)")
    }
    navigator.systemBack(page)
  }

  /// Swipes the top layer down, or taps beside it.
  ///
  /// - Throws: ``FlowTestError`` if nothing is presented.
  public func swipesAway() async throws {
    let navigator = await navigator
    guard navigator.state.layers.count > 1, let layer = navigator.state.layers.last else {
      throw FlowTestError("nothing lies over \(app.shows)")
    }
    navigator.swipedAway(layer.id)
  }

  /// Taps a tab.
  ///
  /// - Parameter title: its title, as in the flow.
  /// - Throws: ``FlowTestError`` if there is no such tab.
  public func selects(_ title: String) async throws {
    let navigator = await navigator
    for container in navigator.state.active.reversed() {
      let tabs = navigator.tabs(of: container)
      if let tab = tabs.first(where: { $0.title.description == title }) {
        return navigator.tabTapped(container, tab.id)
      }
    }
    throw FlowTestError("there is no tab '\(title)' in \(app.shows)")
  }

  /// Presses a button of the alert or dialog on top, after typing texts into its fields by name.
  ///
  /// - Throws: ``FlowTestError`` if there is no such button.
  public func presses(_ title: String, typing texts: [String: String] = [:]) async throws {
    let navigator = await navigator
    guard let layer = navigator.state.layers.last, let buttons = buttons(of: layer) else {
      throw FlowTestError("no alert lies over \(app.shows)")
    }
    if buttons.isEmpty { return navigator.press(FlowButton(""), in: layer.id) }
    guard let button = buttons.first(where: { $0.title.description == title }) else {
      throw FlowTestError("there is no button '\(title)' in \(app.shows)")
    }
    navigator.press(button, in: layer.id, texts)
  }

  /// Taps twice, before the screen can change.
  public func twice<Actions>(_ actions: Actions, _ tap: (Actions) -> Void) {
    tap(actions)
    tap(actions)
  }

  /// Opens a URL.
  ///
  /// - Parameters:
  ///   - address: the URL.
  ///   - open: the flow's function that opens it, and returns whether it matches a link.
  /// - Throws: ``FlowTestError`` if it matches no link.
  public func opens(_ address: String, _ open: (URL) -> Bool) async throws {
    await app.settles()
    guard let url = URL(string: address), open(url) else {
      throw FlowTestError("'\(address)' leads nowhere")
    }
  }

  /// Finds a screen's page that the user can act on, and its flow.
  ///
  /// - Throws: ``FlowTestError`` if no such page is on top.
  public func finds<Model: FlowDefinition>(
    _ screen: Model.Destination.Screen, of type: Model.Type
  ) async throws -> (model: Model, page: FlowPage.ID) {
    let navigator = await navigator
    for number in navigator.state.active.reversed() {
      guard let page = navigator.state.pages[number],
        let destination = page.destination as? Model.Destination, destination.screen == screen,
        let model = navigator.definition(of: page.run) as? Model
      else { continue }
      return (model, number)
    }
    throw FlowTestError("'\(screen)' is not on top of \(app.shows)")
  }

  private var navigator: FlowNavigator {
    get async {
      await app.settles()
      return app.navigator
    }
  }

  private func buttons(of layer: FlowLayer) -> [FlowButton]? {
    let state = app.navigator.state
    guard let page = state.stacks[layer.stack]?.pages.last.flatMap({ state.pages[$0] }),
      case .alert(let alert) = app.navigator.traits(of: page.destination, in: page.run)?.content
    else { return nil }
    return alert.buttons
  }
}
