import FlowDiagnostics
import FlowLint
import FlowModel

/// From the texts of flows to findings and to code.
package struct FlowCompiler: Sendable {
  package var severities: [String: SeverityOverride]
  /// Whether warnings stop the writing of code, too.
  package var isStrict: Bool

  package init(severities: [String: SeverityOverride] = [:], isStrict: Bool = false) {
    self.severities = severities
    self.isStrict = isStrict
  }

  /// What is known of the flows, and everything that is wrong with them.
  package func lint(_ files: [SourceFile]) -> Diagnosed<FlowAnalysis> {
    let analysis = FlowProject.read(files).then { Linter.lint($0, severities: severities) }
    return isStrict ? analysis.withWarningsAsErrors : analysis
  }
}

extension Diagnosed {
  fileprivate var withWarningsAsErrors: Diagnosed {
    Diagnosed(
      value,
      diagnostics.map { diagnostic in
        var error = diagnostic
        error.severity = .error
        return error
      })
  }
}
