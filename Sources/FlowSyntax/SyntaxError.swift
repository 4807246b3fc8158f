import FlowDiagnostics

/// A refusal by libyaml, in the author's terms.
struct SyntaxError {
  let diagnostic: Diagnostic

  init(_ failure: YAMLFailure, _ builder: inout TreeBuilder) {
    let at = builder.cursor.offset(of: failure.problemIndex)
    let end = min(at + 1, builder.text.count)
    diagnostic = Diagnostic(
      .error, "yaml-syntax", failure.problem, at: SourceRange(builder.file, at, max(at, end)))
  }
}
