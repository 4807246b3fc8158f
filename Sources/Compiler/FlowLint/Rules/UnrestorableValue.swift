import FlowDiagnostics
import FlowModel

extension Rule {
  /// A value that is lost when the app is restored.
  static let unrestorableValue = Rule(
    "unrestorable-value", .warning,
    summary: "What a restored or linked screen is given can be written down.",
    rationale: """
      The system ends apps in the background, and a flow that 'restores' is then begun where it was left.
      A 'ref' is an object of the app's memory: there is nothing that could be written down and read
      again. When such a screen is on the stack, everything from it on is lost, and the user is thrown
      back to the screen below. Nor can a URL say it: a link that should never opens the screen.

      Hand over what the object is found by, such as its id, and let the screen look it up; or say
      'restores: false' for a flow that begins anew each time.
      """,
    flagged: """
      flow: Player
      start: library
      screens:
        library: { transitions: { titleTapped: title } }
        title:
          params: { film: ref Film } # warning: 'film' is a reference, so 'title' cannot be restored
          deepLink: "/titles/{film}" # warning: a URL cannot say 'film', which is a reference
      """,
    accepted: """
      flow: Player
      start: library
      screens:
        library: { transitions: { titleTapped: title } }
        title:
          params: { film: Film.ID }
          deepLink: "/titles/{film}"
      """
  ) { analysis in
    let project = analysis.project
    return analysis.referencesInLinks
      + project.screens.ids.flatMap { id -> [Finding] in
        let screen = project.screens[id]
        guard project.flows[screen.flow].restores, screen.kind.isKept else { return [] }
        return project.parameters[screen.parameters].filter(\.type.isReference).map { parameter in
          Finding(
            "\(analysis.quoted(parameter.name)) is a reference, so \(analysis.quoted(id)) cannot be restored",
            at: parameter.name.range, on: id)
        }
      }
  }
}

extension FlowAnalysis {
  /// Links that should say what only the app's memory has.
  fileprivate var referencesInLinks: [Finding] {
    project.screens.ids.flatMap { id -> [Finding] in
      let references = project.parameters[project.screens[id].parameters].filter(
        \.type.isReference)
      if references.isEmpty { return [] }
      return project.deepLinks[project.screens[id].deepLinks].flatMap { link -> [Finding] in
        let said = link.path?.parameters ?? []
        return references.filter { said.contains($0.name.symbol) }.map { parameter in
          Finding(
            "a URL cannot say \(quoted(parameter.name)), which is a reference",
            at: link.pattern.range, on: id)
        }
      }
    }
  }
}

extension ScreenKind {
  /// Whether it is still there when the app comes back: alerts are not.
  fileprivate var isKept: Bool {
    switch self {
    case .alert, .confirmationDialog, .external: false
    case .view, .tabs, .split, .switch, .embed, .sequence: true
    }
  }
}
