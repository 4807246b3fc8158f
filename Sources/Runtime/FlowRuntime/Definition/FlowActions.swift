/// The actions of a screen: its view, or its view model, sends events to the flow with them.
///
/// flowc generates a type for each screen, with a function for each event. Two values are equal if they
/// belong to the same page and nothing has changed for it.
@MainActor
public protocol FlowActions: Equatable, Sendable {
  /// The events of the screen, with their values.
  associatedtype FlowEvent
  /// Takes the events.
  nonisolated var _sender: FlowSender<FlowEvent> { get }
  /// Makes actions with a receiver of their events.
  init(_sender: FlowSender<FlowEvent>)
}

extension FlowActions {
  /// Makes actions without a flow, for a preview or a test of a view.
  ///
  /// ```swift
  /// let view = ListView(actions: TodosListActions { events.append($0) })
  /// ```
  ///
  /// - Parameter take: called with each event.
  public init(_ take: @escaping @MainActor (FlowEvent) -> Void = { _ in }) {
    self.init(_sender: FlowSender(take))
  }

  /// Whether the page waits for the answer of an `await`.
  ///
  /// SwiftUI evaluates the view again after a change, also if the view reads it from a view model that is an
  /// `ObservableObject`.
  public var isRunning: Bool { _sender.isRunning }

  /// Whether an event leads anywhere now: by the answers of the app, the flow has an action for it, the
  /// screen it leads to lets the user in, and its `await` isn't running yet.
  ///
  /// SwiftUI evaluates the view again when the answer may have changed. What covers the page at this moment
  /// doesn't matter. Without a flow, every event leads somewhere.
  public func can(_ event: FlowEvent) -> Bool { _sender.can(event) }

  /// Compares the pages, and the number of their changes.
  public static nonisolated func == (one: Self, other: Self) -> Bool {
    one._sender == other._sender
  }
}

/// Takes the events of a view for the flow of its page.
///
/// Its closures run on the main actor; in Swift 5, the compiler doesn't count these as `Sendable`.
public struct FlowSender<FlowEvent>: @unchecked Sendable {
  /// The page whose events it takes, and the number of its changes.
  private struct Identity: Hashable {
    let receiver: ObjectIdentifier
    var page: FlowPage.ID?
    var changes = 0
  }

  private let identity: Identity
  private let take: @MainActor (FlowEvent, String) -> Void
  private let isPossible: @MainActor (FlowEvent) -> Bool
  private let isWaiting: @MainActor () -> Bool

  @MainActor init(_ take: @escaping @MainActor (FlowEvent) -> Void) {
    let receiver = FlowReceiver()
    identity = Identity(receiver: ObjectIdentifier(receiver))
    self.take = { [receiver] event, _ in withExtendedLifetime(receiver) { take(event) } }
    isPossible = { _ in true }
    isWaiting = { false }
  }

  /// - Parameters:
  ///   - page: the page whose view sends the events.
  ///   - model: the flow of the page.
  ///   - handle: adds the actions of an event to a plan.
  @MainActor init<Model: FlowDefinition>(
    of page: FlowPage.ID, for model: Model,
    _ handle: @escaping @MainActor (Model, FlowEvent, inout FlowPlan<Model.Destination>) -> Void
  ) {
    identity = Identity(
      receiver: ObjectIdentifier(model), page: page, changes: model.navigator.changes(of: page))
    take = { [weak model] event, name in
      model?.perform(name, on: page) { [weak model] plan in
        if let model { handle(model, event, &plan) }
      }
    }
    isPossible = { [weak model] event in
      model?.leadsAnywhere(from: page) { [weak model] plan in
        if let model { handle(model, event, &plan) }
      } ?? false
    }
    isWaiting = { [weak model] in model?.navigator.isWaiting(page) ?? false }
  }

  @MainActor var isRunning: Bool { isWaiting() }

  @MainActor func can(_ event: FlowEvent) -> Bool { isPossible(event) }

  /// Sends an event.
  ///
  /// - Parameters:
  ///   - event: the event, with its values.
  ///   - name: its name, for reports.
  @MainActor
  public func callAsFunction(_ event: FlowEvent, _ name: String) { take(event, name) }
}

extension FlowSender: Equatable {
  /// Compares the pages, and the number of their changes.
  public static func == (one: FlowSender, other: FlowSender) -> Bool {
    one.identity == other.identity
  }
}

/// Distinguishes actions without a flow from one another.
private final class FlowReceiver: Sendable {}

extension FlowDefinition {
  /// The actions of a page for its view.
  ///
  /// - Parameters:
  ///   - page: the page of the view.
  ///   - handle: adds the actions of an event to a plan.
  public func actions<Actions: FlowActions>(
    of page: FlowPage.ID,
    _ handle: @escaping @MainActor (Self, Actions.FlowEvent, inout FlowPlan<Destination>) -> Void
  ) -> Actions {
    Actions(_sender: FlowSender(of: page, for: self, handle))
  }

  fileprivate func leadsAnywhere(
    from page: FlowPage.ID, _ steps: FlowPlan<Destination>.Steps
  ) -> Bool {
    navigator.asks(about: page) {
      let plan = FlowPlan(from: destination(of: page), heldBy: navigator.hosts(of: page), steps)
      return navigator.leadsAnywhere(plan.actions, from: plan.page ?? page)
    }
  }
}
