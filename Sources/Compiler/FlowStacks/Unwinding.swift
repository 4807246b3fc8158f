import FlowModel
import GraphAlgorithms

/// Going down the stack.
package struct Unwinding: Hashable, Sendable {
  enum Goal: Hashable, Sendable {
    /// One destination.
    case one
    /// To the nearest place of a screen, or to where that is replaced.
    case screen(ID<Screen>, isReplaced: Bool)
    /// The layer that the top is in.
    case layer
    /// All layers above the one that the frame begins in.
    case layers
    /// All layers above that of a screen.
    case layersAbove(ID<Screen>)
    /// To the first of the stack that the source is in, once all layers above that of its frame have gone.
    case root(RootPlace = .unknown)
    /// A certain container around the top.
    case holder(PushdownSymbol)
    /// To a certain container around the top, whose place is taken.
    case placeOf(PushdownSymbol)
    /// To the first of the frame, whose run then ends.
    case end(RunEnd)
    /// To the first of a run, whose place is taken.
    case newRoot(ID<Screen>, of: RootOwner)
    /// All layers above the one that a sequence began in; then the next step comes up. It takes the place of the top
    /// if that is what the step before has left.
    case step(after: Int32, onLeftover: Bool = false)
    /// To the tabs, split or switch that is a step; then the sequence goes on after it.
    case stepAfter(holder: PushdownSymbol)
    /// To the first of the stack in a container that the top is in.
    case firstIn(PushdownSymbol)
    /// To tabs or a split, in a part of which a screen comes up alone.
    case newPart(of: PushdownSymbol, Int32, ID<Screen>)
    /// To a container, of which another part comes up.
    case part(of: PushdownSymbol)
    /// Nowhere: whether a screen lies below, or another one below that, where that isn't kept.
    case lookup(ID<Screen>, isSecond: Bool)
    /// To the root, from which links are followed.
    case links
    /// To the presenter of an alert, on which links are followed that go on top.
    case linksOnTop
    /// To the first screen of a case, for links whose way leads through this case.
    case linksThroughCase
    /// To the roots of the stacks inside, on which links with an entry build theirs.
    case entries
    /// To any switch below, of which another case comes up.
    case anyCase
    /// To the outermost switch of a state that has another value, by the state's place.
    case outermostSwitch(Int)
  }

  var goal: Goal
  /// The action that asks for it.
  let action: ID<Action>?
  /// The container that the source lies in, where something below is replaced.
  var container: PushdownSymbol?
  /// What is done then.
  var then: Interned<Continuation>
  /// What is told of the last that went, before anything else is done.
  var reaction: Interned<Continuation> = .nothing
  /// What is told before that, of all that went whose openers had gone already.
  var orphaned: Interned<Continuation> = .nothing
  /// Whether the user left by the platform's own way.
  var isImplicit = false
  /// Nobody is told anything.
  var isSilent = false
  /// Something has gone already.
  var hasBegun = false
  /// A layer of the run that ends has gone, in which its screens stay until what follows is done.
  var leavesLayers = false
}

/// The run that gets a new root.
enum RootOwner: Hashable, Sendable {
  case frame
  case flow
  /// The flow that runs by itself, from above other runs.
  case main
}

extension Unwinding {
  /// Whether the openers of what goes are told.
  var tells: Bool {
    if isSilent { return false }
    switch goal {
    case .end, .newRoot: return false
    default: return true
    }
  }

  var begun: Unwinding {
    var unwinding = self
    unwinding.hasBegun = true
    return unwinding
  }
}
