import FlowDiagnostics
import FlowSyntax

/// A name as it stands in a flow file: of what the flow declares, or of what Swift or the app does.
package struct Name: Hashable, Sendable {
  package let symbol: Symbol
  package let range: SourceRange

  package init(_ symbol: Symbol, at range: SourceRange) {
    self.symbol = symbol
    self.range = range
  }
}

/// A text as it stands in a flow file: a title, a URL's pattern, a number, the spelling of a type.
package struct Text: Hashable, Sendable {
  package let symbol: Symbol
  package let range: SourceRange

  package init(_ symbol: Symbol, at range: SourceRange) {
    self.symbol = symbol
    self.range = range
  }

  /// A name that is read where nothing else is said.
  package init(_ name: Name) { self.init(name.symbol, at: name.range) }
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
