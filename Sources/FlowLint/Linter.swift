import FlowDiagnostics
import FlowModel
import FlowSyntax

/// What a project's configuration makes of a rule.
package enum SeverityOverride: String, Sendable, CaseIterable {
  case off, warning, error
}

/// Holds a project against rules.
package enum Linter {
  /// The findings in source order; those that a screen allows are left out.
  package static func lint(
    _ project: FlowProject, rules: [Rule] = Rule.all, severities: [String: SeverityOverride] = [:]
  ) -> Diagnosed<FlowAnalysis> {
    let analysis = FlowAnalysis(of: project)
    var diagnostics: [Diagnostic] = []
    var used: Set<ID<Allowance>> = []
    for rule in rules {
      guard case .linter(let check) = rule.origin,
        let severity = rule.severity(overriddenBy: severities[rule.id])
      else { continue }
      for finding in check(analysis) {
        if let allowance = project.allowance(of: rule.id, on: finding.screen) {
          used.insert(allowance)
        } else {
          diagnostics.append(Diagnostic(finding, of: rule, severity))
        }
      }
    }
    diagnostics += unusedAllowances(of: project, besides: used, rules, severities)
    return Diagnosed(analysis, diagnostics.inSourceOrder.withoutRepetitions)
  }

  /// The allowances that allow nothing, of rules that were held against the project.
  private static func unusedAllowances(
    of project: FlowProject, besides used: Set<ID<Allowance>>, _ rules: [Rule],
    _ severities: [String: SeverityOverride]
  ) -> [Diagnostic] {
    let on = rules.filter { $0.severity(overriddenBy: severities[$0.id]) != nil }
    let checked = Set(on.map(\.id))
    let rule = Rule.unusedAllowance
    guard checked.contains(rule.id),
      let severity = rule.severity(overriddenBy: severities[rule.id])
    else { return [] }
    return project.allowances.ids.compactMap { id in
      let name = project.allowances[id].rule
      guard !used.contains(id), checked.contains(project.text(name)) else { return nil }
      return Diagnostic(
        severity, rule.id, "nothing here breaks '\(project.text(name))'", at: name.range)
    }
  }
}

extension Rule {
  /// Nothing where the rule is off.
  fileprivate func severity(overriddenBy override: SeverityOverride?) -> Severity? {
    switch override {
    case .off: nil
    case .warning: .warning
    case .error: .error
    case nil: severity
    }
  }
}

extension FlowProject {
  fileprivate func allowance(of rule: String, on screen: ID<Screen>?) -> ID<Allowance>? {
    guard let screen else { return nil }
    return screens[screen].allowances.first { text(allowances[$0].rule) == rule }
  }
}

extension Diagnostic {
  fileprivate init(_ finding: Finding, of rule: Rule, _ severity: Severity) {
    self.init(
      severity, rule.id, finding.message, at: finding.range, notes: finding.notes,
      hint: finding.hint, fixIt: finding.fixIt)
  }
}

extension [Diagnostic] {
  /// Sorted by place; what is said of one place stays in the order in which it was said.
  fileprivate var inSourceOrder: [Diagnostic] {
    enumerated().sorted {
      let (one, other) = ($0.element.range, $1.element.range)
      return (one.file.index, one.start, $0.offset) < (other.file.index, other.start, $1.offset)
    }.map(\.element)
  }

  /// What several flows include is looked at in each of them, and said once.
  fileprivate var withoutRepetitions: [Diagnostic] {
    var said: Set<Said> = []
    return filter {
      said.insert(Said(rule: $0.rule, message: $0.message, range: $0.range)).inserted
    }
  }
}

/// What makes two diagnostics the same to a reader.
private struct Said: Hashable {
  let rule: String
  let message: String
  let range: SourceRange
}
