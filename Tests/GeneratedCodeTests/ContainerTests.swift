import Combine
import FlowNavigationStack
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

/// Tabs, columns and switches, driven as a user meets them.
@MainActor @Suite struct ContainerTests {
  private let logic = LibraryLogic()
  private let model: LibraryCoordinatorModel

  init() {
    let model = LibraryCoordinatorModel(logic: logic)
    logic.topicChanged = { model.stateChanged() }
    self.model = model
  }

  private func launch(width: UserInterfaceSizeClass = .compact) -> HeadlessApp {
    HeadlessApp(LibraryCoordinator(model: model), width: width)
  }

  @Test func pushedTabsKeepTheBackButtonOfTheStackAround() throws {
    let app = launch()
    try app.tap("Book")
    #expect(app.screen == ["[Chapter]", "tabs: (Summary), Borrow, Reviews {2}, search: Search"])
    try app.tap("Chapter")
    #expect(app.screen == ["# Chapter", "[Picture]"])
    try app.swipeBack()
    try app.selectTab("Reviews")
    try app.tap("Review")
    try app.swipeBack()
    #expect(app.screen.last == "tabs: Summary, Borrow, (Reviews {2}), search: Search")
    try app.swipeBack()
    #expect(app.layers.map(\.pages) == [["Desk"]])
    #expect(model.navigator.state.all.count == 1)
    #expect(app.faults == [])
  }

  /// A tab comes and goes with a state, and so does what lies on it; the others stay as they are.
  @Test func aStateShowsAndHidesATab() async throws {
    let app = launch()
    try app.tap("Book")
    logic.membership = .member
    logic.reviewCount = 0
    model.stateChanged()
    await app.settle()
    #expect(app.screen == ["[Chapter]", "tabs: (Summary), Borrow, Reviews, Notes, search: Search"])
    try app.selectTab("Search")
    #expect(app.screen.first == "Search this book")
    logic.membership = .guest
    model.stateChanged()
    await app.settle()
    #expect(app.screen.last == "tabs: Summary, Borrow, Reviews, (search: Search)")
    logic.membership = .member
    model.stateChanged()
    await app.settle()
    try app.selectTab("Notes")
    #expect(app.screen.first == "What you wrote in the margins")
    let again = LibraryCoordinatorModel(logic: logic, restoring: model.snapshot())
    let next = HeadlessApp(LibraryCoordinator(model: again))
    #expect(next.screen == app.screen)
    logic.membership = .guest
    for model in [model, again] { model.stateChanged() }
    await app.settle()
    await next.settle()
    #expect(app.screen.last == "tabs: (Summary), Borrow, Reviews, search: Search")
    #expect(next.screen == app.screen)
    #expect(app.faults + next.faults == [])
  }

  @Test func tabsThatAreOnlyEventsHaveAPlaceInTheBar() async throws {
    let app = launch()
    try app.tap("Book")
    try app.selectTab("Borrow")
    await app.settle()
    #expect(app.screen == ["Borrowed"])
    #expect(app.faults == [])
  }

  @Test func pushedSwitchesKeepTheBackButtonOfTheStackAround() throws {
    let app = launch()
    try app.tap("Card")
    try app.tap("Terms")
    #expect(app.layers.map(\.pages) == [["Desk", "Join", "Terms"]])
    try app.swipeBack()
    try app.swipeBack()
    #expect(app.layers.map(\.pages) == [["Desk"]])
    #expect(app.faults == [])
  }

  @Test func choosingLeadsToTheDetailInCompactWidth() throws {
    let app = launch()
    try app.tap("Shelves")
    #expect(app.screen == ["# Topics", "[Novels]", "[Poems]", "[Loan]"])
    for (topic, shown) in [("Novels", "# Novels"), ("Poems", "# Poems"), ("Poems", "# Poems")] {
      try app.tap(topic)
      #expect(app.screen.first == shown)
      try app.swipeBack()
      #expect(app.screen.first == "# Topics")
    }
    try app.swipeBack()
    #expect(app.layers.map(\.pages) == [["Desk"]])
    #expect(app.faults == [])
  }

  @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
  func theNextColumnHoldsWhatIsShownInIt(width: UserInterfaceSizeClass) throws {
    let app = launch(width: width)
    try app.tap("Shelves")
    for _ in 0..<2 {
      try app.tap("Loan")
      #expect(app.screen.contains("You have borrowed Emma."))
      try app.tap("Renew")
      #expect(app.screen.contains("Renewed"))
      for _ in 0..<(width == .regular ? 1 : 2) { try app.swipeBack() }
      #expect(app.screen.contains("[Loan]"))
    }
    let again = LibraryCoordinatorModel(logic: logic, restoring: model.snapshot())
    let next = HeadlessApp(LibraryCoordinator(model: again), width: width)
    #expect(next.screen == app.screen)
    #expect(app.faults + next.faults == [])
  }

  @Test func columnsStayAsTheyWereLeft() throws {
    let app = launch()
    try app.tap("Shelves")
    try app.tap("Novels")
    try app.tap("A novel")
    try app.swipeBack()
    try app.tap("A novel")
    app.turn(to: .regular)
    #expect(app.screen == ["# Novel", "A novel"])
    try app.swipeBack()
    #expect(app.screen.contains("[Poems]") && app.screen.contains("[A novel]"))
    app.turn(to: .compact)
    #expect(app.screen.first == "# Novels")
    #expect(app.faults == [])
  }

  /// A column in front is in front when the app is launched again.
  @Test func theColumnInFrontIsRestored() throws {
    let app = launch()
    try app.tap("Shelves")
    try app.tap("Novels")
    let again = LibraryCoordinatorModel(logic: logic, restoring: model.snapshot())
    let next = HeadlessApp(LibraryCoordinator(model: again))
    #expect(next.screen.first == "# Novels")
    try next.swipeBack()
    #expect(next.screen.first == "# Topics")
    #expect(next.faults == [])
  }

  @Test func splitViewsAtTheRootWorkInCompactWidth() throws {
    let logic = MailLogic()
    let app = HeadlessApp(MailCoordinator(model: MailCoordinatorModel(logic: logic)))
    try app.tap("Inbox")
    try app.tap("A letter")
    #expect(app.layers.map(\.pages) == [["Folders", "Inbox", "Letter"]])
    for _ in 0..<2 { try app.swipeBack() }
    #expect(app.layers.map(\.pages) == [["Folders"]])
    #expect(app.faults == [])
  }

  @Test func whatIsCoveredIsHiddenFromVoiceOver() throws {
    let app = launch()
    for button in ["Book", "Chapter", "Picture"] { try app.tap(button) }
    #expect(app.voiceOver == ["[Close]"])
    #expect(
      app.transitions == [HeadlessTransition(.insertion, "opacity", .default)])
  }

  @Test func pushesAboveTabsAreAnimated() throws {
    let model = ShopCoordinatorModel(logic: ShopLogic())
    let app = HeadlessApp(ShopCoordinator(model: model))
    let tabs = try #require(
      model.navigator.state.pages.values.first { $0.description == "home" })
    model.perform(on: tabs.id) { $0.push(.account) }
    app.finishTransitions()
    #expect(app.transitions.last == HeadlessTransition(.insertion, "move trailing", .default))
    try app.tap("Back")
    #expect(app.transitions.last == HeadlessTransition(.removal, "move trailing", .default))
    #expect(app.faults == [])
  }
}

/// When the views of pages are evaluated, and what they show then.
@MainActor @Suite struct PageEvaluationTests {
  @Test func pagesThatHaveNotChangedAreNotEvaluatedAgain() async throws {
    let app = HeadlessApp(LibraryCoordinator(model: LibraryCoordinatorModel(logic: LibraryLogic())))
    for button in ["Book", "Chapter", "Picture", "Close"] {
      try app.tap(button)
      await app.settle()
    }
    try app.swipeBack()
    try app.selectTab("Reviews")
    for view in ["DeskView", "SummaryView", "ChapterView", "PictureView", "ReviewsView"] {
      #expect(app.evaluations(of: view) == 1, "\(view)")
    }
    #expect(app.faults == [])
  }

  @Test func aPageWithOtherArgumentsIsEvaluatedAgain() throws {
    let model = AssetsCoordinatorModel(logic: AssetsLogic())
    let app = HeadlessApp(AssetsCoordinator(model: model))
    model.perform { $0.push(.details(id: 1, name: "Chair")) }
    app.finishTransitions()
    let before = app.screen
    model.perform { $0.push(.details(id: 2, name: "Table"), ifShown: .update) }
    app.finishTransitions()
    #expect(app.evaluations(of: "AssetDetailsView") == 2)
    #expect(app.screen != before)
  }
}
