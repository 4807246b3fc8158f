import Combine
import FlowNavigable
import FlowRuntime
import SwiftUI
import Testing

@testable import TodosApp

/// A small app in the words of the navigable design, on the newest system and on iOS 13.
@MainActor
final class TodosDriver {
  let repository = TodoRepository()
  let todos: TodosNavigation
  let app: HeadlessApp
  let clock = Clock()
  /// Where the flow has gone.
  private(set) var directions: [NavigationDirection<TodosDestination>] = []
  private var subscription: AnyCancellable?

  init(on version: Int = 26) {
    let todos = TodosNavigation(logic: repository)
    todos.navigator.sleep = clock.sleep
    todos.navigator.platform = .version(version)
    self.todos = todos
    app = HeadlessApp(TodosNavigableView(navigation: todos), system: .iOS(version))
    subscription = todos.navigationPublisher.sink { [weak self] in self?.directions.append($0) }
  }

  /// Waits until nothing moves any more.
  func rests() async { await app.rests(clock) }

  func tap(_ label: String) async throws {
    try app.tap(label)
    await rests()
  }

  /// The directions since the last call.
  func newDirections() -> [NavigationDirection<TodosDestination>] {
    defer { directions = [] }
    return directions
  }
}

@MainActor
@Suite struct TodosTests {
  @Test(arguments: [13, 26])
  func aTodoIsPushedAndAddedInASheet(version: Int) async throws {
    let driver = TodosDriver(on: version)
    #expect(driver.app.screen == ["# To-dos", "[To-do 1]", "[To-do 2]", "[To-do 3]", "[Add]"])
    try await driver.tap("To-do 2")
    #expect(driver.app.screen.first == "Details of 2")
    #expect(driver.newDirections() == [.forward(destination: .details(id: "2"), style: .push)])
    try driver.app.swipeBack()
    await driver.rests()
    #expect(driver.newDirections() == [.back])
    try await driver.tap("Add")
    #expect(driver.newDirections() == [.forward(destination: .addTodo, style: .present)])
    #expect(driver.app.layers.map(\.presentation) == [.root, .sheet])
    try driver.app.type("Milk", into: "Title")
    try await driver.tap("Save")
    #expect(driver.app.screen == ["Loading"])
    driver.repository.end(.added)
    await driver.rests()
    #expect(driver.newDirections() == [.back])
    #expect(driver.app.layers.map(\.presentation) == [.root])
    #expect(driver.app.faults == [])
  }

  @Test func aTodoThatWasNotSavedStays() async throws {
    let driver = TodosDriver()
    try await driver.tap("Add")
    try driver.app.type("Milk", into: "Title")
    try await driver.tap("Save")
    driver.repository.end(.failed)
    await driver.rests()
    #expect(driver.app.layers.map(\.presentation) == [.root, .sheet, .alert])
    try await driver.tap("OK")
    #expect(driver.app.screen == ["Title: {Milk}", "[Save]"])
    #expect(
      driver.newDirections() == [
        .forward(destination: .addTodo, style: .present),
        .forward(destination: .failure, style: .alert), .back,
      ])
    #expect(driver.app.faults == [])
  }

  /// Exactly the direction of the flow file comes out of a view model, without any view.
  @Test func aViewModelIsTestedWithoutAView() async throws {
    let todos = TodosNavigation(logic: TodoRepository())
    let intents = todos.listIntents()
    let model = TodoListModel(actions: intents.actions)
    var directions: [NavigationDirection<TodosDestination>] = []
    let subscription = intents.navigationPublisher.sink { directions.append($0) }
    model.todoTapped(id: "1")
    while directions.isEmpty { await Task.yield() }
    #expect(directions == [.forward(destination: .details(id: "1"), style: .push)])
    // The list is covered now: what it sends leads nowhere, and what another screen does is not its direction.
    model.todoTapped(id: "2")
    TodoDetailsModel(id: "1", actions: todos.detailsIntents().actions).actions.editTapped()
    for _ in 0..<32 { await Task.yield() }
    #expect(directions.count == 1)
    #expect(todos.description == "root: list › details(id: 1) › edit(id: 1)")
    withExtendedLifetime(subscription) {}
  }

  @Test func theStartIsNoDirection() async {
    let todos = TodosNavigation(
      in: FlowNavigator(), logic: TodoRepository(), factory: TodosViewFactory())
    var directions: [NavigationDirection<TodosDestination>] = []
    let subscription = todos.navigationPublisher.sink { directions.append($0) }
    todos.start(
      at: .list, restoring: nil, lost: { _ in }, onReport: nil,
      onEnd: nil as FlowCallback<TodosEnd>?)
    todos.navigated()
    for _ in 0..<32 { await Task.yield() }
    #expect(directions == [])
    todos.listIntents().actions.addTapped()
    while directions.isEmpty { await Task.yield() }
    #expect(directions == [.forward(destination: .addTodo, style: .present)])
    withExtendedLifetime(subscription) {}
  }

  @Test func intentsOfAScreenThatIsNotShownDoNothing() {
    let todos = TodosNavigation(logic: TodoRepository())
    todos.addTodoIntents().actions.saveTapped(title: "Milk")
    #expect(todos.description == "root: list")
  }

  @Test func aFactoryMakesTheViewOfADestination() async throws {
    let driver = TodosDriver()
    let view = HeadlessApp(
      TodosViewFactory.makeView(destination: .list, in: driver.todos))
    try view.tap("To-do 1")
    await driver.rests()
    #expect(driver.app.screen.first == "Details of 1")
    try view.tap("To-do 2")
    await driver.rests()
    #expect(driver.newDirections().count == 1)
    #expect(driver.app.faults == [])
  }
}

extension TodosNavigation {
  fileprivate var description: String { navigator.state.description }
}
