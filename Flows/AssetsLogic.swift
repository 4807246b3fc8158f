/// What the app answers and does for the flow `Assets`.
@MainActor
final class AssetsLogic {
  private(set) var deleted: [Int] = []

  func mayDelete() -> Bool { true }
  func isEdited() -> Bool { true }

  func delete(id: Int) {
    deleted.append(id)
  }
}
