import Combine
import FlowNavigable
import SwiftUI
import Testing

@testable import TodosApp

/// The example of the page on styles, which is this code and that of the app.
@MainActor
@Suite struct StylePageTests {
  @Test(arguments: [13, 26])
  func wordsOfDirections(version: Int) async throws {
    let clock = Clock()
    let repository = TodoRepository()
    var directions: [NavigationDirection<TodosDestination>] = []
    let todos = TodosNavigation(logic: repository)
    let view = TodosNavigableView(navigation: todos)

    todos.navigator.sleep = clock.sleep
    todos.navigator.platform = .version(version)
    let app = HeadlessApp(view, system: .iOS(version))
    let intents = todos.listIntents()
    let model = TodoListModel(actions: intents.actions)
    let subscription = intents.navigationPublisher.sink { directions.append($0) }
    model.todoTapped(id: "1")  // .forward(destination: .details(id: "1"), style: .push)
    await app.rests(clock)
    #expect(directions == [.forward(destination: .details(id: "1"), style: .push)])
    #expect(app.screen.first == "Details of 1")
    try app.tap("Next")
    await app.rests(clock)
    #expect(app.screen.first == "Details of 1+")
    #expect(app.faults == [])
    withExtendedLifetime(subscription) {}
  }
}
