import FlowDiagnostics
import FlowLint
import FlowModel
import FlowTemplates

/// From the texts of flows to findings and to code.
///
/// `FlowDocuments.read` takes each `SourceFile` by `YAMLReader` and `FlowDecoder` to its
/// `FlowDocument`; the `Resolver`, the `Linter` and a `Style` follow here.
package struct FlowCompiler: Sendable {
  package var preset: Preset
  package var severities: [String: SeverityOverride]
  /// Whether warnings are errors, which stop the writing of code.
  package var isStrict: Bool

  package init(
    preset: Preset = .recommended, severities: [String: SeverityOverride] = [:],
    isStrict: Bool = false
  ) {
    self.preset = preset
    self.severities = severities
    self.isStrict = isStrict
  }

  package init(_ settings: Configuration, isStrict: Bool = false) {
    self.init(
      preset: settings.preset ?? .recommended, severities: settings.severities, isStrict: isStrict)
  }

  /// What is known of the flows, and everything that is wrong with them.
  ///
  /// - Parameter style: what the flows are to be written in, if it is known.
  package func lint(
    _ files: [SourceFile], for style: Style? = nil, otherStyles: () -> [Style] = { [] }
  ) -> Diagnosed<FlowAnalysis> {
    check(files).then { flows in
      let unsupported = style?.unsupported(in: flows.analysis.project, otherStyles: otherStyles)
      return Diagnosed<FlowAnalysis>(flows.analysis, unsupported ?? [])
    }
  }

  /// The same, to make code of afterwards.
  package func check(_ files: [SourceFile]) -> Diagnosed<CheckedFlows> {
    let documents = FlowDocuments.read(files)
    let flows = analysis(of: documents)
    let variants = flows.value.project.variantNames.flatMap { variant in
      findings(in: variant, of: documents.value, besides: flows.diagnostics)
    }
    let checked = Diagnosed(
      CheckedFlows(documents: documents.value, analysis: flows.value), flows.diagnostics + variants)
    return isStrict ? checked.withWarningsAsErrors : checked
  }

  /// Resolves documents and holds them against the rules; what stands on errors is not built upon.
  private func analysis(
    of documents: Diagnosed<FlowDocuments>, in variant: String? = nil
  ) -> Diagnosed<FlowAnalysis> {
    let project = documents.then { Resolver.resolve($0, variant: variant) }
    let rules = project.hasErrors ? Rule.all.filter { !$0.readsStacks } : Rule.all
    return project.then {
      Linter.lint($0, rules: rules, preset: preset, severities: severities)
    }
  }

  /// What is wrong with the flows in a variant, and isn't without it, though the way there may differ.
  private func findings(
    in variant: String, of documents: FlowDocuments, besides known: [Diagnostic]
  ) -> [Diagnostic] {
    let known = Set(known.map(Claim.init))
    let analysis = analysis(of: Diagnosed(documents), in: variant)
    return analysis.diagnostics.filter { !known.contains(Claim($0)) }.map { diagnostic in
      var finding = diagnostic
      finding.message += " in the variant '\(variant)'"
      return finding
    }
  }

  /// The code of the flows in a style; none where there are errors.
  package func generate(
    _ files: [SourceFile], in style: Style, options: CodeOptions = CodeOptions()
  ) -> Diagnosed<[GeneratedFile]> {
    generate(check(files), in: style, options: options)
  }

  /// The code of checked flows in a style, as they are or in a variant; none where there are errors.
  ///
  /// - Parameter otherStyles: what may express what the style cannot.
  package func generate(
    _ flows: Diagnosed<CheckedFlows>, in style: Style, variant: String? = nil,
    options: CodeOptions = CodeOptions(), otherStyles: () -> [Style] = { [] }
  ) -> Diagnosed<[GeneratedFile]> {
    if flows.hasErrors { return Diagnosed([], flows.diagnostics) }
    return flows.then { flows in
      let project = variant.map { Resolver.resolve(flows.documents, variant: $0).value }
      return style.generate(
        project ?? flows.analysis.project, options: options, otherStyles: otherStyles)
    }
  }
}

/// What a diagnostic says, and where, without the way that shows it.
private struct Claim: Hashable {
  let rule: String
  let message: String
  let range: SourceRange

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    message = diagnostic.message
    range = diagnostic.range
  }
}

/// Flows that were read and held against the rules.
package struct CheckedFlows: Sendable {
  let documents: FlowDocuments
  package let analysis: FlowAnalysis

  package var variantNames: [String] { analysis.project.variantNames }
}

extension Diagnosed {
  fileprivate var withWarningsAsErrors: Diagnosed {
    let errors = diagnostics.map { diagnostic in
      var error = diagnostic
      if error.severity == .warning { error.severity = .error }
      return error
    }
    return Diagnosed(value, errors)
  }
}
