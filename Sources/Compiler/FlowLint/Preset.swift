import FlowDiagnostics

/// A choice of rules, from which a project goes on to set single ones.
package enum Preset: String, Sendable, CaseIterable {
  /// What makes an app hang, lie or not compile.
  case minimal
  /// What reasonable flows keep to.
  case recommended
  /// All rules, those too that speak of what may well be meant.
  case strict
}

extension Rule {
  /// How much a finding weighs where nothing else is said; nothing where the rule is off.
  package func severity(in preset: Preset) -> Severity? {
    switch preset {
    case .minimal: severity == .error ? .error : nil
    case .recommended: isOptional ? nil : severity
    case .strict: severity
    }
  }
}
