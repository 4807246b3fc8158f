import FlowPathPresenter
import SwiftUI
import Testing

@testable import OnboardingApp

/// The example of the page on styles, which is this code.
@MainActor
@Suite struct StylePageTests {
  @Test func wordsOfAPath() async {
    let clock = Clock()
    let library = Library()
    let model = OnboardingPathModel(logic: library)
    let view = OnboardingRoutingView(model: model)
    model.navigator.sleep = clock.sleep
    let app = HeadlessApp(view)

    model.path.append(.card(text: "Hi", subtext: "You"), type: .animated(transition: .slide))
    model.path.append(.help, type: .sheet(onDismiss: { print("The help has gone.") }))
    model.path.append(.terms, type: .sheet())
    #expect(model.path.count == 3)
    model.path.removeLast(2)
    model.path.popTo(.card)
    await app.rests(clock)
    #expect(app.screen.first == "Hi")
    model.path.drain()
    await app.rests(clock)
    #expect(app.screen.first == "Door")
    #expect(app.faults == [])
  }
}
