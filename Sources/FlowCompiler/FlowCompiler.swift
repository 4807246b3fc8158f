import FlowDiagnostics
import FlowLint
import FlowModel
import FlowTemplates

/// From the texts of flows to findings and to code.
package struct FlowCompiler: Sendable {
  package var severities: [String: SeverityOverride]
  /// Whether warnings are errors, which stop the writing of code.
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

  /// The code of the flows in a style; none where there are errors.
  package func generate(
    _ files: [SourceFile], in style: Style, access: AccessLevel = .internal
  ) -> Diagnosed<[GeneratedFile]> {
    let analysis = lint(files)
    if analysis.hasErrors { return Diagnosed([], analysis.diagnostics) }
    return analysis.then { style.generate($0.project, access: access) }
  }
}

extension Diagnosed {
  fileprivate var withWarningsAsErrors: Diagnosed {
    let errors = diagnostics.map { diagnostic in
      var error = diagnostic
      error.severity = .error
      return error
    }
    return Diagnosed(value, errors)
  }
}
