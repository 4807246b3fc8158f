import SwiftUI

/// An app that has a navigation stack of its own and pushes `Rooms` onto it.
struct Host: View {
  enum Page: Hashable { case rooms, other }

  @MainActor
  final class Model: ObservableObject {
    @Published var path: [Page] = []
    /// How the flow ended.
    var ends: [String] = []
    let logic = RoomsLogic()

    func ended(_ end: RoomsEnd) {
      ends.append("\(end)")
      path.removeAll { $0 == .rooms }
    }
  }

  @ObservedObject var model: Model
  let adopt: @MainActor (RoomsCoordinatorModel) -> Void

  var body: some View {
    NavigationStack(path: $model.path) {
      Button("Rooms") { model.path.append(.rooms) }
        .navigationTitle("Home")
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .rooms: RoomsCoordinator(model: makeRooms()).inSurroundingStack()
          case .other: Text("other").navigationTitle("Other")
          }
        }
    }
  }

  private func makeRooms() -> RoomsCoordinatorModel {
    let rooms = RoomsCoordinatorModel(logic: model.logic, onEnd: model.ended)
    adopt(rooms)
    return rooms
  }
}
