import FlowRuntime
import SwiftUI

/// A view model that was there before the flows. It keeps its `actions` in place of a delegate.
@MainActor @Observable
final class EditorModel {
  let actions: EditorPageActions
  private let id: Entry.ID?
  private var saved = ""
  var text = ""

  init(id: Entry.ID?, actions: EditorPageActions) {
    self.id = id
    self.actions = actions
  }

  var isEdited: Bool { text != saved }

  func load(from store: Store) {
    saved = store.fetch(id)?.text ?? ""
    text = saved
  }

  func save(in store: Store) async throws -> Entry.ID {
    try await store.save()
    if let entry = store.fetch(id) {
      entry.text = text
      return entry.id
    }
    let entry = Entry(id: store.entries.count + 1, text: text)
    store.insert(entry)
    return entry.id
  }
}

struct EditorView: View {
  @Bindable var model: EditorModel

  var body: some View {
    VStack {
      TextField("Text", text: $model.text)
      Button("Save", action: model.actions.saveTapped)
        .disabled(model.actions.isRunning || !model.isEdited)
    }
  }
}

/// Gives the view model what it needs beside the flow.
final class EditorViews: EditorViewFactory {
  private let logic: JournalLogic

  init(_ logic: JournalLogic) { self.logic = logic }

  override func pageModel(id: Entry.ID?, actions: EditorPageActions) -> EditorModel {
    let model = super.pageModel(id: id, actions: actions)
    model.load(from: logic.store)
    logic.editor = model
    return model
  }
}

final class JournalViews: JournalViewFactory {
  private let logic: JournalLogic

  init(_ logic: JournalLogic) { self.logic = logic }

  override func editorFactory() -> EditorViewFactory { EditorViews(logic) }
}
