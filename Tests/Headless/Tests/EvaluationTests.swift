import Combine
import SwiftUI
import Testing

/// When the body of a view is evaluated again.
///
/// John Harper of the SwiftUI team, in a thread quoted in "The Mystery Behind View Equality" of The
/// SwiftUI Lab: plain data is compared field by field, other views by `==` if they have it and else
/// field by field; `EquatableView` forces `==`. Closures can't be compared (Chris Eidhof, "SwiftUI View
/// Equality").
@MainActor
struct EvaluationTests {
  final class Counter: ObservableObject {
    @Published private(set) var count = 0
    var unseen = 0

    /// One more than there are, whoever was given how many.
    func increase(after known: Int) { count += 1 }
  }

  struct Plain: View {
    let number: Int
    let name: String

    var body: some View { Text("\(name) \(number)") }
  }

  struct Handling: View {
    let number: Int
    let action: @MainActor () -> Void

    var body: some View { Button("handling \(number)", action: action) }
  }

  struct Wrapped: View, Equatable {
    let number: Int
    let action: @MainActor () -> Void

    var body: some View { Button("wrapped \(number)", action: action) }

    nonisolated static func == (one: Wrapped, other: Wrapped) -> Bool {
      one.number == other.number
    }
  }

  struct Observing: View {
    @ObservedObject var counter: Counter

    var body: some View { Text("observing \(counter.count)") }
  }

  struct Counting: View {
    @State private var count = 0

    var body: some View { Button("counting \(count)") { count += 1 } }
  }

  struct Root: View {
    @ObservedObject var counter: Counter

    var body: some View {
      let (counter, count) = (counter, counter.count)
      VStack {
        Plain(number: counter.count / 2, name: "plain")
        Handling(number: 0) { counter.increase(after: count) }
        Wrapped(number: counter.count / 2) { counter.increase(after: count) }.equatable()
        Observing(counter: counter)
        Counting()
      }
    }
  }

  let counter = Counter()

  private func counts(_ app: HeadlessApp) -> [Int] {
    ["Root", "Plain", "Handling", "Wrapped", "Observing", "Counting"].map(app.evaluations)
  }

  @Test func equalViewsAreNotEvaluatedAgain() throws {
    let app = HeadlessApp(Root(counter: counter))
    #expect(counts(app) == [1, 1, 1, 1, 1, 1])
    try app.tap("handling 0")
    #expect(counts(app) == [2, 1, 2, 1, 2, 1])
    try app.tap("wrapped 0")
    #expect(counts(app) == [3, 2, 3, 2, 3, 1])
    #expect(app.screen.prefix(3) == ["plain 1", "[handling 0]", "[wrapped 1]"])
  }

  @Test func ownStateConcernsItsViewAlone() throws {
    let app = HeadlessApp(Root(counter: counter))
    try app.tap("counting 0")
    try app.tap("counting 1")
    #expect(counts(app) == [1, 1, 1, 1, 1, 3])
    #expect(app.screen.last == "[counting 2]")
  }

  @Test func whatNobodyAnnouncesIsNotSeen() throws {
    struct Peeking: View {
      let counter: Counter

      var body: some View { Text("\(counter.unseen)") }
    }
    struct Root: View {
      @ObservedObject var counter: Counter

      var body: some View {
        Text("count \(counter.count)")
        Peeking(counter: counter)
      }
    }
    let app = HeadlessApp(Root(counter: counter))
    counter.unseen = 1
    counter.increase(after: 0)
    app.finishTransitions()
    #expect(app.screen == ["count 1", "0"])
  }

  @Test func readObservablesConcernTheirReadersAlone() throws {
    struct Name: View {
      let profile: Profile

      var body: some View { Text(profile.name) }
    }
    struct Root: View {
      let profile: Profile

      var body: some View {
        Name(profile: profile)
        Button("Rename") { profile.name = "Bea" }
      }
    }
    let app = HeadlessApp(Root(profile: Profile()))
    try app.tap("Rename")
    #expect(app.screen == ["Bea", "[Rename]"])
    #expect(app.evaluations(of: "Name") == 2)
    #expect(app.evaluations(of: "Root") == 1)
  }

  @Test func environmentConcernsItsReaders() {
    struct Width: View {
      @Environment(\.horizontalSizeClass) private var width

      var body: some View { Text(width == .compact ? "narrow" : "wide") }
    }
    let app = HeadlessApp(Width())
    app.enter(.inactive)
    #expect(app.evaluations(of: "Width") == 1)
    app.turn(to: .regular)
    #expect(app.screen == ["wide"])
    #expect(app.evaluations(of: "Width") == 2)
  }
}
