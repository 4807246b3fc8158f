import FlowModel
import FlowSyntax

/// The value of an argument: a literal of a flow file, or a value that only the app understands.
package enum Value: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int)
  case decimal(String)
  case text(String)
  /// `.case`
  case member(String)
  case none
  case emptyArray
  case emptyDictionary
  /// A value of the app under a name: equal names are equal values.
  case opaque(String)
  /// Nobody said what it is.
  case missing

  package init(_ literal: Literal, in project: FlowProject) {
    switch literal {
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .decimal(let name): self = .decimal(project.text(name))
    case .text(let name): self = .text(project.text(name))
    case .member(let name): self = .member(project.text(name))
    case .none: self = .none
    case .emptyArray: self = .emptyArray
    case .emptyDictionary: self = .emptyDictionary
    }
  }
}

/// A value under the name by which it is handed over.
package struct Binding: Hashable, Sendable {
  package let name: Symbol
  package let value: Value

  package init(_ name: Symbol, _ value: Value) {
    self.name = name
    self.value = value
  }
}

/// The values of `$event`, `$screen` and `$result` while a list of actions runs.
package struct Scope: Hashable, Sendable {
  package var event: [Binding] = []
  package var screen: [Binding] = []
  package var result: Value?
}

extension [Binding] {
  func value(of name: Symbol) -> Value? { first { $0.name == name }?.value }
}
