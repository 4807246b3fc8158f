import FlowDiagnostics
import FlowLint
import FlowModel

/// The flows as they are in a variant, held against the rules.
struct Variant {
  let name: String
  let flows: Diagnosed<FlowAnalysis>

  /// The findings that the flows don't have without the variant, compared without their paths.
  func findings(besides base: Diagnosed<FlowAnalysis>) -> [Diagnostic] {
    let known = Set(base.diagnostics.map(Claim.init))
    let allowances = base.value.project.placesOfAllowances
    return flows.diagnostics.filter { diagnostic in
      // What the flows need without the variant may be left over with it.
      let isNeeded = diagnostic.isUnusedAllowance && allowances.contains(diagnostic.range)
      return !isNeeded && !known.contains(Claim(diagnostic))
    }.map { diagnostic in
      var finding = diagnostic
      finding.message += " in the variant '\(name)'"
      return finding
    }
  }

  /// The places of what is allowed and found.
  fileprivate var usedAllowances: Set<SourceRange> {
    let unused = flows.diagnostics.filter(\.isUnusedAllowance).map(\.range)
    return flows.value.project.placesOfAllowances.subtracting(unused)
  }
}

extension Diagnosed<FlowAnalysis> {
  /// The findings, but for allowances that only a variant needs.
  func findings(besidesNeedsOf variants: [Variant]) -> [Diagnostic] {
    if variants.isEmpty { return diagnostics }
    let used = variants.reduce(into: Set<SourceRange>()) { $0.formUnion($1.usedAllowances) }
    return diagnostics.filter { !($0.isUnusedAllowance && used.contains($0.range)) }
  }
}

extension FlowProject {
  fileprivate var placesOfAllowances: Set<SourceRange> {
    Set(allowances.elements.map(\.rule.range))
  }
}

extension Diagnostic {
  fileprivate var isUnusedAllowance: Bool { rule == Rule.unusedAllowance.id }
}

/// The message and place of a diagnostic, without its path.
struct Claim: Hashable {
  let rule: String
  let message: String
  let range: SourceRange

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    message = diagnostic.message
    range = diagnostic.range
  }
}
