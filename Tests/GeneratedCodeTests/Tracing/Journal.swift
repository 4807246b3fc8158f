import FlowRuntime
import Foundation

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
  /// The steps that sequences were left at, of those that resume.
  var resumed: [String: String] = [:]
  /// Where the app was when it last went to the background.
  var snapshot: Data?
  /// What could not be restored.
  var losses: [FlowLoss] = []
  /// The place of each state's value among its values.
  var states: [String: Int] = [:]
  private(set) var navigator: FlowNavigator?
  /// The objects that runs have handed to their screens.
  private(set) var scopes: [ObjectIdentifier: AnyObject] = [:]
  /// Sends an event that no screen sends, with what it brings.
  var appEvents: [String: ([String]) -> Void] = [:]
  /// Whether no transition is under way.
  var isStill: () -> Bool = { true }
  /// The URL of what is on top, if one leads there.
  var url: () -> URL? = { nil }
  private var waiting: [CheckedContinuation<Answer, Never>?] = []
  private var sleeping: [CheckedContinuation<Void, Never>?] = []

  /// Shows what a navigator does, and decides when the times of its flow are over.
  func watch(_ navigator: FlowNavigator) {
    self.navigator = navigator
    navigator.log = { _ in }
    navigator.sleep = { [weak self] time in
      if time > 3_000 { return await self?.sleep() ?? () }
      // What is shorter is the platform's, and over when the platform is still.
      while self?.isStill() == false { await Task.yield() }
    }
  }

  private func sleep() async {
    await withCheckedContinuation { sleeping.append($0) }
  }

  /// Ends the time that was the `number`th to run.
  func wake(_ number: Int) {
    guard sleeping.indices.contains(number) else { return }
    sleeping[number]?.resume()
    sleeping[number] = nil
  }

  func use(_ scope: AnyObject) { scopes[ObjectIdentifier(scope)] = scope }

  func record(_ call: String) {
    calls.append(call)
  }

  /// Records a call, and waits until the trace answers it.
  func answer(_ call: String) async -> Answer {
    calls.append(call)
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Answers the call that was the `number`th to wait.
  func resume(_ number: Int, _ answer: Answer) {
    guard waiting.indices.contains(number) else { return }
    waiting[number]?.resume(returning: answer)
    waiting[number] = nil
  }

  /// The app is launched anew: nothing that was made before is there.
  func relaunch() {
    abandon()
    scopes = [:]
  }

  /// Ends the calls that nobody answered; the flow is not there any more to hear of it.
  func abandon() {
    for number in sleeping.indices { wake(number) }
    for number in waiting.indices { resume(number, Answer(end: "", values: [])) }
    waiting = []
    sleeping = []
  }
}
