import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

/// What a project's configuration makes of a rule.
package enum SeverityOverride: String, Sendable, CaseIterable {
  case off, info, warning, error
}

/// Holds a project against rules.
package enum Linter {
  /// The findings in source order; those that a screen allows are left out.
  package static func lint(
    _ project: FlowProject, rules: [Rule] = Rule.all, preset: Preset = .recommended,
    severities: [String: SeverityOverride] = [:]
  ) -> Diagnosed<FlowProject> {
    let weights = Weights(preset: preset, overrides: severities)
    let needs = rules.filter { weights.severity(of: $0) != nil }.reduce(into: Proofs.Needs()) {
      $0.formUnion($1.needs)
    }
    let analysis = FlowAnalysis(of: project, needing: needs)
    var diagnostics: [Diagnostic] = []
    var used: Set<ID<Allowance>> = []
    for rule in rules {
      guard case .linter(let check) = rule.origin,
        let severity = weights.severity(of: rule)
      else { continue }
      var kept: [Finding] = []
      for finding in check(analysis) {
        if rule.isChangeable, let allowance = project.allowance(of: rule.id, on: finding.screen) {
          used.insert(allowance)
        } else {
          kept.append(finding)
        }
      }
      diagnostics += kept.byCause.map { Diagnostic($0, of: rule, severity) }
    }
    diagnostics += unusedAllowances(of: project, besides: used, rules, weights)
    return Diagnosed(project, diagnostics.inSourceOrder.withoutRepetitions)
  }

  /// The allowances that allow nothing, of rules that were held against the project.
  private static func unusedAllowances(
    of project: FlowProject, besides used: Set<ID<Allowance>>, _ rules: [Rule],
    _ weights: Weights
  ) -> [Diagnostic] {
    let on = rules.filter { $0.isChangeable && weights.severity(of: $0) != nil }
    let checked = Set(on.map(\.id))
    let rule = Rule.unusedAllowance
    guard checked.contains(rule.id), let severity = weights.severity(of: rule) else { return [] }
    return project.allowances.ids.compactMap { id in
      let name = project.allowances[id].rule
      guard !used.contains(id), checked.contains(project.text(name)) else { return nil }
      return Diagnostic(
        severity, rule.id, "nothing here breaks '\(project.text(name))'", at: name.range,
        hint: "delete it")
    }
  }
}

/// How much the findings of each rule weigh in a project.
private struct Weights {
  let preset: Preset
  let overrides: [String: SeverityOverride]

  /// Nothing where the rule is off.
  func severity(of rule: Rule) -> Severity? {
    switch overrides[rule.id] {
    case .off: nil
    case .info: .info
    case .warning: .warning
    case .error: .error
    case nil: rule.severity(in: preset)
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
  /// Findings of one cause: where they are several, the first in full and of the others what they
  /// say.
  fileprivate init(_ findings: [Finding], of rule: Rule, _ severity: Severity) {
    let finding = findings[0]
    guard findings.count > 1, let cause = finding.cause else {
      self.init(finding, of: rule, severity)
      return
    }
    let others = findings.prefix(8).map { Note($0.message, at: $0.range) }
    let rest = findings.dropFirst(8)
    let more = rest.prefix(1).map {
      let others = rest.count == 1 ? "" : " and at \(counted(rest.count - 1, "more place"))"
      return Note("here" + others, at: $0.range)
    }
    let message = "\(findings.count) \(cause.summary)"
    self.init(
      finding.isDoubtful ? .info : severity, rule.id,
      finding.isDoubtful ? "perhaps \(message)" : message, at: cause.range,
      notes: others + more + finding.notes, witness: finding.witness,
      hint: cause.hint ?? finding.hint)
  }

  fileprivate init(_ finding: Finding, of rule: Rule, _ severity: Severity) {
    self.init(
      finding.isDoubtful ? .info : severity, rule.id, finding.message, at: finding.range,
      notes: finding.notes,
      witness: finding.witness, hint: finding.hint, fixIt: finding.fixIt)
  }
}

extension [Finding] {
  /// The findings, those of one cause together where the first of them stands; what several flows
  /// include counts once.
  fileprivate var byCause: [[Finding]] {
    var groups: [[Finding]] = []
    // Those in doubt stand by themselves.
    var places: [Bool: [Finding.Cause: Int]] = [:]
    var said: Set<Said> = []
    for finding in self {
      guard let cause = finding.cause else {
        groups.append([finding])
        continue
      }
      guard said.insert(Said(rule: "", message: finding.message, range: finding.range)).inserted
      else { continue }
      if let place = places[finding.isDoubtful]?[cause] {
        groups[place].append(finding)
      } else {
        places[finding.isDoubtful, default: [:]][cause] = groups.count
        groups.append([finding])
      }
    }
    return groups
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
