import FlowDiagnostics
import FlowSyntax

/// A name as it stands in a flow file.
package struct Name: Hashable, Sendable {
  package let symbol: Symbol
  package let range: SourceRange

  package init(_ symbol: Symbol, at range: SourceRange) {
    self.symbol = symbol
    self.range = range
  }
}

/// A name that is said of something declared elsewhere, and what it names, if anything does.
package struct Reference<Entity>: Hashable, Sendable {
  package let name: Name
  /// Nothing where no such thing is declared; that has been diagnosed.
  package let id: ID<Entity>?

  package init(_ name: Name, _ id: ID<Entity>?) {
    self.name = name
    self.id = id
  }
}
