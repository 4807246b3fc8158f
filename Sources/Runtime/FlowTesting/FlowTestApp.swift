import FlowRuntime
import Foundation

/// A flow that runs without a screen, and a stub of the app around it. The stub answers as the test
/// says, and records the calls.
@MainActor
public final class FlowTestApp {
  /// Every call of the app, oldest first: `save(title: butter)`.
  public private(set) var calls: [String] = []
  private(set) var navigator = FlowNavigator()
  private let makeModel: (FlowTestApp, Data?) -> any FlowDefinition
  private var model: (any FlowDefinition)?
  private var denied: Set<String> = []
  private var values: [ObjectIdentifier: any Sendable] = [:]
  private var stubs: [ObjectIdentifier: any FlowTestStub] = [:]
  private var waiting: [ObjectIdentifier: [UnsafeContinuation<any Sendable, Never>]] = [:]
  /// How many of those that waited are on their way back to the main actor.
  private var waking = 0
  private var sleeping: [(time: Int, continuation: UnsafeContinuation<Void, Never>)] = []

  /// - Parameter makeModel: starts the flow, in the state of a snapshot if there is one.
  public init(_ makeModel: @escaping (FlowTestApp, Data?) -> any FlowDefinition) {
    self.makeModel = makeModel
    launch(restoring: nil)
  }

  /// Ends the app, and launches it again with its snapshot.
  public func relaunches() async {
    await settles()
    settlePlatform()
    waiting = [:]
    sleeping = []
    launch(restoring: navigator.snapshot())
  }

  private func launch(restoring snapshot: Data?) {
    let model = makeModel(self, snapshot)
    self.model = model
    navigator = model.navigator
    // What is dropped is what a test is about, and not worth a message.
    navigator.log = { _ in }
    navigator.sleep = { [weak self] in await self?.sleep($0) }
  }

  /// The screens from bottom to top: `["list", "details(id: 1)", "sheet: editor"]`.
  public var shows: [String] {
    settlePlatform()
    let state = navigator.shown
    return state.layers.flatMap { layer in
      state.pages(in: [layer.stack], inside: \.shownStacks)
        .compactMap { state.pages[$0] }.filter(\.content.isView).map(\.description)
        .enumerated().map { number, page in
          number == 0 && layer.presentation != .root
            ? "\(layer.presentation.rawValue): \(page)" : page
        }
    }
  }

  /// The end of the flow, such as `finished(1)`; `nil` while it runs.
  public var end: String? {
    navigator.state.end?.description
  }

  /// The running flow as its type.
  ///
  /// - Throws: ``FlowTestError`` if the flow has another type.
  public func model<Model>(_ type: Model.Type) throws -> Model {
    guard let model = model as? Model else { throw FlowTestError("the flow is no \(type)") }
    return model
  }

  /// Makes a guard answer no during an event and its actions.
  public func denying(
    _ name: String, _ event: @MainActor () async throws -> Void
  ) async throws {
    denied.insert(name)
    try await event()
    await settles()
    settlePlatform()
    denied.remove(name)
  }

  /// Changes the value of a state of the app.
  public func changes<Value: Hashable & Sendable>(_ value: Value) async {
    await settles()
    values[ObjectIdentifier(Value.self)] = value
    navigator.stateChanged()
  }

  /// Ends an awaited outcome; of several calls, the latest.
  ///
  /// - Throws: ``FlowTestError`` if no call awaits an outcome of this type.
  public func answers<Outcome: Sendable>(_ outcome: Outcome) async throws {
    await settles()
    guard let call = waiting[ObjectIdentifier(Outcome.self)]?.popLast() else {
      throw FlowTestError("nobody waits for \(Outcome.self)")
    }
    waking += 1
    call.resume(returning: outcome)
    await settles()
  }

  /// Lets time pass, and runs the actions that waited for it.
  public func waits(milliseconds time: Int) async {
    await settles()
    settlePlatform()
    let due = sleeping.filter { $0.time <= time }
    sleeping = sleeping.filter { $0.time > time }.map { ($0.time - time, $0.continuation) }
    waking += due.count
    for sleeper in due { sleeper.continuation.resume() }
    await settles()
  }

  /// Waits until all started work has ended or waits.
  public func settles() async {
    // Who has waited comes back by another thread, which may take long on a busy machine.
    repeat { for _ in 0..<32 { await Task.yield() } } while waking > 0
  }

  private func sleep(_ time: Int) async {
    await withUnsafeContinuation { sleeping.append((time, $0)) }
    waking -= 1
  }

  /// Plays the platform: it ends all transitions.
  private func settlePlatform() {
    for _ in 0..<100 where navigator.movement != nil { navigator.finishMovement() }
  }
}

/// A stub of the app's half of a flow.
@MainActor
public protocol FlowTestStub: AnyObject {
  /// Makes a stub that takes its answers from the app.
  init(_ app: FlowTestApp)
}

/// The answers for the flow.
extension FlowTestApp {
  /// The stub of the app's half of a flow; made at the first call.
  public func stub<Stub: FlowTestStub>(_ type: Stub.Type) -> Stub {
    if let stub = stubs[ObjectIdentifier(type)] as? Stub { return stub }
    let stub = Stub(self)
    stubs[ObjectIdentifier(type)] = stub
    return stub
  }

  /// Records a call of the app, with its arguments.
  public func record(_ name: String, _ values: (label: String, value: Any)...) {
    record(name, values)
  }

  /// The answer of a guard: yes, unless the test denies it.
  public func allows(guard name: String) -> Bool { !denied.contains(name) }

  /// The value of a state: the last one that the test set, or else its first value.
  public func value<Value: Sendable>(or first: Value) -> Value {
    values[ObjectIdentifier(Value.self)] as? Value ?? first
  }

  /// Records a call of the app, and waits until the test answers it.
  public func answer<Outcome: Sendable>(
    to name: String, _ values: (label: String, value: Any)...
  ) async -> Outcome {
    record(name, values)
    let answer = await withUnsafeContinuation { continuation in
      waiting[ObjectIdentifier(Outcome.self), default: []].append(continuation)
    }
    waking -= 1
    guard let outcome = answer as? Outcome else {
      preconditionFailure("'answers' gives an outcome to who waits for it")
    }
    return outcome
  }

  private func record(_ name: String, _ values: [(label: String, value: Any)]) {
    let given = values.map { "\($0.label): \(FlowContents<Void>.description(of: $0.value))" }
    calls.append("\(name)(\(given.joined(separator: ", ")))")
  }
}

/// An error in a test: a step that was impossible.
public struct FlowTestError: Error, CustomStringConvertible {
  /// The impossible step, and the screens at that time.
  public let description: String

  init(_ description: String) { self.description = description }
}
