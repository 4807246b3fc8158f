import Testing

@testable import FlowRuntime

/// What shells ask of a flow, and send to it, in the words of their designs.
@MainActor
@Suite struct ElementTests {
  private let app = NotesApp(at: .list)

  /// `note(id: 1)`, with a star before what begins a layer.
  private func elements(of definition: any FlowDefinition) -> [String] {
    app.navigator.allElements(of: definition).map { element in
      let page = app.navigator.state.pages[element.page]?.description ?? "?"
      return (element.isPresented ? "*" : "") + page
    }
  }

  @Test func aFlowShowsItsStackAndWhatLiesOverIt() {
    #expect(elements(of: app.model) == ["list"])
    app.plans { plan in
      plan.push(.note(id: 1))
      plan.show(.note(id: 2), as: .sheet)
      plan.show(.note(id: 3), as: .plain)
      plan.show(.removal(name: "x"), as: .alert)
    }
    #expect(
      elements(of: app.model) == [
        "list", "note(id: 1)", "*note(id: 2)", "note(id: 3)", "*removal(name: x)",
      ])
    let styles = app.navigator.allElements(of: app.model).map(\.style)
    #expect(styles == [.plain, .push, .sheet, .plain, .alert])
    let stacks = app.navigator.allElements(of: app.model).map(\.stack)
    #expect(stacks == app.navigator.state.layers.map(\.stack).flatMap { [$0, $0] }.dropLast())
    app.presses(1)
    #expect(elements(of: app.model) == ["list", "note(id: 1)", "*note(id: 2)", "note(id: 3)"])
  }

  /// A flow that embeds another has one element for it; the other has its own.
  @Test func anEmbeddedFlowIsOneElement() throws {
    app.plans { $0.show(.editor, as: .sheet) }
    app.drafts { $0.push(.preview) }
    let draft = try #require(app.model.children.values.first)
    #expect(app.navigator.allElements(of: app.model).count == 2)
    #expect(
      app.navigator.allElements(of: app.model).last?.destination.equals(NotesDestination.editor)
        == true)
    #expect(elements(of: draft) == ["text", "preview"])
    app.swipesAway()
    #expect(elements(of: app.model) == ["list"])
    #expect(elements(of: draft) == [])
  }

  @Test func theTopmostPageOfADestinationIsFound() {
    app.plans { plan in
      plan.push(.note(id: 1))
      plan.push(.note(id: 2))
      plan.push(.note(id: 1))
    }
    let top = app.top
    #expect(app.navigator.page(showing: NotesDestination.note(id: 1), of: app.model) == top)
    #expect(app.navigator.page(showing: NotesDestination.note(id: 2), of: app.model) != top)
    let none = app.navigator.page(showing: NotesDestination.note(id: 3), of: app.model)
    #expect(app.navigator.state.pages[none] == nil)
  }
}

/// Events that the app sends in place of a screen.
@MainActor
@Suite struct SentEventTests {
  private enum Event {
    case tapped(id: Int)
  }

  private let app = NotesApp(at: .list)
  private let told = ToldReports()

  init() { app.navigator.onReport = { [told] in told.told.append("\($0)") } }

  private func taps(_ screen: NotesDestination.Screen, id: Int) {
    app.model.send(Event.tapped(id: id), of: screen) { model, event, plan in
      guard case .tapped(let id) = event else { return }
      plan.push(.note(id: id))
    }
  }

  @Test func theScreenOnTopHearsIt() {
    taps(.list, id: 1)
    taps(.note, id: 2)
    #expect(app.shows == ["root: list › note(id: 1) › note(id: 2)"])
    #expect(told.told.contains("event: tapped of Notes.list"))
  }

  @Test func aScreenThatIsCoveredOrNotThereHearsNothing() {
    taps(.note, id: 1)
    app.plans { $0.show(.editor, as: .sheet) }
    _ = told.take()
    taps(.list, id: 2)
    taps(.editor, id: 3)
    #expect(app.shows == ["root: list", "sheet: text"])
    #expect(told.told == ["dropped: tapped: covered", "dropped: tapped: covered"])
  }

  /// Two columns are both seen.
  @Test func aColumnHearsItThoughItIsNotOnTop() {
    let app = NotesApp(at: .columns)
    app.model.send(Event.tapped(id: 4), of: .list) { _, _, plan in plan.push(.note(id: 4)) }
    #expect(app.shows.first?.contains("list › note(id: 4)") == true)
  }

  /// Two flows have a screen of a name: each has its own events.
  @Test func anEmbeddedFlowHearsItsOwn() throws {
    app.plans { $0.show(.editor, as: .sheet) }
    let draft = try #require(app.model.children.values.first as? DraftModel)
    draft.send(Event.tapped(id: 1), of: .text) { _, _, plan in plan.push(.preview) }
    #expect(app.shows.last == "sheet: text › preview")
  }
}
