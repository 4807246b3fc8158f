import FlowModel
import FlowSyntax
import GraphAlgorithms

/// Something that happens on the way to a stack.
package enum StackEvent: Hashable, Sendable {
  /// What a screen, a group, a flow or a sequence declares, sent by what is on top or holds it.
  case sent(ID<Transition>)
  /// A step's `next` or `skip`.
  case step(isSkip: Bool)
  case button(Symbol?)
  case back
  case swipe
  case tab(ID<Screen>, index: Int)
  case app(ID<Transition>)
  case link(ID<DeepLink>)
  case answered(ID<Transition>)
  case ended(isFinished: Bool)
  /// Something elsewhere selected the tab, and goes on in it.
  case selected(ID<Screen>)
  /// A state of the app has another value, and its switch another case.
  case changed
  /// It has this value, counted from 0.
  case became(ID<AppState>, Int)
  /// What is awaited has come to one of its ends.
  case outcome(Symbol)
  /// The time of an `after` is over.
  case elapsed
  /// Nothing happens; the screen that a question is about is shown.
  case shown(ID<Screen>)
}

extension StackEvent {
  /// Whether it is no event, but what a question asks.
  package var isQuestion: Bool { if case .shown = self { true } else { false } }

  /// Whether the user does it, and can do it any time.
  package var isTap: Bool {
    switch self {
    case .sent, .step, .button, .back, .swipe, .tab, .ended, .selected: true
    case .app, .link, .answered, .changed, .shown, .became, .outcome, .elapsed: false
    }
  }

  /// Whether a state of the app gets another value.
  package var isChange: Bool {
    switch self {
    case .changed, .became: true
    default: false
    }
  }

  package var transition: ID<Transition>? {
    switch self {
    case .sent(let id), .app(let id), .answered(let id): id
    default: nil
    }
  }
}

/// Something that went wrong on the way, as the interpreter would remark on it.
package struct StackRemark: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case nothingBelow
    case nothingToDismiss
    case absent(ID<Screen>)
    /// The screen is there twice; the nearest is gone back to.
    case ambiguous(ID<Screen>)
    case noTabs(ID<Screen>)
    case noColumns
  }

  package let kind: Kind
  package let action: ID<Action>
  let head: PushdownHead
  let label: PushdownLabel
}
