import SwiftUI

enum Home {
  struct Screen: View {
    let actions: ScreensHomeActions

    var body: some View { EmptyView() }
  }
}

struct ModelView: View {
  let model: Model

  var body: some View { EmptyView() }
}

struct EditView: View {
  var body: some View { EmptyView() }
}

struct EndView: View {
  var body: some View { EmptyView() }
}

@MainActor final class Model {
  init(item: Item, count: Int, actions: ScreensModelActions) {}
}

final class Item: Sendable {}
