import Foundation

/// What generated code calls Foundation's `Data`, whatever types the app has.
public typealias FlowData = Data

/// What a flow calls on the main actor, with a value.
public typealias FlowCallback<Value> = @MainActor @Sendable (Value) -> Void

/// What is restored.
extension FlowNavigator {
  /// Starts a flow in the state of a snapshot, or at its first screen if there is none.
  ///
  /// Call it once, before the navigator is shown. A screen that can't be restored is left out, with all
  /// screens above it. If the snapshot can't be read at all, the flow starts at its first screen.
  ///
  /// - Parameters:
  ///   - definition: the flow; the navigator doesn't keep it alive.
  ///   - start: the screen that it starts with.
  ///   - data: the result of ``snapshot()``.
  ///   - lost: called with each screen that could not be restored, from the bottom to the top.
  public func start<Definition: FlowDefinition>(
    _ definition: Definition, at start: Definition.Destination, restoring data: Data? = nil,
    lost: @MainActor (FlowLoss) -> Void = { _ in }
  ) {
    let opening = begin(definition, at: start)
    var losses: [FlowLoss] = []
    event { [self] in
      guard let data else {
        open(opening)
        return
      }
      do throws(FlowLoss) {
        losses = try restore(FlowSnapshot.read(data), over: opening)
      } catch {
        losses = [error]
        open(opening)
      }
    }
    for loss in losses {
      report(.lost(loss))
      lost(loss)
    }
  }

  private func restore(_ snapshot: FlowSnapshot, over opening: FlowOpening) -> [FlowLoss] {
    var restorer = FlowRestorer(self, snapshot)
    restorer.restore(opening)
    forgetRuns()
    beginAppearances(of: state.all.filter(restorer.waiting.contains))
    return restorer.losses
  }
}

/// How generated code starts a flow that runs on its own.
extension FlowDefinition {
  /// Starts the flow; see ``FlowNavigator/start(_:at:restoring:lost:)`` and ``FlowNavigator/tell(_:onEnd:)``.
  public func start<Result>(
    at start: Destination, restoring data: Data? = nil,
    lost: @MainActor (FlowLoss) -> Void = { _ in },
    onReport: (@MainActor (FlowReport) -> Void)?,
    onEnd: (@MainActor (FlowTypedEnd<Result>) -> Void)?
  ) {
    navigator.tell(onReport, onEnd: onEnd)
    navigator.start(self, at: start, restoring: data, lost: lost)
  }

  /// Starts a flow that names its ends.
  public func start<End: FlowNamedEnd>(
    at start: Destination, restoring data: Data? = nil,
    lost: @MainActor (FlowLoss) -> Void = { _ in },
    onReport: (@MainActor (FlowReport) -> Void)?, onEnd: (@MainActor (End) -> Void)?
  ) {
    navigator.tell(onReport, onEnd: onEnd)
    navigator.start(self, at: start, restoring: data, lost: lost)
  }
}

extension FlowSnapshot {
  /// What alone is read of a snapshot that another version of the runtime may have written.
  private struct Version: Decodable {
    let version: Int
  }

  static func read(_ data: Data) throws(FlowLoss) -> FlowSnapshot {
    let decoder = JSONDecoder()
    let version = try? decoder.decode(Version.self, from: data)
    if let version, version.version != Self.version { throw FlowLoss(.otherVersion) }
    if let snapshot = try? decoder.decode(FlowSnapshot.self, from: data) { return snapshot }
    throw FlowLoss(.unreadable)
  }
}
