import Combine
import SwiftUI
import Testing

/// Values that come through the main queue.
@MainActor
struct MainQueueTests {
  final class Source: Sendable {
    nonisolated(unsafe) let values = PassthroughSubject<Int, Never>()
  }

  struct Root: View {
    let source: Source
    @State private var count = 0

    var body: some View {
      Text("count \(count)")
        .onReceive(source.values.receive(on: DispatchQueue.main)) { value in
          MainActor.assertIsolated()
          count += value
        }
    }
  }

  private let source = Source()

  @Test func valuesOfABackgroundTaskArrive() async {
    let app = HeadlessApp(Root(source: source), system: .iOS(13))
    await Task.detached { [source] in
      for _ in 0..<100 { source.values.send(1) }
    }.value
    await app.settle()
    #expect(app.screen == ["count 100"])
    #expect(app.faults == [])
  }

  /// They come on a later turn, and so not in the middle of the update.
  @Test func aValueSentNowArrivesLater() async {
    let app = HeadlessApp(Root(source: source))
    source.values.send(1)
    app.finishTransitions()
    #expect(app.screen == ["count 0"])
    await app.settle()
    #expect(app.screen == ["count 1"])
  }

  @Test(arguments: [false, true]) func aValueSentDuringAnUpdate(isDelayed: Bool) async throws {
    struct Sender: View {
      let source: Source
      let isDelayed: Bool
      @State private var count = 0
      @State private var hasSent = false

      var body: some View {
        let _ = hasSent ? source.values.send(1) : ()
        let button = Button("count \(count)") { hasSent = true }
        if isDelayed {
          button.onReceive(source.values.receive(on: DispatchQueue.main), perform: receive)
        } else {
          button.onReceive(source.values, perform: receive)
        }
      }

      private func receive(_ value: Int) {
        if count == 0 { count += value }
      }
    }
    let app = HeadlessApp(Sender(source: source, isDelayed: isDelayed))
    try app.tap("count 0")
    await app.settle()
    #expect(app.screen == ["[count 1]"])
    #expect(app.faults == (isDelayed ? [] : ["state changed during a view update"]))
  }

  @Test func valuesAreDelayedAndRepeated() async {
    var received: [Int] = []
    let start = DispatchQueue.main.now
    let delayed = Just(1).delay(for: .milliseconds(5), scheduler: DispatchQueue.main)
      .sink { received.append($0) }
    var ticks = 0
    let timer = DispatchQueue.main.schedule(
      after: start.advanced(by: .milliseconds(1)), interval: .milliseconds(1)
    ) { ticks += 1 }
    while received.isEmpty || ticks < 3 { try? await Task.sleep(for: .milliseconds(1)) }
    timer.cancel()
    delayed.cancel()
    #expect(received == [1])
    #expect(start.distance(to: DispatchQueue.main.now) >= .milliseconds(5))
  }
}
