import FlowDiagnostics
import FlowSyntax

/// An event, and what happens on it.
package struct Transition: Sendable {
  package let event: Name
  package let description: Text?
  /// Whether the author says what the event brings; if not, it brings what its actions need.
  package var declaresParameters: Bool
  package var parameters: IDRange<Parameter>
  package var actions: ActionList
}

/// Events that several screens share by name.
package struct EventGroup: Sendable {
  package typealias Use = Reference<EventGroup>

  package let name: Name
  package var transitions: IDRange<Transition>
}

/// The actions of an event, in order; no other event comes between.
package typealias ActionList = IDRange<Action>

package struct Action: Sendable {
  package let kind: ActionKind
  package let range: SourceRange
  /// The lists that it can have within it.
  package let nested: NestedLists

  package init(_ kind: ActionKind, at range: SourceRange) {
    self.kind = kind
    self.range = range
    nested = kind.nested
  }
}

package enum ActionKind: Sendable {
  case none
  case show(Show)
  case setRoot(Reference<Screen>, IDRange<Argument>)
  /// The screen takes the place of all that the next column holds.
  case showInNextColumn(Reference<Screen>, IDRange<Argument>)
  /// The tab whose root this screen is; of tabs for elements, that of the element it is given.
  case tab(Reference<Screen>, IDRange<Argument>)
  case back
  /// If the screen isn't below, the other actions are done instead.
  case backTo(Reference<Screen>, otherwise: ActionList)
  case backToRoot
  case dismiss
  case dismissTo(Reference<Screen>, otherwise: ActionList)
  case dismissAll
  case finish(Argument?, Reference<FlowEnd>? = nil)
  case cancel
  case effect(Reference<Effect>, IDRange<Argument>)
  case when(Condition, then: ActionList, otherwise: ActionList)
  /// The first choice whose condition holds.
  case choose(IDRange<Choice>)
  indirect case await(Await)
  case after(milliseconds: Int, ActionList)

  /// Whether something else can be on top after it.
  package var moves: Bool {
    switch self {
    case .none, .effect, .when, .choose, .await, .after: false
    default: true
    }
  }
}

/// `to`: a destination, and how it comes up.
package struct Show: Sendable {
  package let target: Reference<Screen>
  /// Nothing where the target's own presentation holds, and else a push.
  @Rare package private(set) var presentation: Presentation?
  package let arguments: IDRange<Argument>
  /// The entry by which an embedded flow is gone into.
  package let entry: Name?
  /// The behaviour if the target is already in the frame; nothing if the flow doesn't set it.
  package var statedIfShown: IfShown?
  /// For `replace`: the screen from which on everything is taken away.
  package let from: Reference<Screen>?
  /// The place that it points at.
  package let anchor: Name?
  /// The actions after an opened screen ends.
  package let finished: ActionList?
  /// The actions after each end that has a name.
  package var ends: IDRange<Transition> = .empty
  package let cancelled: ActionList?
  package let dismissed: ActionList?

  package var ifShown: IfShown { statedIfShown ?? .again }

  /// Whether any actions follow an end.
  package var hasReactions: Bool {
    finished != nil || !ends.isEmpty || cancelled != nil || dismissed != nil
  }
}

/// The behaviour if the target is already in the frame.
package enum IfShown: String, Sendable, CaseIterable {
  case again, ignore, `return`, update
}

package enum PresentationStyle: String, Sendable, CaseIterable {
  case push, sheet, fullScreenCover, popover, plain, animated, replace
}

/// How a destination comes up.
package struct Presentation: Hashable, Sendable {
  package let style: PresentationStyle
  /// The style in a compact width, where it is another one.
  package let compactStyle: PresentationStyle?
  package let detents: [Detent]
  /// Whether the user cannot swipe or tap it away.
  package let interactiveDismissDisabled: Bool
  package let transition: ScreenTransition?
  package let animation: AnimationCurve?
  /// Its place; the place of the style, if there is one.
  package let range: SourceRange
}

package enum Detent: Hashable, Sendable {
  case medium, large
  /// A fraction of the screen's height, 0 to 1, as it was written.
  case fraction(Text)
  /// A height in points, as it was written.
  case height(Text)
}

package enum Edge: String, Sendable, CaseIterable {
  case leading, trailing, top, bottom
}

package enum Movement: Hashable, Sendable {
  case identity, opacity, slide
  /// From and to a part of its size, from nothing if none is said, as it was written.
  case scale(Text?)
  /// From and to so many points to the right and down, as they were written.
  case offset(x: Text, y: Text)
  case move(Edge)
  case push(Edge)
  /// One that the app brings.
  case custom(Symbol)
}

/// How a screen comes in and goes out.
package enum ScreenTransition: Hashable, Sendable {
  case moving(TransitionEffect)
  /// Out of the view that it is anchored at, and back into it.
  case zoom
  /// Fading in over what lies below, and out.
  case crossDissolve

  package var isMoving: Bool { if case .moving = self { true } else { false } }
}

/// How an animated screen comes in and goes out.
package struct TransitionEffect: Hashable, Sendable {
  /// All at once.
  package let insertion: [Movement]
  package let removal: [Movement]
}

/// The pace of an animated change, by SwiftUI's names.
package struct AnimationCurve: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case `default`, linear, easeIn, easeOut, easeInOut, spring, smooth, snappy, bouncy
  }

  package let kind: Kind
  package let milliseconds: Int?
}

/// One of several guarded alternatives.
package struct Choice: Sendable {
  /// Nothing for the one that is left.
  package let condition: Condition?
  package let actions: ActionList
}

/// Something that holds if all its tests do.
package struct Condition: Hashable, Sendable {
  package let tests: IDRange<ConditionTest>
  package let range: SourceRange
}

package enum ConditionTest: Hashable, Sendable {
  case `guard`(Reference<Guard>)
  /// The state has the value with this index; nothing where it has no such value.
  case state(Reference<AppState>, value: Name, index: Int?)
}

/// The wait for an outcome of the app.
package struct Await: Sendable {
  package let outcome: Reference<Outcome>
  package let arguments: IDRange<Argument>
  /// The actions for each end; empty if the screen's transitions have them.
  package let ends: IDRange<Transition>
}

/// A value handed over, by the name of the parameter that takes it.
package struct Argument: Sendable {
  package let parameter: Name
  package let value: ArgumentValue
  package let range: SourceRange
}

package enum ArgumentValue: Hashable, Sendable {
  /// `$event.x`
  case event(Name)
  /// `$screen.x`
  case screen(Name)
  /// `$result`
  case result
  case literal(Literal)
}
