import FlowNavigationStack
import FlowRuntime
import SwiftUI
import Testing

@testable import DeviceFlows

/// What a flow says of transitions and animations reaches SwiftUI as it is said.
@MainActor
struct TransitionTests {
  let app: HeadlessApp
  let model: DeviceCoordinatorModel
  private let runs = DeviceRuns()

  init() throws {
    let model = runs.start {}
    app = HeadlessApp(DeviceCoordinator(model: model))
    self.model = model
    app.finishTransitions()
  }

  private func show(_ style: FlowStyle) throws -> HeadlessTransition {
    let menu = try #require(model.navigator.state.top)
    model.perform(on: menu) { $0.show(.page, as: style) }
    app.finishTransitions()
    #expect(app.screen.contains("On the page"))
    return try #require(app.transitions.last)
  }

  @Test(arguments: [
    (FlowTransition.scale(0.5), "scale 0.5"), (.scale(), "scale"),
    (.offset(x: 0, y: -40), "offset 0.0 -40.0"),
    (.combined([.opacity, .slide, .scale(2)]), "opacity and slide and scale 2.0"),
    (.asymmetric(insertion: .push(from: .top), removal: .identity), "push top"),
  ])
  func transitions(said: FlowTransition, shown: String) throws {
    for style in [FlowStyle.animated(said), .push(said)] {
      let tests = try TransitionTests()
      #expect(try tests.show(style) == HeadlessTransition(.insertion, shown, .default))
      #expect(tests.app.faults == [])
    }
  }

  @Test(arguments: [
    (FlowAnimation.linear(duration: 0.2), Animation.linear(duration: 0.2)),
    (.easeOut(), .easeOut(duration: 0.35)),
    (.spring(response: 0.4, dampingFraction: 1), .spring(response: 0.4, dampingFraction: 1)),
  ])
  func animations(said: FlowAnimation, shown: Animation) throws {
    #expect(try show(.push(.opacity, said)) == HeadlessTransition(.insertion, "opacity", shown))
  }

  @Test func buttonsOfTheFlowSayWhatTheAppSays() throws {
    let labels = FlowLabels(back: Text("Return"))
    let app = HeadlessApp(DeviceCoordinator(model: model).flowLabels(labels))
    try app.tap("Turn to page")
    app.finishTransitions()
    #expect(app.screen.contains("[Return]"))
    try app.tap("Return")
    app.finishTransitions()
    #expect(app.screen.contains("[Turn to page]"))
  }

  @Test func aPushThatMovesLeadsBackTheWayItCame() throws {
    try app.tap("Turn to page")
    app.finishTransitions()
    let pace = Animation.spring(response: 0.4, dampingFraction: 1)
    #expect(app.transitions == [HeadlessTransition(.insertion, "offset 0.0 400.0", pace)])
    try app.tap("Back")
    app.finishTransitions()
    #expect(app.transitions.last == HeadlessTransition(.removal, "offset 0.0 400.0", pace))
    #expect(app.screen.contains("[Turn to page]"))
    #expect(app.faults == [])
  }
}
