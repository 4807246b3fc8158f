import FlowDiagnostics
import FlowLint
import FlowModel

extension Diagnosed<FlowProject> {
  /// The findings that are the module's own: those in the flows of others are told when those are built.
  /// What is wrong there only because of who embeds them is told where that is.
  ///
  /// - Parameters:
  ///   - isSound: whether the flows can be made sense of.
  ///   - alone: the findings in the flows of others by themselves.
  func toldHere(isSound: Bool, besides alone: () -> [Diagnostic]) -> Diagnosed {
    let project = value
    let own = diagnostics.filter { project.module(of: $0.range.file) == nil }
    let embedded = Set(Rule.all.filter(\.dependsOnEmbedding).map(\.id))
    let foreign = diagnostics.filter {
      project.module(of: $0.range.file) != nil && embedded.contains($0.rule)
    }
    if foreign.isEmpty || !isSound { return Diagnosed(value, own) }
    let known = Set(alone().map(Claim.init))
    let moved = foreign.filter { !known.contains(Claim($0)) }.compactMap(project.toldWhereEmbedded)
    return Diagnosed(value, own + moved)
  }
}

extension FlowProject {
  /// What is wrong in a flow of another module, told where a flow at hand first embeds that.
  fileprivate func toldWhereEmbedded(_ finding: Diagnostic) -> Diagnostic? {
    let places = foreignEmbeddings.first { embedding in
      flowsRunning(in: embedding.inner).contains { flows[$0].name.range.file == finding.range.file }
    }
    guard let embedding = places else { return nil }
    let inner = text(flows[embedding.inner].name)
    return Diagnostic(
      finding.severity, finding.rule, "embedded here, '\(inner)' breaks a rule: \(finding.message)",
      at: embedding.name.range,
      notes: [Note("it happens here", at: finding.range)] + finding.notes, witness: finding.witness,
      hint: finding.hint)
  }
}
