import Combine
import FlowRouter
import SwiftUI

// An app in the router design: view models, views, and a root view bound to a router.

struct Asset: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// The owner's assets, and what was looked at last.
@MainActor
final class AssetsStorage: ObservableObject, HomeRequirements {
  @Published var assets = [Asset(id: 1, name: "Gold"), Asset(id: 2, name: "Silver")]
  @Published var kept: [NavigationRoute<HomeDestination>] = []
  var isSignedIn = true

  func mayEdit() -> Bool { isSignedIn }

  func add(name: String) { assets.append(Asset(id: assets.count + 1, name: name)) }

  func rename(id: Int, name: String) {
    guard let index = assets.firstIndex(where: { $0.id == id }) else { return }
    assets[index].name = name
  }

  func delete(id: Int) { assets.removeAll { $0.id == id } }

  func name(of id: Int) -> String { assets.first { $0.id == id }?.name ?? "" }
}

@MainActor
final class AssetsViewModel: ObservableObject {
  let actions: HomeAssetsActions
  let storage: AssetsStorage
  /// Brings back what was kept.
  let restore: @MainActor () -> Void

  init(
    actions: HomeAssetsActions, storage: AssetsStorage = AssetsStorage(),
    restore: @escaping @MainActor () -> Void = {}
  ) {
    self.actions = actions
    self.storage = storage
    self.restore = restore
  }

  var canRestore: Bool { !storage.kept.isEmpty }
}

struct AssetsView: View {
  @ObservedObject var model: AssetsViewModel
  @ObservedObject private var storage: AssetsStorage

  init(model: AssetsViewModel) {
    _model = ObservedObject(wrappedValue: model)
    _storage = ObservedObject(wrappedValue: model.storage)
  }

  var body: some View {
    VStack {
      ForEach(storage.assets) { asset in
        Button(asset.name) { model.actions.assetTapped(id: asset.id) }
        Button("Delete \(asset.name)") {
          model.actions.deleteTapped(id: asset.id, name: asset.name)
        }
      }
      Button("Add") { model.actions.addTapped() }
      Button("About") { model.actions.infoTapped() }
      Button("Home") { model.actions.homeTapped() }
      Button("Home as a popup") { model.actions.homePopupTapped() }
      Button("Restore") { model.restore() }.disabled(!model.canRestore)
    }
  }
}

@MainActor
final class AssetDetailsViewModel {
  let id: Int
  let actions: HomeDetailsActions

  init(id: Int, actions: HomeDetailsActions) {
    self.id = id
    self.actions = actions
  }
}

struct AssetDetailsView: View {
  let model: AssetDetailsViewModel

  var body: some View {
    VStack {
      Text("asset \(model.id)")
      Button("Edit") { model.actions.editTapped() }
    }
  }
}

struct EditAssetView: View {
  let id: Int
  let actions: HomeEditActions

  var body: some View { Button("Save") { actions.saveTapped(name: "Platinum") } }
}

struct AddAssetView: View {
  let actions: HomeAddAssetActions

  var body: some View {
    VStack {
      Button("Add copper") { actions.addTapped(name: "Copper") }
      Button("Help") { actions.helpTapped() }
    }
  }
}

struct HelpView: View {
  var body: some View { Text("An asset has a name.") }
}

struct AppInfoView: View {
  let actions: HomeAppInfoActions

  var body: some View { Button("Close") { actions.closeTapped() } }
}

/// Gives the first screen what is kept, and the router that brings it back.
final class HomeViews: HomeViewFactory {
  let storage: AssetsStorage
  weak var router: HomeRouter?

  init(_ storage: AssetsStorage) { self.storage = storage }

  override func assetsModel(actions: HomeAssetsActions) -> AssetsViewModel {
    AssetsViewModel(actions: actions, storage: storage) { [weak self] in
      guard let self else { return }
      router?.set(navigationStack: storage.kept)
    }
  }
}

/// The app's first view, which makes the router.
struct AssetsApp: View {
  @MainActor static func router(_ storage: AssetsStorage) -> HomeRouter {
    let views = HomeViews(storage)
    let router = HomeRouter(logic: storage, factory: views)
    views.router = router
    return router
  }

  let storage: AssetsStorage

  var body: some View { HomeRootView(router: Self.router(storage)) }
}
