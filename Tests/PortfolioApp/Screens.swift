import SwiftUI
import UIKit

// The screens: view controllers, and views of SwiftUI.

/// The list of assets, a screen of UIKit.
final class AssetListController: UIViewController {
  private let actions: PortfolioListActions
  private let store: AssetStore
  private let rows = UIStackView()

  init(actions: PortfolioListActions, store: AssetStore = AssetStore()) {
    self.actions = actions
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.axis = .vertical
    rows.frame = view.bounds
    view.addSubview(rows)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    store.changed = { [weak self] in self?.reload() }
    reload()
  }

  private func reload() {
    for row in rows.arrangedSubviews { row.removeFromSuperview() }
    for asset in store.assets {
      add(asset.name) { $0.assetTapped(id: asset.id) }
      add("Delete \(asset.name)") { $0.deleteTapped(id: asset.id, name: asset.name) }
    }
    add("Last") { $0.lastTapped(id: 2) }
    add("Add") { $0.addTapped() }
    add("About") { $0.infoTapped() }
    add("Portfolio") { $0.portfolioTapped() }
    add("Portfolio as a popup") { $0.popupTapped() }
  }

  private func add(_ title: String, _ send: @escaping (PortfolioListActions) -> Void) {
    let press = UIAction(title: title) { [actions] _ in send(actions) }
    rows.addArrangedSubview(UIButton(type: .system, primaryAction: press))
  }
}

/// What the app tells about itself, a screen of UIKit.
final class InfoController: UIViewController {
  private let actions: PortfolioInfoActions

  init(actions: PortfolioInfoActions) {
    self.actions = actions
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIAction(title: "Close") { [actions] _ in actions.closeTapped() }
    view.addSubview(UIButton(type: .system, primaryAction: close))
  }
}

final class HelpController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "An asset has a name."
    view.addSubview(label)
  }
}

struct AssetView: View {
  let id: Int
  let actions: PortfolioDetailsActions

  var body: some View {
    VStack {
      Text("asset \(id)")
      Button("Edit") { actions.editTapped() }
    }
  }
}

struct AssetEditor: View {
  let id: Int
  let actions: PortfolioEditActions
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Save") { actions.saveTapped(name: name) }
    }
  }
}

struct NewAssetForm: View {
  let actions: NewAssetFormActions
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Button("Add") { actions.addTapped(name: name) }
      Button("Help") { actions.helpTapped() }
    }
  }
}
