import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A fragment that no flow includes.
  static let unusedFragment = Rule(
    "unused-fragment", .warning,
    summary: "A flow includes each fragment.",
    rationale: """
      The screens and events of a fragment become part of the flows that include it, and of nothing
      else. If no flow includes a fragment, flowc does not check it, and it is in no app. Often the
      'include' is missing, or names another file.

      Include its file ('include: [Common.flow.yaml]'), or delete it.
      """,
    flagged: """
      flow: Shop
      start: catalog
      screens:
        catalog:
      # file: Common.flow.yaml
      fragment: Common # warning: no flow includes 'Common'
      screens:
        help:
      """,
    accepted: """
      flow: Shop
      start: catalog
      include: [Common.flow.yaml]
      screens:
        catalog: { transitions: { helpTapped: help } }
      # file: Common.flow.yaml
      fragment: Common
      screens:
        help:
      """
  ) { analysis in
    // A fragment that is looked at without any flow is not unused.
    if analysis.project.flows.elements.isEmpty { return [] }
    return analysis.project.fragments.elements.filter { !$0.isIncluded }.map { fragment in
      Finding(
        "no flow includes \(analysis.quoted(fragment.name))", at: fragment.name.range,
        hint: "add its file to 'include' of a flow, or delete it")
    }
  }
}
