import SwiftUI

struct ListView: View {
  let actions: TodosListActions
  private let todos = ["milk", "bread"]

  var body: some View {
    VStack {
      ForEach(todos, id: \.self) { todo in
        Button(todo) { actions.todoTapped(id: todo) }
      }
      Button("Add", action: actions.addTapped)
    }
  }
}

struct EditorView: View {
  let actions: TodosEditorActions
  @State private var title = ""

  var body: some View {
    VStack {
      TextField("Title", text: $title)
      Button("Save") { actions.saveTapped(title: title) }
      Button("Cancel", action: actions.cancelTapped)
    }
  }
}

struct DetailsView: View {
  let id: String
  let actions: TodosDetailsActions
  @State private var title = ""

  var body: some View {
    VStack {
      Text(verbatim: id)
      TextField("Title", text: $title)
      Button("Save") { actions.saveTapped(title: title) }
    }
  }
}
