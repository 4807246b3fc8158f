import FlowPathPresenter
import FlowRuntime
import SwiftUI
import Testing

@testable import OnboardingApp

/// An app that has a navigation stack and shows the path on one of its pages.
private struct HostView: View {
  @MainActor
  final class Model: ObservableObject {
    @Published var path: [String] = []
    private(set) var ends: [String] = []
    let library = Library()
    let clock = Clock()

    func makeOnboarding() -> OnboardingPathModel {
      let onboarding = OnboardingPathModel(
        logic: library, onEnd: { [weak self] in self?.ends.append("\($0)") })
      onboarding.navigator.sleep = clock.sleep
      return onboarding
    }
  }

  @ObservedObject var model: Model

  var body: some View {
    NavigationStack(path: $model.path) {
      Button("Cards") { model.path.append("cards") }
        .navigationTitle("Home")
        .navigationDestination(for: String.self) { _ in
          OnboardingRoutingView(model: model.makeOnboarding())
        }
    }
  }
}

@MainActor
@Suite struct HostTests {
  /// A path needs no stack: all of its screens lie on the one page, whose back button ends the flow.
  @Test func aPathLiesOnAPageOfTheApp() async throws {
    let model = HostView.Model()
    let app = HeadlessApp(HostView(model: model))
    for label in ["Cards", "Start", "Next"] {
      try app.tap(label)
      await app.rests(model.clock)
    }
    #expect(app.screen.first == "OK")
    #expect(model.ends == [])
    try app.swipeBack()
    await app.rests(model.clock)
    #expect(app.screen == ["# Home", "[Cards]"])
    #expect(model.ends == ["cancelled"])
    #expect(app.faults == [])
  }
}
