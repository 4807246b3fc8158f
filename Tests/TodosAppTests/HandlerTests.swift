import Combine
import FlowNavigable
import SwiftUI
import Testing

@testable import TodosApp

/// A view model that publishes directions itself, beside the events of the flow.
@MainActor
@Suite struct HandlerTests {
  private let driver = TodosDriver()

  private func openDetails() async throws {
    try await driver.tap("To-do 1")
    _ = driver.newDirections()
  }

  @Test func directionsPushPresentAndGoBack() async throws {
    try await openDetails()
    try await driver.tap("Next")
    #expect(driver.app.screen.first == "Details of 1+")
    try await driver.tap("New")
    #expect(driver.app.layers.map(\.presentation) == [.root, .sheet])
    try driver.app.swipeDown()
    await driver.rests()
    try await driver.tap("Back")
    #expect(driver.app.screen.first == "Details of 1")
    #expect(
      driver.newDirections() == [
        .forward(destination: .details(id: "1+"), style: .push),
        .forward(destination: .addTodo, style: .present), .back, .back,
      ])
    #expect(driver.app.faults == [])
  }

  @Test func aDirectionObeysWhatAScreenRequires() async throws {
    driver.repository.isWritable = false
    try await openDetails()
    try await driver.tap("Edit")
    #expect(driver.app.screen.first == "Details of 1")
    driver.repository.isWritable = true
    try await driver.tap("Edit")
    #expect(driver.app.screen == ["[Done]"])
    try await driver.tap("Done")
    #expect(driver.app.screen.first == "# To-dos")
    #expect(
      driver.newDirections() == [
        .forward(destination: .edit(id: "1"), style: .push), .back, .back,
      ])
    #expect(driver.app.faults == [])
  }

  @Test func aDoubleTapCountsOnce() async throws {
    try await openDetails()
    try driver.app.tap("Next", times: 2)
    await driver.rests()
    #expect(driver.newDirections() == [.forward(destination: .details(id: "1+"), style: .push)])
    #expect(driver.app.faults == [])
  }

  /// Any queue may publish: the handler goes there on the main queue.
  @Test func aDirectionComesFromABackgroundTask() async throws {
    let subject = PassthroughSubject<NavigationDirection<TodosDestination>, Never>()
    let factory = PublishingFactory(subject)
    let todos = TodosNavigation(logic: TodoRepository(), factory: factory)
    let clock = Clock()
    todos.navigator.sleep = clock.sleep
    let app = HeadlessApp(TodosNavigableView(navigation: todos))
    nonisolated(unsafe) let sender = subject
    await Task.detached { sender.send(.forward(.details(id: "7"))) }.value
    await app.rests(clock)
    #expect(app.screen.first == "Details of 7")
    #expect(app.faults == [])
  }

  /// A screen that leaves leads nowhere, also if its view still publishes.
  @Test func aScreenThatLeavesLeadsNowhere() async throws {
    try await openDetails()
    let model = TodoDetailsModel(id: "1", actions: driver.todos.detailsIntents().actions)
    try await driver.tap("Back")
    model.actions.editTapped()
    await driver.rests()
    #expect(driver.app.screen.first == "# To-dos")
    #expect(driver.newDirections() == [.back])
    #expect(driver.app.faults == [])
  }

  private final class PublishingFactory: TodosViewFactory {
    let subject: PassthroughSubject<NavigationDirection<TodosDestination>, Never>

    init(_ subject: PassthroughSubject<NavigationDirection<TodosDestination>, Never>) {
      self.subject = subject
    }

    override func list(model: TodoListModel) -> AnyView {
      AnyView(Text("List").handleNavigation(subject.eraseToAnyPublisher()))
    }
  }
}
