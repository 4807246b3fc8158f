import SwiftUI

@testable import ExampleFlows

extension Subject {
  static let todos = Subject(name: "Todos") { journal in
    let model = TodosCoordinatorModel(logic: Logic(journal: journal))
    return AnyView(TodosCoordinator(model: model, factory: Probes(journal)))
  }

  private final class Logic: TodosRequirements {
    private let journal: Journal

    init(journal: Journal) { self.journal = journal }

    func save(title: String) async -> TodosSaveOutcome {
      await journal.answer("save(title: \(title))").end == "saved" ? .saved : .failed
    }
  }

  private final class Probes: TodosViewFactory {
    private let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    override func list(actions: TodosListActions) -> AnyView {
      AnyView(
        Probe(
          "list", journal,
          [
            ("addTapped", { _ in actions.addTapped() }),
            ("todoTapped", { actions.todoTapped($0[0]) }),
          ]))
    }

    override func editor(actions: TodosEditorActions) -> AnyView {
      AnyView(
        Probe(
          "editor", journal,
          [
            ("saveTapped", { actions.saveTapped($0[0]) }),
            ("cancelTapped", { _ in actions.cancelTapped() }),
          ]))
    }

    override func details(id: String, actions: TodosDetailsActions) -> AnyView {
      AnyView(
        Probe("details(id: \(id))", journal, [("saveTapped", { actions.saveTapped($0[0]) })]))
    }
  }
}
