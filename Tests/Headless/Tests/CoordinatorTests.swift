import SwiftUI
import Testing

/// A small flow in the shape of generated code: layers of stacks, each presented by the one below.
struct TodosLayer: Identifiable {
  enum Style { case sheet, fullScreenCover }

  let id: Int
  var style = Style.sheet
  var path: [TodosDestination] = []
}

enum TodosDestination: Hashable {
  case todo(id: Int)
}

@MainActor
final class TodosCoordinator: ObservableObject {
  @Published private(set) var layers = [TodosLayer(id: 0)]
  @Published var isAskingToDelete = false
  private(set) var cancellations = 0

  func open(_ destination: TodosDestination) { layers[layers.count - 1].path.append(destination) }

  func add(_ style: TodosLayer.Style) {
    layers.append(TodosLayer(id: layers.count, style: style))
  }

  func path(of depth: Int) -> Binding<[TodosDestination]> {
    Binding(
      get: { self.layers.indices.contains(depth) ? self.layers[depth].path : [] },
      set: { if self.layers.indices.contains(depth) { self.layers[depth].path = $0 } })
  }

  func layer(above depth: Int, _ style: TodosLayer.Style) -> Binding<TodosLayer?> {
    Binding(
      get: {
        let next = self.layers.dropFirst(depth + 1).first
        return next?.style == style ? next : nil
      },
      set: { if $0 == nil { self.cancel(above: depth) } })
  }

  private func cancel(above depth: Int) {
    guard layers.count > depth + 1 else { return }
    layers.removeSubrange((depth + 1)...)
    cancellations += 1
  }
}

@MainActor
struct TodosFlow: View {
  @StateObject private var coordinator: TodosCoordinator

  init(coordinator: @autoclosure @escaping () -> TodosCoordinator) {
    _coordinator = StateObject(wrappedValue: coordinator())
  }

  var body: some View {
    TodosLayerView(coordinator: coordinator, depth: 0)
  }
}

@MainActor
struct TodosLayerView: View {
  @ObservedObject var coordinator: TodosCoordinator
  let depth: Int

  var body: some View {
    NavigationStack(path: coordinator.path(of: depth)) {
      VStack {
        Text("list \(depth)")
        Button("Open") { coordinator.open(.todo(id: 7)) }
        Button("Add") { coordinator.add(.sheet) }
        Button("Cover") { coordinator.add(.fullScreenCover) }
      }
      .accessibilityIdentifier("list")
      .navigationDestination(for: TodosDestination.self) { destination in
        switch destination {
        case .todo(let id): TodoView(id: id, delete: { coordinator.isAskingToDelete = true })
        }
      }
    }
    .sheet(item: coordinator.layer(above: depth, .sheet)) { _ in
      TodosLayerView(coordinator: coordinator, depth: depth + 1)
        .presentationDetents([.medium, .large])
    }
    .fullScreenCover(item: coordinator.layer(above: depth, .fullScreenCover)) { _ in
      TodosLayerView(coordinator: coordinator, depth: depth + 1)
    }
    .confirmationDialog(
      "Delete?", isPresented: depth == 0 ? $coordinator.isAskingToDelete : .constant(false)
    ) {
      Button("Delete", role: .destructive) { coordinator.open(.todo(id: 8)) }
    }
  }
}

struct TodoView: View {
  let id: Int
  let delete: @MainActor () -> Void

  var body: some View {
    Button("Delete", action: delete).accessibilityIdentifier("todo \(id)")
  }
}

@MainActor
struct CoordinatorTests {
  let coordinator: TodosCoordinator
  let app: HeadlessApp

  init() {
    let coordinator = TodosCoordinator()
    self.coordinator = coordinator
    app = HeadlessApp(TodosFlow(coordinator: coordinator))
  }

  @Test func layersAreDriven() async throws {
    try app.tap("Open")
    try app.swipeBack()
    try app.tap("Add")
    await app.settle()
    try app.tap("Cover")
    await app.settle()
    try app.tap("Open")
    #expect(
      app.layers == [
        HeadlessLayer(presentation: .root, pages: ["list"]),
        HeadlessLayer(presentation: .sheet, pages: ["list"]),
        HeadlessLayer(presentation: .fullScreenCover, pages: ["list", "todo 7"]),
      ])
    #expect(app.faults == [])
  }

  @Test func swipingDownCancelsOnce() async throws {
    try app.tap("Add")
    await app.settle()
    try app.swipeDown()
    await app.settle()
    #expect(coordinator.cancellations == 1)
    #expect(app.screen.first == "list 0")
    #expect(app.faults == [])
  }

  @Test func dialogLeadsOn() async throws {
    try app.tap("Open")
    try app.tap("todo 7")
    await app.settle()
    try app.tap("Delete")
    await app.settle()
    #expect(
      app.layers == [HeadlessLayer(presentation: .root, pages: ["list", "todo 7", "todo 8"])])
  }
}
