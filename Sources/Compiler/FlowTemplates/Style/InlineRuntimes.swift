import FlowDiagnostics
import FlowModel

extension FlowProject {
  /// Every embedded flow of another module that doesn't stand on one runtime with the flow around it.
  ///
  /// - Parameter isInline: whether the code at hand has its runtime beside it.
  package func inlineRuntimes(besides isInline: Bool) -> [Diagnostic] {
    foreignEmbeddings.compactMap { embedding in
      guard let other = module(of: embedding.inner).map({ modules[$0] }),
        isInline || other.isRuntimeInline
      else { return nil }
      let message =
        other.isRuntimeInline
        ? "the code of '\(other.name)' has a runtime of its own, and this code another"
        : "this code has a runtime of its own, and that of '\(other.name)' another"
      return Diagnostic(
        .error, "inline-runtime", message, at: embedding.name.range,
        hint: "write 'runtime: library' in the 'flowc.yml' of both")
    }
  }

  /// Who may use the code of a flow.
  func access(of flow: ID<Flow>, _ options: CodeOptions) -> AccessLevel {
    flows[flow].access ?? module(of: flow).map { modules[$0].access } ?? options.access
  }
}
