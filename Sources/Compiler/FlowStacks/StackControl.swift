import FlowModel
import FlowSyntax
import GraphAlgorithms

/// What is going on while the stack changes.
package enum StackControl: Hashable, Sendable {
  /// Nothing: an event may come.
  case idle
  /// The flow is about to begin.
  case begin
  /// A list of actions is being done.
  case run(Interned<Continuation>)
  /// Everything goes down to the first of what is meant, and then the list goes on.
  case unwind(Unwinding)
  /// Symbols are still to come on top.
  case place(Interned<[Addition]>, from: Int32, then: Interned<Continuation>)
  /// An action that a guard refused is tried again.
  case retry(ID<Action>)
  /// The layer of an alert has closed, and its presenter gets the button's event.
  case respond(Symbol, presenter: PushdownSymbol?)
  /// Shared events, for all destinations with the same placement and surroundings.
  case shared(SharedBlock)
  /// The same after the destination has gone, so that another takes its place.
  case sharedPlace(SharedBlock)
  /// The flow has ended.
  case over
}

/// A control, and what is remembered meanwhile.
struct ControlWithMemory: Hashable, Sendable {
  let control: StackControl
  var memory = Memory()
}

/// What decides what can happen, wherever the user is.
struct Memory: Hashable, Sendable {
  /// The refused action that waits.
  var refusal = Refusal.none
  var valuation = Valuation()
}

/// A symbol that comes on top, by itself or by a tap.
package struct Addition: Hashable, Sendable {
  let symbol: PushdownSymbol
  var label = PushdownLabel.none
}

/// How a run ends.
enum RunEnd: Hashable, Sendable {
  /// By what its screens say, of a flow or of a screen that returns something; with the end's name,
  /// if the flow names its ends.
  case finished(ID<FlowEnd>?)
  case cancelled
  /// By going back beyond its first.
  case left
  /// Of a sequence, after its last step or by `skip`.
  case passed, skipped
}

/// What remains to be done of a list of actions, and then of others.
package struct Continuation: Hashable, Sendable {
  /// Where the list's first action happens.
  enum Source: Hashable, Sendable {
    /// At the destination on top, whose event it is.
    case top
    /// At a container around the destination on top, whose event it is.
    case holder(PushdownSymbol)
    /// At a destination of the layer that lies under the one on top, and has waited.
    case under
    /// At the destination on top, whichever it is by then.
    case later
    /// Where the source was: it has gone.
    case gone
    /// At what a run has left on top, which goes when the list is done.
    case leftover
  }

  /// Whose frame is meant by what roots and ends.
  enum FrameChoice: Hashable, Sendable {
    /// That of what the source belongs to.
    case source
    /// The same, but of the flow for a new root.
    case anywhere
    /// That of the flow, whatever is on top.
    case flow
    /// That of the flow that runs by itself, from what another flow shows.
    case main
  }

  let actions: ActionList
  var source: Source
  var frame = FrameChoice.source
  /// Whether the source has gone, so that what ends is the flow and not a screen that returns
  /// something; not said where nothing that remains ends anything.
  var sourceIsGone = false
  /// Whether the guards of the first action have said yes: an action that goes down step by step asks them once.
  var hasPassed = false
  /// Whether it is the `else` of an action. What follows that action isn't done at the source, even if the `else`
  /// does nothing.
  var isInstead = false
  var next: Interned<Continuation>
}

extension Continuation.FrameChoice {
  /// The frame of the flow that runs by itself, or else that of what the source belongs to.
  init(isMain: Bool) { self = isMain ? .main : .source }
}

extension Continuation.Source {
  /// Whether the list goes on wherever it comes to be.
  var isLater: Bool {
    switch self {
    case .later, .gone: true
    case .top, .holder, .under, .leftover: false
    }
  }
}

extension Continuation {
  /// What an entry says, wherever the flow shows something.
  init(entering entry: Entry) {
    self.init(actions: entry.actions, source: .later, frame: .flow, next: .nothing)
  }

  /// The container at which it happens, if it does.
  var holder: PushdownSymbol? { if case .holder(let container) = source { container } else { nil } }
}

extension Interned where Element == Continuation {
  /// Nothing is left to be done.
  static var nothing: Interned<Continuation> { Interned(index: -1) }

  /// Nothing is left but to take away what a run has left on top.
  static var leftover: Interned<Continuation> { Interned(index: -2) }
}

/// Some of the events that many destinations share.
package struct SharedBlock: Hashable, Sendable {
  enum Owner: Hashable, Sendable {
    case group(ID<EventGroup>)
    case anywhere(ID<Flow>)
    case app(ID<Flow>)
    /// The links that open on top.
    case links(ID<Flow>)
  }

  let owner: Owner
  let range: Range<Int>
  let placement: Interned<Placement>
  let surroundings: Interned<Surroundings>
  /// What is looked for, as far as the destination itself is that.
  let own: UInt64
}
