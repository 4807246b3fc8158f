import Combine
import FlowContainer
import SwiftUI
import Testing

@testable import CallApp

/// The example of the page on styles, which is this code.
@MainActor
@Suite struct StylePageTests {
  @Test(arguments: [13, 26])
  func wordsOfContainers(version: Int) async {
    let clock = Clock()
    let line = Line()
    var asked: [ViewAction<CallViewState>] = []
    let coordinator = CallCoordinator(logic: line)
    let view = CallContainerView(coordinator: coordinator)

    coordinator.navigator.sleep = clock.sleep
    coordinator.navigator.platform = .version(version)
    let app = HeadlessApp(view, system: .iOS(version))
    let start = coordinator.viewModel(forState: .start)!
    let subscription = start.getViewActionPublisher().sink { asked.append($0) }  // [.enableLink]
    coordinator.executeAction(.start(.recentTapped))
    let states = coordinator.viewModels.map(\.viewState)  // start, recent, contact, notes
    #expect(states == [.start, .recent, .contact(name: "Ann"), .notes])
    #expect(asked == [.enableLink])
    await app.rests(clock)
    #expect(app.layers.count == 2)
    coordinator.viewModel(forState: .notes)?.executeViewAction(.dismiss)
    coordinator.viewModel(after: start)?.enableNavigationLink = false  // pops the contact
    await app.rests(clock)
    #expect(coordinator.viewModels.map(\.viewState) == [.start, .recent])
    coordinator.viewModel(after: start)?.executeViewAction(.update(.contact(name: "Eve")))
    await app.rests(clock)
    #expect(app.screen.first == "Eve")
    start.enableNavigationLink = false
    await app.rests(clock)
    #expect(coordinator.state == .start)
    #expect(app.screen.first == "# Start")
    #expect(app.faults == [])
    withExtendedLifetime(subscription) {}
  }
}
