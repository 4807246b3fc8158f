import Combine
import SwiftUI
import Testing

@MainActor
final class Feed: ObservableObject {
  @Published var count = 0
  let events = PassthroughSubject<String, Never>()
  let journal = Journal()
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View {
    Button("Count \(feed.count)") { withAnimation(.easeOut) { feed.count += 1 } }
      .onReceive(feed.events) { feed.journal.write("event \($0)") }
      .onReceive(feed.$count) { feed.journal.write("value \($0)") }
      .onChange(of: feed.count) { old, new in feed.journal.write("change \(old) \(new)") }
      .task(id: feed.count) { [count = feed.count] in feed.journal.write("task \(count)") }
      .onOpenURL { feed.journal.write($0.path) }
      .animation(.default, value: feed.count)
  }
}

@MainActor
struct LifecycleTests {
  let feed = Feed()

  @Test func publishersChangesAndTasksArrive() async throws {
    let app = HeadlessApp(FeedView(feed: feed))
    await app.settle()
    feed.events.send("a")
    try app.tap("Count 0")
    await app.settle()
    #expect(
      feed.journal.lines == [
        "value 0", "task 0", "event a", "value 1", "change 0 1", "task 1",
      ])
  }

  @Test func subscriptionsEndWithTheirView() throws {
    struct Root: View {
      let feed: Feed
      @State private var isShown = true

      var body: some View {
        if isShown { FeedView(feed: feed) }
        Button("Toggle") { isShown.toggle() }
      }
    }
    let app = HeadlessApp(Root(feed: feed))
    try app.tap("Toggle")
    feed.events.send("late")
    #expect(!feed.journal.lines.contains("event late"))
  }

  /// Known from "How to create SwiftUI TextField that accepts only numbers" on Stack Overflow: a view that
  /// is given another publisher follows that one.
  @Test func otherPublishersAreSubscribedTo() throws {
    struct Root: View {
      let journal: Journal
      @State private var count = 0
      @State private var other = 0

      var body: some View {
        Button("count \(count)") { count += 1 }
          .onReceive(Just(count)) { journal.write("\($0)") }
        Button("other \(other)") { other += 1 }
      }
    }
    let app = HeadlessApp(Root(journal: feed.journal))
    try app.tap("count 0")
    try app.tap("other 0")
    #expect(feed.journal.lines == ["0", "1"])
  }

  @Test func urlsArrive() {
    let app = HeadlessApp(FeedView(feed: feed))
    if let url = URL(string: "shop://host/product/1") { app.open(url: url) }
    #expect(feed.journal.lines.last == "/product/1")
  }

  @Test func animationCompletionsComeLater() async throws {
    let journal = Journal()
    let app = HeadlessApp(
      Button("Go") {
        withAnimation(.default, completionCriteria: .removed) {
          journal.write("body")
        } completion: {
          journal.write("completion")
        }
      })
    try app.tap("Go")
    #expect(journal.lines == ["body"])
    await app.settle()
    #expect(journal.lines == ["body", "completion"])
  }

  @Test func endlessChangesAreAFault() {
    struct Root: View {
      @State private var count = 0

      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    #expect(HeadlessApp(Root()).faults == ["the views never stop changing"])
  }
}
