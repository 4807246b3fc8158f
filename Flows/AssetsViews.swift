import SwiftUI

struct AssetListView: View {
  let actions: AssetsListActions
  private let assets = [1: "Violin", 2: "Painting"]

  var body: some View {
    VStack {
      ForEach(assets.keys.sorted(), id: \.self) { id in
        Button(assets[id] ?? "") { actions.assetTapped(id: id, name: assets[id] ?? "") }
      }
      Button("Add", action: actions.addTapped)
      Button("About", action: actions.infoTapped)
      Button("Another list", action: actions.homeTapped)
      Button("Another list in front", action: actions.homePopupTapped)
      Button("Close", action: actions.closeTapped)
    }
  }
}

struct AssetDetailsView: View {
  let id: Int
  let name: String
  let actions: AssetsDetailsActions

  var body: some View {
    VStack {
      Text(verbatim: name)
      Button("Edit", action: actions.editTapped)
      Button("Delete", action: actions.deleteTapped)
    }
  }
}

struct AssetEditView: View {
  let id: Int
  let actions: AssetsEditActions
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Done", action: actions.doneTapped)
    }
  }
}

struct AssetFormView: View {
  let actions: AddAssetFormActions
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Save") { actions.saveTapped(name: name) }
      Button("Help", action: actions.helpTapped)
      Button("Cancel", action: actions.cancelTapped)
    }
  }
}

struct AssetAboutView: View {
  let actions: AppInfoAboutActions

  var body: some View {
    VStack {
      Button("Licences", action: actions.licencesTapped)
      Button("Close", action: actions.closeTapped)
    }
  }
}

struct AssetLicencesView: View {
  let actions: AppInfoLicencesActions

  var body: some View {
    VStack {
      Button("Back", action: actions.backTapped)
      Button("Close", action: actions.closeTapped)
    }
  }
}
