import SwiftUI
import Testing

@MainActor
struct ReplacementTests {
  struct Page: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      Button("page \(number) \(count)") { count += 1 }
    }
  }

  struct Root: View {
    @ObservedObject var model: ShopModel
    let hasIDs: Bool

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("root").navigationDestination(for: Screen.self) { screen in
          if case .product(let number) = screen {
            if hasIDs { Page(number: number).id(number) } else { Page(number: number) }
          }
        }
      }
    }
  }

  @Test(arguments: [(true, false, 1), (true, true, 0), (false, false, 0), (false, true, 0)])
  func explicitIDsDecide(keepsState: Bool, hasIDs: Bool, count: Int) throws {
    let model = ShopModel()
    let app = HeadlessApp(Root(model: model, hasIDs: hasIDs))
    app.keepsStateOfReplacedPages = keepsState
    model.path = [.product(1)]
    app.finishTransitions()
    try app.tap("page 1 0")
    model.path = [.product(2)]
    app.finishTransitions()
    #expect(app.screen == ["[page 2 \(count)]"])
  }
}
