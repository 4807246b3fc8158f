/// What the app does for the flow `Todos`: it keeps the titles that are not empty.
@MainActor
final class TodosLogic: TodosRequirements {
  private(set) var titles: [String] = []

  func save(title: String) async -> TodosSaveOutcome {
    if title.isEmpty { return .failed }
    titles.append(title)
    return .saved
  }
}
