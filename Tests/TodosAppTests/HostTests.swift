import FlowNavigable
import FlowRuntime
import SwiftUI
import Testing

@testable import TodosApp

/// An app that has a `NavigationView` of its own and pushes the flow in it.
private struct HostView: View {
  @MainActor
  final class Model: ObservableObject {
    @Published var isShown = false
    private(set) var ends: [String] = []
    let repository = TodoRepository()
    let clock = Clock()
    weak var todos: TodosNavigation?
    let version: Int

    init(version: Int) { self.version = version }

    func makeTodos() -> TodosNavigation {
      let todos = TodosNavigation(
        logic: repository,
        onEnd: { [weak self] end in
          self?.ends.append("\(end)")
          self?.isShown = false
        })
      todos.navigator.sleep = clock.sleep
      todos.navigator.platform = .version(version)
      self.todos = todos
      return todos
    }
  }

  @ObservedObject var model: Model

  var body: some View {
    NavigationView {
      Button("To-dos") { model.isShown = true }
        .navigationBarTitle("Home")
        .background(
          NavigationLink(
            destination: TodosNavigableView(navigation: model.makeTodos()).inSurroundingStack(),
            isActive: $model.isShown
          ) { EmptyView() }
          .isDetailLink(false)
          .hidden())
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

/// A flow in a `NavigationView` that it does not own, on the newest system and on iOS 13.
@MainActor
@Suite struct HostTests {
  @MainActor
  private struct Host {
    let model: HostView.Model
    let app: HeadlessApp

    init(on version: Int) {
      model = HostView.Model(version: version)
      app = HeadlessApp(HostView(model: model), system: .iOS(version))
    }

    /// The pages of each layer, each by its title or its first words.
    var pages: [[String]] {
      app.layers.map { $0.pages.map { $0.components(separatedBy: " Next")[0] } }
    }

    func taps(_ labels: String...) async throws {
      for label in labels {
        try app.tap(label)
        await app.rests(model.clock)
      }
    }

    func goesBack() async throws {
      try app.swipeBack()
      await app.rests(model.clock)
    }
  }

  @Test(arguments: [13, 26])
  func itsPagesLieInTheViewOfTheApp(version: Int) async throws {
    let host = Host(on: version)
    try await host.taps("To-dos", "To-do 1", "Edit")
    #expect(host.pages == [["Home", "To-dos", "Details of 1", "Done"]])
    try await host.taps("Done")
    #expect(host.pages == [["Home", "To-dos"]])
    try await host.taps("To-do 2")
    try await host.goesBack()
    #expect(host.pages == [["Home", "To-dos"]])
    #expect(host.model.todos?.navigator.state.description == "root: list")
    #expect(host.model.ends == [])
    #expect(host.app.faults == [])
  }

  @Test(arguments: [13, 26])
  func goingBackPastTheFirstPageCancelsOnce(version: Int) async throws {
    let host = Host(on: version)
    for count in 1...2 {
      try await host.taps("To-dos", "To-do 1")
      try await host.goesBack()
      try await host.goesBack()
      #expect(host.pages == [["Home"]])
      #expect(host.model.ends == Array(repeating: "cancelled", count: count))
      #expect(host.model.todos == nil)
    }
    #expect(host.app.faults == [])
  }

  @Test(arguments: [13, 26])
  func leavingFromDeepInsideCancelsOnce(version: Int) async throws {
    let host = Host(on: version)
    try await host.taps("To-dos", "To-do 1", "Edit")
    host.model.isShown = false
    await host.app.rests(host.model.clock)
    #expect(host.pages == [["Home"]])
    #expect(host.model.ends == ["cancelled"])
    #expect(host.model.todos == nil)
    #expect(host.app.faults == [])
  }

  /// Several pages come one after the other, as the platform wants it.
  @Test(arguments: [13, 26])
  func severalPagesComeAndGo(version: Int) async throws {
    let host = Host(on: version)
    try await host.taps("To-dos")
    host.model.todos?.perform("event") {
      $0.push(.details(id: "1"))
      $0.push(.details(id: "2"))
      $0.push(.edit(id: "2"))
    }
    await host.app.rests(host.model.clock)
    #expect(host.pages == [["Home", "To-dos", "Details of 1", "Details of 2", "Done"]])
    host.model.todos?.perform("event") { $0.backToRoot() }
    await host.app.rests(host.model.clock)
    #expect(host.pages == [["Home", "To-dos"]])
    #expect(host.app.faults == [])
  }

  /// The page on top presents.
  @Test(arguments: [13, 26])
  func aSheetAndAnAlertLieOverThePageOnTop(version: Int) async throws {
    let host = Host(on: version)
    try await host.taps("To-dos", "To-do 1", "New", "Save")
    #expect(host.pages.first == ["Home", "To-dos", "Details of 1"])
    host.model.repository.end(.failed)
    await host.app.rests(host.model.clock)
    #expect(host.app.layers.map(\.presentation) == [.root, .sheet, .alert])
    try await host.taps("OK")
    try host.app.swipeDown()
    await host.app.rests(host.model.clock)
    #expect(host.pages == [["Home", "To-dos", "Details of 1"]])
    #expect(host.app.faults == [])
  }
}
