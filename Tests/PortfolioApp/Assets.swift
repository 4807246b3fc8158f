/// What the owner has.
struct Asset: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// The assets of an owner: the app's half of the flow.
@MainActor
final class AssetStore: PortfolioRequirements {
  private(set) var assets = [Asset(id: 1, name: "Gold"), Asset(id: 2, name: "Silver")]
  var isUnlocked = true
  /// Called after each change.
  var changed: () -> Void = {}

  func mayEdit() -> Bool { isUnlocked }

  func add(name: String) {
    assets.append(Asset(id: (assets.last?.id ?? 0) + 1, name: name))
    changed()
  }

  func rename(id: Int, name: String) {
    guard let index = assets.firstIndex(where: { $0.id == id }) else { return }
    assets[index].name = name
    changed()
  }

  func remove(id: Int) {
    assets.removeAll { $0.id == id }
    changed()
  }
}
