import Foundation
import Testing

@testable import FlowRuntime

/// What is printed when something is looked for.
@MainActor
@Suite struct DescriptionTests {
  @Test func aStateIsALineForEachLayer() {
    let app = NotesApp(at: .home)
    app.plans {
      $0.push(.note(id: 1))
      $0.show(.picker, as: .sheet)
      $0.push(.form)
    }
    let text = "root: list › note(id: 1)\nsheet: picker › form"
    #expect("\(app.navigator)" == text)
    #expect(app.navigator.state.pages[app.top]?.description == "form")
    #expect(app.top.description == "#\(app.top.number)")
  }

  @Test func endsSayHow() {
    let ends: [FlowEnd] = [.finished(1), .finished(nil), .cancelled, .dismissed]
    #expect(ends.map(\.description) == ["finished(1)", "finished", "cancelled", "dismissed"])
  }

  @Test func numbersAreKeptAsTheyAre() throws {
    let number = FlowPage.ID(7)
    let data = try JSONEncoder().encode([number])
    #expect(String(decoding: data, as: UTF8.self) == "[7]")
    #expect(try JSONDecoder().decode([FlowPage.ID].self, from: data) == [number])
  }
}
