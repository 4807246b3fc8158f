/// Your half of the flow `Assets`: the answers and calls of the app.
@MainActor
final class AssetsLogic: AssetsRequirements {
  private(set) var deleted: [Int] = []

  func mayDelete() -> Bool { true }
  func isEdited() -> Bool { true }

  func delete(id: Int) {
    deleted.append(id)
  }
}
