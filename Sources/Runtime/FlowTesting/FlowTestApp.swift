import FlowRuntime
import Foundation

/// A flow that runs without a screen, and what stands in for the app around it: it answers as a test
/// says, and keeps what it is asked.
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
  private var sleeping: [(time: Int, continuation: UnsafeContinuation<Void, Never>)] = []

  /// - Parameter makeModel: begins the flow, where a snapshot of it was taken if there is one.
  public init(_ makeModel: @escaping (FlowTestApp, Data?) -> any FlowDefinition) {
    self.makeModel = makeModel
    launch(restoring: nil)
  }

  /// The app is ended, and launched again with the snapshot that it left.
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
    navigator.sleep = { [weak self] in await self?.sleep($0) }
  }

  /// What is shown, bottom to top: `["list", "details(id: 1)", "sheet: editor"]`.
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

  /// How the flow has ended, if it has: `finished(1)`.
  public var end: String? {
    navigator.state.end?.description
  }

  /// The flow that runs, by its type.
  ///
  /// - Throws: ``FlowTestError`` where it is of another.
  public func model<Model>(_ type: Model.Type) throws -> Model {
    guard let model = model as? Model else { throw FlowTestError("the flow is no \(type)") }
    return model
  }

  /// A guard says no to an event, and to what follows from it.
  public func denying(
    _ name: String, _ event: @MainActor () async throws -> Void
  ) async throws {
    denied.insert(name)
    try await event()
    await settles()
    settlePlatform()
    denied.remove(name)
  }

  /// A state of the app has another value.
  public func changes<Value: Hashable & Sendable>(_ value: Value) async {
    await settles()
    values[ObjectIdentifier(Value.self)] = value
    navigator.stateChanged()
  }

  /// An awaited outcome comes to its end: of several calls, the latest.
  ///
  /// - Throws: ``FlowTestError`` where nobody waits for one of its type.
  public func answers<Outcome: Sendable>(_ outcome: Outcome) async throws {
    await settles()
    guard let call = waiting[ObjectIdentifier(Outcome.self)]?.popLast() else {
      throw FlowTestError("nobody waits for \(Outcome.self)")
    }
    call.resume(returning: outcome)
    await settles()
  }

  /// Time passes, and what waited for it goes on.
  public func waits(milliseconds time: Int) async {
    await settles()
    settlePlatform()
    let due = sleeping.filter { $0.time <= time }
    sleeping = sleeping.filter { $0.time > time }.map { ($0.time - time, $0.continuation) }
    for sleeper in due { sleeper.continuation.resume() }
    await settles()
  }

  /// Lets what was begun go on until it waits.
  public func settles() async {
    for _ in 0..<32 { await Task.yield() }
  }

  private func sleep(_ time: Int) async {
    await withUnsafeContinuation { sleeping.append((time, $0)) }
  }

  /// Plays the platform: what goes has gone, what comes has come.
  private func settlePlatform() {
    for _ in 0..<100 where navigator.movement != nil { navigator.finishMovement() }
  }
}

/// What stands in for the half of a flow that is the app's.
@MainActor
public protocol FlowTestStub: AnyObject {
  /// Asks this app for its answers.
  init(_ app: FlowTestApp)
}

/// What the flow asks.
extension FlowTestApp {
  /// What stands in for the app's half of a flow: made when it is first asked for.
  public func stub<Stub: FlowTestStub>(_ type: Stub.Type) -> Stub {
    if let stub = stubs[ObjectIdentifier(type)] as? Stub { return stub }
    let stub = Stub(self)
    stubs[ObjectIdentifier(type)] = stub
    return stub
  }

  /// Keeps a call of the app, with what it was handed.
  public func record(_ name: String, _ values: (label: String, value: Any)...) {
    record(name, values)
  }

  /// What a guard answers: yes, until the test denies it.
  public func allows(guard name: String) -> Bool { !denied.contains(name) }

  /// The value of a state: the last one that the test changed it to, or else the first it has.
  public func value<Value: Sendable>(or first: Value) -> Value {
    values[ObjectIdentifier(Value.self)] as? Value ?? first
  }

  /// Keeps a call of the app, and waits until the test answers it.
  public func answer<Outcome: Sendable>(
    to name: String, _ values: (label: String, value: Any)...
  ) async -> Outcome {
    record(name, values)
    let answer = await withUnsafeContinuation { continuation in
      waiting[ObjectIdentifier(Outcome.self), default: []].append(continuation)
    }
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

/// What a test could not do.
public struct FlowTestError: Error, CustomStringConvertible {
  /// What could not be done, and what was shown.
  public let description: String

  init(_ description: String) { self.description = description }
}
