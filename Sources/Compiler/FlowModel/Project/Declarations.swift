import FlowDiagnostics
import FlowSyntax

/// A value that the app changes by itself, and that flows decide by.
package struct AppState: Sendable {
  package let name: Name
  package let flow: ID<Flow>
  package let cases: IDRange<Name>
  /// The same state in the first of the flows that include its fragment; nothing in that flow. It is
  /// the one that conditions and switches of all these flows mean.
  package internal(set) var first: ID<AppState>?
}

extension FlowProject {
  /// Whether a flow declares a state, by itself or by a fragment.
  package func declares(_ state: ID<AppState>, in flow: ID<Flow>) -> Bool {
    states[state].flow == flow || flows[flow].states.contains { states[$0].first == state }
  }
}

/// A question put to the app when its answer is needed.
package struct Guard: Sendable {
  package let name: Name
  package let flow: ID<Flow>
  package let description: Text?
  /// It answers the same for as long as the app runs.
  package let isFixed: Bool
}

/// Something that the app does on the way.
package struct Effect: Sendable {
  package let name: Name
  package let flow: ID<Flow>
  package let description: Text?
  package var parameters: IDRange<Parameter>
}

/// An asynchronous call of the app, and how it can end.
package struct Outcome: Sendable {
  package let name: Name
  package let flow: ID<Flow>
  package let description: Text?
  package var parameters: IDRange<Parameter>
  package let ends: IDRange<OutcomeEnd>
}

package struct OutcomeEnd: Sendable {
  package let name: Name
  package var parameters: IDRange<Parameter>
}

/// One of the ends that a flow names: `selected: String`.
package struct FlowEnd: Sendable {
  package let name: Name
  package let flow: ID<Flow>
  /// The event of the screen that stands for the flow: `finished.selected`.
  package let event: Symbol
  /// The type of its value, if it brings one.
  package let type: TypeExpression?
}

/// Something that a screen, an event or a call takes.
package struct Parameter: Hashable, Sendable {
  package let name: Name
  package let type: TypeExpression
  package internal(set) var defaultValue: Literal?
}

/// A Swift type, parsed and printed again.
package struct TypeExpression: Hashable, Sendable {
  /// The canonical spelling: two types are the same exactly if their spellings are.
  package let spelling: Text
  /// Equal by identity, not restorable, not linkable: `ref ItemViewModel`.
  package let isReference: Bool

  package static func == (one: TypeExpression, other: TypeExpression) -> Bool {
    one.spelling.symbol == other.spelling.symbol && one.isReference == other.isReference
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(spelling.symbol)
    hasher.combine(isReference)
  }
}

/// A value written in a flow file.
package enum Literal: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int)
  /// As written: digits, a point, digits.
  case decimal(Text)
  case text(Text)
  /// `.case`
  case member(Name)
  case none
  case emptyArray
  case emptyDictionary
}

/// A promise about the flow that is proved.
package struct Expectation: Sendable {
  package enum Kind: Sendable {
    /// The condition has held, and the outcomes have come to these ends.
    case onlyWhen(Reference<Screen>, Condition, [EndTest])
    /// `screen` is reached only after one of these was shown.
    case after(Reference<Screen>, [Reference<Screen>])
    /// So many taps are enough, on one path to the other screen or always.
    case within(Reference<Screen>, taps: Int, of: Reference<Screen>, always: Bool)
    /// Reachable from wherever the user is.
    case fromAnywhere(Reference<Screen>)
    case depth(Int)
    case never([Reference<Screen>])
    case neverAfter(Reference<Screen>, Reference<Screen>)
  }

  package let kind: Kind
  package let range: SourceRange
}

/// That an outcome of the app has come to one of its ends.
package struct EndTest: Hashable, Sendable {
  package let outcome: Reference<Outcome>
  package let end: Name
  /// Nothing where the outcome has no such end.
  package let id: ID<OutcomeEnd>?
}

/// A named change to a flow: an experiment, a platform, a system version.
///
/// Its changes are not in the project; it is resolved as its own project.
package struct Variant: Sendable {
  package let name: Name
}
