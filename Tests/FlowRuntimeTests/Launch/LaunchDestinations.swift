import FlowRuntime

/// What an app shows until it is ready, and then its tabs; one of them is a shop.
enum LaunchDestination: FlowDestination {
  case main, splash, home, account, shop

  enum Screen: String, FlowScreenName {
    case main, splash, home, account, shop
    var flow: String { "Launch" }
  }

  var contents: FlowContents<Screen> {
    switch self {
    case .main: FlowContents(.main)
    case .splash: FlowContents(.splash)
    case .home: FlowContents(.home)
    case .account: FlowContents(.account)
    case .shop: FlowContents(.shop)
    }
  }

  init(_ screen: Screen, _ values: FlowValues) throws {
    throw values.cannotRestore(screen.rawValue)
  }
}

enum ShopDestination: FlowDestination {
  case list
  case item(id: Int)

  enum Screen: String, FlowScreenName {
    case list, item
    var flow: String { "Shop" }
  }

  var contents: FlowContents<Screen> {
    switch self {
    case .list: FlowContents(.list)
    case .item(let id): FlowContents(.item, ["id": id])
    }
  }

  init(_ screen: Screen, _ values: FlowValues) throws {
    throw values.cannotRestore(screen.rawValue)
  }
}

enum ProductDestination: FlowDestination {
  case page(id: Int)
  case reviews(id: Int)

  enum Screen: String, FlowScreenName {
    case page, reviews
    var flow: String { "Product" }
  }

  var contents: FlowContents<Screen> {
    switch self {
    case .page(let id): FlowContents(.page, ["id": id])
    case .reviews(let id): FlowContents(.reviews, ["id": id])
    }
  }

  init(_ screen: Screen, _ values: FlowValues) throws {
    throw values.cannotRestore(screen.rawValue)
  }
}
