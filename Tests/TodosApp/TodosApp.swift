import Combine
import FlowNavigable
import SwiftUI

// An app in the navigable design: view models say where the user wants to go, and know no view.

@MainActor
final class TodoListModel: ObservableObject {
  private let actions: TodosListActions
  @Published private(set) var todos = ["1", "2", "3"]

  init(actions: TodosListActions) { self.actions = actions }

  func todoTapped(id: String) { actions.todoTapped(id: id) }
  func addTapped() { actions.addTapped() }
}

struct ListView: View {
  @ObservedObject var model: TodoListModel

  var body: some View {
    VStack {
      ForEach(model.todos, id: \.self) { id in
        Button("To-do \(id)") { model.todoTapped(id: id) }
      }
      Button("Add") { model.addTapped() }
    }
  }
}

/// A view model that publishes directions itself.
@MainActor
final class TodoDetailsModel: ObservableObject, Navigable {
  let id: String
  let actions: TodosDetailsActions
  private let subject = PassthroughSubject<NavigationDirection<TodosDestination>, Never>()

  init(id: String, actions: TodosDetailsActions) {
    self.id = id
    self.actions = actions
  }

  var navigationPublisher: AnyPublisher<NavigationDirection<TodosDestination>, Never> {
    subject.receive(on: DispatchQueue.main).eraseToAnyPublisher()
  }

  func nextTapped() {
    subject.send(.forward(destination: .details(id: id + "+"), style: .push))
  }

  func editTapped() { subject.send(.forward(destination: .edit(id: id), style: .push)) }
  func newTapped() { subject.send(.forward(destination: .addTodo, style: .present)) }
  func backTapped() { subject.send(.back) }
}

struct DetailsView: View {
  @ObservedObject var model: TodoDetailsModel

  var body: some View {
    VStack {
      Text("Details of \(model.id)")
      Button("Next") { model.nextTapped() }
      Button("Edit") { model.editTapped() }
      Button("New") { model.newTapped() }
      Button("Back") { model.backTapped() }
    }
    .handleNavigation(model.navigationPublisher)
  }
}

struct EditView: View {
  let id: String
  let actions: TodosEditActions

  var body: some View {
    Button("Done") { actions.doneTapped() }
  }
}

@MainActor
final class AddTodoModel: ObservableObject {
  enum ViewState { case editing, loading }

  private let actions: TodosAddTodoActions
  @Published var title = ""

  init(actions: TodosAddTodoActions) { self.actions = actions }

  var viewState: ViewState { actions.isRunning ? .loading : .editing }

  func saveTapped() { actions.saveTapped(title: title) }
}

struct AddTodoView: View {
  @ObservedObject var model: AddTodoModel

  var body: some View {
    VStack {
      if model.viewState == .loading {
        Text("Loading")
      } else {
        TextField("Title", text: $model.title)
        Button("Save") { model.saveTapped() }
      }
    }
  }
}

/// Where the to-dos are kept.
@MainActor
final class TodoRepository: TodosRequirements {
  var isWritable = true
  private var waiting: [CheckedContinuation<TodosAddTodoOutcome, Never>] = []

  func mayEdit() -> Bool { isWritable }

  func addTodo(title: String) async -> TodosAddTodoOutcome {
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends the first call that still runs.
  func end(_ result: TodosAddTodoOutcome) { waiting.removeFirst().resume(returning: result) }
}
