import FlowDiagnostics
import FlowTemplates

/// A module whose flows may be embedded, as a `flowc.yml` names it.
package struct NamedModule: Sendable {
  package let name: String
  /// Its flows, or folders of them, seen from the folder of the `flowc.yml`.
  package let paths: [String]
  /// Where the paths stand.
  package let range: SourceRange
}

extension Configuration {
  /// What is known of types here, and of others from the configurations of the modules whose flows may
  /// be embedded.
  package func types(besides others: [(module: String, configuration: Configuration)])
    -> [String: TypeFacts]
  {
    others.reduce(into: types) { known, other in
      for (type, facts) in other.configuration.types where known[type] == nil {
        known[type] = TypeFacts(
          isCodable: facts.isCodable, module: facts.module ?? other.module)
      }
    }
  }
}
