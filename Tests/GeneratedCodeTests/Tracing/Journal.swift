import Foundation

#if OBSERVATION
  @testable import ObservedFlows
#else
  @testable import ExampleFlows
#endif

/// What the app is asked to do in the course of a trace, and what it answers.
@MainActor
final class Journal {
  struct Answer {
    let end: String
    /// What the end brings, in the order of its parameters.
    let values: [String]
  }

  /// Every call of the app, oldest first: `save(title: #title)`.
  private(set) var calls: [String] = []
  /// What the next event brings, in the order of its parameters.
  var eventValues: [String] = []
  /// What every guard answers.
  var holds = true
  /// The sequences that were shown, of those that are shown once.
  var shownOnce: Set<String> = []
  /// Where the app was when it last went to the background.
  var snapshot: Data?
  /// What could not be restored.
  var losses: [FlowLoss] = []
  /// The place of each state's value among its values.
  var states: [String: Int] = [:]
  var navigator: FlowNavigator?
  /// Sends an event that no screen sends, with what it brings.
  var appEvents: [String: ([String]) -> Void] = [:]
  /// Whether no transition is under way.
  var isStill: () -> Bool = { true }
  /// The URL of what is on top, if one leads there.
  var url: () -> URL? = { nil }
  private var waiting: [CheckedContinuation<Answer, Never>?] = []

  func record(_ call: String) {
    calls.append(call)
  }

  /// Records a call, and waits until the trace answers it.
  func answer(_ call: String) async -> Answer {
    calls.append(call)
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Waits for what the platform does to be done, where that is all that would be waited for.
  func sleep(_ time: Duration) async {
    if time >= .seconds(1) { try? await Task.sleep(for: time) }
    while !isStill() { await Task.yield() }
  }

  /// Answers the call that was the `number`th to wait.
  func resume(_ number: Int, _ answer: Answer) {
    guard waiting.indices.contains(number) else { return }
    waiting[number]?.resume(returning: answer)
    waiting[number] = nil
  }

  /// Ends the calls that nobody answered; the flow is not there any more to hear of it.
  func abandon() {
    for number in waiting.indices { resume(number, Answer(end: "", values: [])) }
    waiting = []
  }
}
