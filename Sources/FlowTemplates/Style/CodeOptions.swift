import FlowModel

/// What its users decide about generated code, whatever the flows say.
package struct CodeOptions: Sendable {
  /// Who may use the code of flows that don't say.
  package var access: AccessLevel
  /// Whether views follow changes by Observation, which iOS 17 brought.
  package var usesObservation: Bool

  package init(access: AccessLevel = .internal, usesObservation: Bool = false) {
    self.access = access
    self.usesObservation = usesObservation
  }
}
