import FlowDiagnostics
import FlowProofs

/// What a good flow keeps to, with the page that explains it.
///
/// In the flagged example the expected findings stand as comments, `# error: …` or `# warning: …`,
/// at the end of their lines. An example of several files has `# file: <path>` above each; those in
/// `modules/<name>/` are another module's.
package struct Rule: Sendable {
  /// The stage of the compiler that finds what breaks the rule.
  package enum Origin: Sendable {
    case reader, decoder, resolver
    /// A style, of its own files or of flows that ask for what it cannot express.
    case style
    case linter(@Sendable (FlowAnalysis) -> [Finding])
  }

  /// The name in words, which is also the file's and the constant's: `unreachable-screen`.
  package let id: String
  package let severity: Severity
  /// Whether it is off unless it is asked for, since it speaks of what may well be meant.
  package let isOptional: Bool
  /// What holds where the rule is kept, in one sentence.
  package let summary: String
  /// Why it matters to who uses the app, and what to do.
  package let rationale: String
  package let flagged: String
  package let accepted: String
  package let origin: Origin
  /// What has to be proved for it.
  package let needs: Proofs.Needs
  /// Whether it also judges flows that have errors. There stacks may hold anything, so most of what
  /// is found on them would only follow from the errors.
  package let judgesBrokenFlows: Bool
  /// Whether a flow may break it where another embeds it, though it keeps it by itself.
  package let dependsOnEmbedding: Bool
  /// Whether generated code neither compiles nor works where a flow breaks it.
  package let isNeededByCode: Bool
  /// Whether it finds what is declared and never needed. All variants of a flow share what the flow
  /// declares, so it is enough if one of them needs it.
  package let findsUnusedDeclarations: Bool

  /// Whether a project can change its severity, and a screen can allow its findings.
  package var isChangeable: Bool {
    if case .linter = origin { !isNeededByCode } else { false }
  }

  init(
    _ id: String, _ severity: Severity, isOptional: Bool = false, summary: String,
    rationale: String, flagged: String, accepted: String, reportedBy origin: Origin,
    needs: Proofs.Needs = [], judgesBrokenFlows: Bool = true, dependsOnEmbedding: Bool = false,
    isNeededByCode: Bool = false, findsUnusedDeclarations: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.isOptional = isOptional
    self.summary = summary
    self.rationale = rationale
    self.flagged = flagged
    self.accepted = accepted
    self.origin = origin
    self.needs = needs
    self.judgesBrokenFlows = judgesBrokenFlows
    self.dependsOnEmbedding = dependsOnEmbedding
    self.isNeededByCode = isNeededByCode
    self.findsUnusedDeclarations = findsUnusedDeclarations
  }

  init(
    _ id: String, _ severity: Severity, isOptional: Bool = false, summary: String,
    rationale: String, flagged: String, accepted: String, needs: Proofs.Needs = [],
    judgesBrokenFlows: Bool? = nil, dependsOnEmbedding: Bool = false, isNeededByCode: Bool = false,
    findsUnusedDeclarations: Bool = false, check: @escaping @Sendable (FlowAnalysis) -> [Finding]
  ) {
    self.init(
      id, severity, isOptional: isOptional, summary: summary, rationale: rationale,
      flagged: flagged, accepted: accepted, reportedBy: .linter(check), needs: needs,
      judgesBrokenFlows: judgesBrokenFlows ?? needs.isEmpty, dependsOnEmbedding: dependsOnEmbedding,
      isNeededByCode: isNeededByCode, findsUnusedDeclarations: findsUnusedDeclarations)
  }
}
