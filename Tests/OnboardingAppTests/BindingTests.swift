import FlowPathPresenter
import SwiftUI
import Testing

@testable import OnboardingApp

/// A path that is the state of a view of the app.
@MainActor
@Suite struct BindingTests {
  final class Seen {
    var paths: [OnboardingPath] = []
  }

  let seen = Seen()
  let library = Library()

  func launch(_ path: OnboardingPath = OnboardingPath()) -> HeadlessApp {
    let seen = seen
    return HeadlessApp(RootView(path: path, library: library) { seen.paths.append($0) })
  }

  @Test func whatThePathSaysIsShown() async {
    let path = OnboardingPath(data: ["1", "2"]) { .card(text: $0, subtext: "") }
    let app = launch(path)
    await app.settle()
    #expect(app.screen.first == "2")
    #expect(seen.paths == [])
    #expect(app.faults == [])
  }

  @Test func whatTheUserDoesChangesThePath() async throws {
    let app = launch()
    try app.tap("Help")
    await app.settle()
    #expect(seen.paths.map { $0.map(\.screen) } == [[.help]])
    await app.settle()
    try app.swipeDown()
    await app.settle()
    #expect(seen.paths.map(\.count) == [1, 0])
    #expect(app.faults == [])
  }

  /// A path that a model of the app has.
  final class Store: ObservableObject {
    @Published var path = OnboardingPath() {
      didSet { if !isOpen, !path.isEmpty { path = OnboardingPath() } }
    }
    var isOpen = true
  }

  struct StoredView: View {
    @ObservedObject var store: Store
    let model: OnboardingPathModel

    var body: some View { PathPresenter.RoutingView(path: $store.path, model: model) }
  }

  /// The app can take back what the user has opened, at once or later.
  @Test(arguments: [true, false])
  func aPathOfTheAppIsWrittenFromBothSides(isOpen: Bool) async throws {
    let (clock, store) = (Clock(), Store())
    store.isOpen = isOpen
    let model = OnboardingPathModel(logic: library)
    model.navigator.sleep = clock.sleep
    let app = HeadlessApp(StoredView(store: store, model: model))
    for _ in 0..<2 {
      try app.tap("Help")
      await app.rests(clock)
      #expect(store.path.map(\.screen) == (isOpen ? [.help] : []))
      store.path = OnboardingPath()
      await app.rests(clock)
      #expect(app.screen.first == "Door")
      #expect(model.path.isEmpty)
    }
    #expect(app.faults == [])
  }

  /// A path with what may not come becomes what is shown.
  @Test func whatIsRefusedLeavesThePath() async {
    library.isPublished = false
    var path = OnboardingPath(data: ["1"]) { .card(text: $0, subtext: "") }
    path.append(.post)
    let app = launch(path)
    await app.settle()
    #expect(app.screen.first == "1")
    #expect(seen.paths.map(\.count) == [1])
    #expect(app.faults == [])
  }
}
