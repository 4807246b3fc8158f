import Combine
import FlowContainer
import SwiftUI
import Testing

@testable import CallApp

/// A small app in the words of the container design, on the newest system and on iOS 13.
@MainActor
struct CallAppDriver {
  let line = Line()
  let coordinator: CallCoordinator
  let app: HeadlessApp
  let clock = Clock()

  init(on version: Int = 26) {
    let coordinator = CallCoordinator(logic: line)
    coordinator.navigator.sleep = clock.sleep
    coordinator.navigator.platform = .version(version)
    self.coordinator = coordinator
    app = HeadlessApp(CallContainerView(coordinator: coordinator), system: .iOS(version))
  }

  /// Waits until nothing moves any more.
  func rests() async { await app.rests(clock) }

  var states: [CallViewState] { coordinator.viewModels.map(\.viewState) }
  var links: [Bool] { coordinator.viewModels.map(\.enableNavigationLink) }

  func tap(_ label: String) async throws {
    try app.tap(label)
    await rests()
  }
}

@MainActor
@Suite struct CallTests {
  @Test(arguments: [13, 26])
  func theResultIsPushedOnTheStart(version: Int) async throws {
    let call = CallAppDriver(on: version)
    #expect(call.app.screen == ["# Start", "[Make call]", "[Recent]"])
    try await call.tap("Make call")
    #expect(call.app.screen == ["Calling…", "[Cancel]"])
    #expect(call.states == [.progress])
    call.line.end(.success)
    await call.rests()
    #expect(call.app.screen == ["Success", "[Done]"])
    #expect(call.states == [.start, .success])
    #expect(call.links == [true, false])
    try call.app.swipeBack()
    await call.rests()
    #expect(call.app.screen.first == "# Start")
    #expect(call.states == [.start])
    #expect(call.links == [false])
    try await call.tap("Make call")
    call.line.end(.failure)
    await call.rests()
    #expect(call.app.layers.map(\.presentation) == [.root, .sheet])
    #expect(call.states == [.start, .failure])
    #expect(call.links == [false, false])
    try await call.tap("Done")
    #expect(call.states == [.start])
    #expect(call.app.faults == [])
  }

  @Test func anAnswerAfterTheCallWasCancelledIsIgnored() async throws {
    let call = CallAppDriver()
    try await call.tap("Make call")
    try await call.tap("Cancel")
    call.line.end(.success)
    await call.rests()
    #expect(call.states == [.start])
    try await call.tap("Make call")
    call.line.end(.success)
    await call.rests()
    #expect(call.states == [.start, .success])
    try await call.tap("Done")
    #expect(call.app.screen.first == "# Start")
    #expect(call.app.faults == [])
  }

  /// Without any view: a model alone says what is asked of its container.
  @Test func aModelPublishesWhatIsAskedOfItsContainer() async throws {
    let line = Line()
    let coordinator = CallCoordinator(logic: line)
    let model = try #require(coordinator.viewModel(forState: .start))
    var actions: [ViewAction<CallViewState>] = []
    let subscription = model.getViewActionPublisher().sink { actions.append($0) }
    coordinator.executeAction(.start(.callTapped))
    #expect(actions == [.update(.progress)])
    await Task.yield()
    line.end(.success)
    while coordinator.state != .success { await Task.yield() }
    #expect(actions == [.update(.progress), .update(.start), .enableLink])
    let next = try #require(coordinator.viewModel(after: model))
    #expect(next.viewState == .success)
    var last: [ViewAction<CallViewState>] = []
    let other = next.getViewActionPublisher().sink { last.append($0) }
    coordinator.executeAction(.success(.doneTapped))
    #expect(last == [.dismiss])
    #expect(!model.enableNavigationLink)
    coordinator.executeAction(.start(.callTapped))
    await Task.yield()
    line.end(.failure)
    while coordinator.state != .failure { await Task.yield() }
    #expect(actions.suffix(2) == [.update(.start), .present(.sheet)])
    withExtendedLifetime((subscription, other)) {}
  }

  @Test func anActionOfAScreenThatIsNotThereIsIgnored() async throws {
    let call = CallAppDriver()
    call.coordinator.executeAction(.success(.doneTapped))
    call.coordinator.executeAction(.recent(.contactTapped(name: "Ann")))
    #expect(call.states == [.start])
    call.coordinator.executeAction(.start(.callTapped))
    call.coordinator.executeAction(.start(.callTapped))
    await call.rests()
    #expect(call.states == [.progress])
    #expect(call.app.faults == [])
  }

  @Test func aModelHasTheViewsOfItsStateAndOfTheNext() async throws {
    let call = CallAppDriver()
    let model = try #require(call.coordinator.viewModel(forState: .start))
    #expect(HeadlessApp(model.nextView()).screen == [])
    try await call.tap("Make call")
    call.line.end(.success)
    await call.rests()
    #expect(HeadlessApp(model.currentView()).screen.first == "# Start")
    #expect(HeadlessApp(model.nextView()).screen == ["Success", "[Done]"])
    let shown = CallViewFactory.viewForState(.success, coordinator: call.coordinator)
    let view = HeadlessApp(shown)
    try view.tap("Done")
    await call.rests()
    #expect(call.states == [.start])
    try HeadlessApp(CallViewFactory.viewForState(.success, coordinator: call.coordinator))
      .tap("Done")
    #expect(call.states == [.start])
  }

  @Test func theCoordinatorIsFreedWithItsView() async throws {
    weak var coordinator: CallCoordinator?
    do {
      let call = CallAppDriver()
      try await call.tap("Recent")
      coordinator = call.coordinator
      #expect(coordinator != nil)
    }
    for _ in 0..<8 { await Task.yield() }
    #expect(coordinator == nil)
  }
}
