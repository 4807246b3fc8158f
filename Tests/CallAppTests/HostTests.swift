import FlowContainer
import FlowRuntime
import SwiftUI
import Testing

@testable import CallApp

/// An app that has a `NavigationView` of its own and pushes the containers of the flow in it.
private struct HostView: View {
  @MainActor
  final class Model: ObservableObject {
    @Published var isShown = false
    private(set) var ends: [String] = []
    let line = Line()
    let clock = Clock()

    func makeCall() -> CallCoordinator {
      let call = CallCoordinator(logic: line, onEnd: { [weak self] in self?.ends.append("\($0)") })
      call.navigator.sleep = clock.sleep
      call.navigator.platform = .version(13)
      return call
    }
  }

  @ObservedObject var model: Model

  var body: some View {
    NavigationView {
      Button("Call") { model.isShown = true }
        .navigationBarTitle("Home")
        .background(
          NavigationLink(
            destination: CallContainerView(coordinator: model.makeCall()).inSurroundingStack(),
            isActive: $model.isShown
          ) { EmptyView() }
          .isDetailLink(false)
          .hidden())
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

@MainActor
@Suite struct HostTests {
  /// A container is replaced where it is, and others come above it.
  @Test func containersLieInTheViewOfTheApp() async throws {
    let model = HostView.Model()
    let app = HeadlessApp(HostView(model: model), system: .iOS(13))
    for label in ["Call", "Make call"] {
      try app.tap(label)
      await app.rests(model.clock)
    }
    #expect(app.screen == ["Calling…", "[Cancel]"])
    model.line.end(.success)
    await app.rests(model.clock)
    #expect(app.layers.map { $0.pages.count } == [3])
    #expect(app.screen == ["Success", "[Done]"])
    for _ in 0..<2 {
      #expect(model.ends == [])
      try app.swipeBack()
      await app.rests(model.clock)
    }
    #expect(app.screen == ["# Home", "[Call]"])
    #expect(model.ends == ["cancelled"])
    #expect(app.faults == [])
  }
}
