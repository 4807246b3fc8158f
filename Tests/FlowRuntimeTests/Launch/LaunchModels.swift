import FlowRuntime
import Foundation

@MainActor
final class LaunchModel: FlowDefinition {
  typealias Destination = LaunchDestination
  let navigator = FlowNavigator()
  var children: [FlowRun.ID: any FlowDefinition] = [:]
  var isReady = false
  var mayShop = true

  func rules(for destination: Destination) -> FlowRules<Destination> {
    switch destination {
    case .main: .region(isReady) { $0 ? .home : .splash }
    case .home:
      .tabs([
        FlowTab(Destination.account, title: "Account"), FlowTab(Destination.shop, title: "Shop"),
      ])
    case .shop:
      .flow(ShopDestination.list) { [navigator] in ShopModel(in: navigator) }
        .requires { [weak self] in self?.mayShop ?? false }
    default: .view
    }
  }

  func waysIn(for url: URL) -> [[FlowSteps<Destination>]?] {
    [[.step(.main), .step(.home), .step(.shop)]]
  }
}

@MainActor
final class ShopModel: FlowDefinition {
  typealias Destination = ShopDestination
  let navigator: FlowNavigator
  var children: [FlowRun.ID: any FlowDefinition] = [:]

  init(in navigator: FlowNavigator) { self.navigator = navigator }

  func rules(for destination: Destination) -> FlowRules<Destination> {
    switch destination {
    case .list: .view
    case .item(let id):
      .flow(ProductDestination.page(id: id)) { [navigator] in ProductModel(in: navigator) }
    }
  }

  func waysIn(for url: URL) -> [[FlowSteps<Destination>]?] {
    [
      ProductModel.link.values(in: url).flatMap { values -> [FlowSteps<Destination>]? in
        guard let id: Int = values["id"] else { return nil }
        return [.step(.list), .step(.item(id: id), as: .sheet)]
      }
    ]
  }
}

@MainActor
final class ProductModel: FlowDefinition {
  typealias Destination = ProductDestination
  static let link = FlowLink("/items/{id}/reviews")
  let navigator: FlowNavigator

  init(in navigator: FlowNavigator) { self.navigator = navigator }

  func way(to url: URL) -> FlowWay? {
    guard let id: Int = Self.link.values(in: url)?["id"] else { return nil }
    return way([.step(.page(id: id)), .step(.reviews(id: id))])
  }
}
