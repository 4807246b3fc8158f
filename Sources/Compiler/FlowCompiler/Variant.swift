import FlowDiagnostics
import FlowLint
import FlowModel

/// The flows as they are in a variant, held against the rules.
struct Variant {
  let name: String
  let flows: Diagnosed<FlowProject>

  /// The findings that the flows don't have without the variant, compared without their paths.
  func findings(besides base: Diagnosed<FlowProject>) -> [Diagnostic] {
    let known = Set(base.diagnostics.map(Claim.init))
    let declared = base.value.placesOfDeclarations
    return flows.diagnostics.filter { diagnostic in
      // What the flows need without the variant may be left over with it.
      let isNeeded = diagnostic.isOfUnusedDeclaration && declared.contains(diagnostic.range)
      return !isNeeded && !known.contains(Claim(diagnostic))
    }.map { diagnostic in
      var finding = diagnostic
      finding.message += " in the variant '\(name)'"
      return finding
    }
  }

  /// Those of the findings that the flows have in the variant, and need there.
  fileprivate func needed(of findings: [Diagnostic]) -> [UnusedDeclaration] {
    let unneeded = Set(
      flows.diagnostics.filter(\.isOfUnusedDeclaration).map(UnusedDeclaration.init))
    let declared = flows.value.placesOfDeclarations
    return findings.map(UnusedDeclaration.init).filter {
      declared.contains($0.range) && !unneeded.contains($0)
    }
  }
}

extension Diagnosed<FlowProject> {
  /// The findings, but for what only a variant needs.
  func findings(besidesNeedsOf variants: [Variant]) -> [Diagnostic] {
    let findings = diagnostics.filter(\.isOfUnusedDeclaration)
    if findings.isEmpty { return diagnostics }
    let needed = Set(variants.flatMap { $0.needed(of: findings) })
    return diagnostics.filter {
      !($0.isOfUnusedDeclaration && needed.contains(UnusedDeclaration($0)))
    }
  }
}

/// What a rule finds to be declared for nothing.
private struct UnusedDeclaration: Hashable {
  let rule: String
  let range: SourceRange

  init(_ finding: Diagnostic) {
    rule = finding.rule
    range = finding.range
  }
}

extension FlowProject {
  /// The places of what a flow declares for all its variants, and of what its screens allow.
  fileprivate var placesOfDeclarations: Set<SourceRange> {
    var names = states.elements.map(\.name) + guards.elements.map(\.name)
    names += effects.elements.map(\.name) + outcomes.elements.map(\.name)
    names += groups.elements.map(\.name) + groupUses.elements.map(\.name)
    names += flowEnds.elements.map(\.name) + flows.elements.flatMap(\.customTransitions)
    names += parameters.elements.map(\.name) + transitions.elements.map(\.event)
    names += allowances.elements.map(\.rule)
    return Set(names.map(\.range))
  }
}

extension Diagnostic {
  fileprivate var isOfUnusedDeclaration: Bool { Rule.idsOfUnusedDeclarations.contains(rule) }
}

extension Rule {
  fileprivate static let idsOfUnusedDeclarations = Set(
    all.filter(\.findsUnusedDeclarations).map(\.id))
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
