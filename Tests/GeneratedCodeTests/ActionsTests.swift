import FlowRuntime
import Observation
import SwiftUI
import Testing

#if OBSERVATION
  @testable import ObservedFlows
#elseif ROUTER
  @testable import RouterFlows
#elseif PATH
  @testable import PathFlows
#elseif CONTAINER
  @testable import ContainerFlows
#elseif NAVIGABLE
  @testable import NavigableFlows
#elseif UIKIT
  @testable import UIKitFlows
#else
  @testable import ExampleFlows
#endif

private struct LockView: View {
  let actions: AssetsDetailsActions

  var body: some View {
    Button("Edit", action: actions.editTapped).disabled(!actions.can(.editTapped))
  }
}

private struct SaveView: View {
  let actions: TodosEditorActions

  var body: some View {
    Button("Save") { actions.saveTapped(title: "milk") }.disabled(actions.isRunning)
  }
}

private final class TodosViews: TodosViewFactory {
  override func editor(actions: TodosEditorActions) -> ScreenView {
    ScreenView(SaveView(actions: actions))
  }
}

private final class AssetsViews: AssetsViewFactory {
  /// The actions of each view of `details` that was made.
  var seen: [AssetsDetailsActions] = []

  override func details(id: Int, name: String, actions: AssetsDetailsActions) -> ScreenView {
    seen.append(actions)
    return ScreenView(LockView(actions: actions))
  }
}

/// What the actions of a page tell its view.
@MainActor @Suite struct ActionsTests {
  /// Saves when a test says so.
  @MainActor
  final class SlowLogic: TodosRequirements {
    private var answers: ((TodosSaveOutcome) -> Void)?

    var isSaving: Bool { answers != nil }

    func save(title: String) async -> TodosSaveOutcome {
      await withCheckedContinuation { waiting in answers = { waiting.resume(returning: $0) } }
    }

    func answers(_ outcome: TodosSaveOutcome) {
      answers?(outcome)
      answers = nil
    }
  }

  @Test func aViewSeesThatItsPageWaits() async throws {
    let logic = SlowLogic()
    let model = TodosCoordinatorModel(logic: logic, factory: TodosViews())
    let app = HeadlessApp(TodosCoordinator(model: model))
    try app.tap("Add")
    await app.settle()
    try app.tap("Save")
    await app.settle { logic.isSaving }
    #expect(throws: HeadlessError.disabled("Save")) { try app.tap("Save") }
    logic.answers(.failed)
    await app.settle { app.screen.contains("[Save]") }
    try app.tap("Save")
    await app.settle { logic.isSaving }
    logic.answers(.saved)
    await app.settle { app.layers.count == 1 }
    #expect(app.faults == [])
  }

  /// What the app answers in each of the ways in which a flow hears of changes.
  @MainActor
  class Owner: AssetsRequirements {
    var isUnlocked = false

    func mayDelete() -> Bool { isUnlocked }
    func isEdited() -> Bool { false }
    func delete(id: Int) {}
  }

  @MainActor
  final class ValueOwner: Owner {
    @FlowObserved private var value = false
    override var isUnlocked: Bool {
      get { value }
      set { value = newValue }
    }
  }

  @Observable @MainActor
  final class Door {
    var isOpen = false
  }

  @MainActor
  final class ModelOwner: Owner {
    private let door = Door()
    override var isUnlocked: Bool {
      get { door.isOpen }
      set { door.isOpen = newValue }
    }
  }

  enum Way: CaseIterable { case call, value, model }

  @Test(arguments: Way.allCases)
  func aViewSeesWhichEventsArePossible(way: Way) async throws {
    let owner =
      switch way {
      case .call: Owner()
      case .value: ValueOwner()
      case .model: ModelOwner()
      }
    let model = AssetsCoordinatorModel(logic: owner, factory: AssetsViews())
    let app = HeadlessApp(AssetsCoordinator(model: model))
    try app.tap("Violin")
    await app.settle()
    #expect(throws: HeadlessError.disabled("Edit")) { try app.tap("Edit") }
    owner.isUnlocked = true
    if way == .call { model.stateChanged() }
    await app.settle { app.screen.contains("[Edit]") }
    #expect(app.evaluations(of: "LockView") == 2)
    #expect(app.evaluations(of: "AssetListView") == 1)
    try app.tap("Edit")
    await app.settle { app.layers.map(\.pages.count) == [3] }
    #expect(app.layers.map(\.pages.count) == [3])
    #expect(app.faults == [])
  }

  #if !PATH
    @Test func actionsOfAPageAreEqualUntilItChanges() async throws {
      let (owner, factory) = (ValueOwner(), AssetsViews())
      let model = AssetsCoordinatorModel(logic: owner, factory: factory)
      let app = HeadlessApp(AssetsCoordinator(model: model))
      try app.tap("Violin")
      await app.settle()
      try app.swipeBack()
      await app.settle()
      try app.tap("Painting")
      await app.settle { factory.seen.count == 2 }
      owner.isUnlocked = true
      await app.settle { factory.seen.count == 3 }
      try #require(factory.seen.count == 3)
      #expect(factory.seen[0] != factory.seen[1] && factory.seen[1] != factory.seen[2])
    }
  #endif

  @Test func actionsWithoutAFlowAreForPreviewsAndTests() {
    var events: [String] = []
    let actions = TodosEditorActions { events.append("\($0)") }
    actions.saveTapped(title: "milk")
    actions.cancelTapped()
    #expect(events == ["saveTapped(title: \"milk\")", "cancelTapped"])
    #expect(actions.can(.cancelTapped) && !actions.isRunning)
    #expect(actions == actions && actions != TodosEditorActions())
  }
}
