import FlowDiagnostics
import FlowModel

extension Rule {
  /// A value that is lost when the app is restored.
  static let unrestorableValue = Rule(
    "unrestorable-value", .warning,
    summary: "What a restored screen is given can be stored.",
    rationale: """
      The system ends apps in the background, and a flow that 'restores' is then begun where it was left.
      A 'ref' is an object of the app's memory: there is nothing that could be written down and read
      again. When such a screen is on the stack, everything from it on is lost, and the user is thrown
      back to the screen below.

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
      """,
    accepted: """
      flow: Player
      start: library
      screens:
        library: { transitions: { titleTapped: title } }
        title:
          params: { film: Film.ID }
      """
  ) { analysis in
    let project = analysis.project
    return project.screens.ids.flatMap { id -> [Finding] in
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

extension ScreenKind {
  /// Whether it is still there when the app comes back: alerts are not.
  fileprivate var isKept: Bool {
    switch self {
    case .alert, .confirmationDialog, .external: false
    case .view, .tabs, .split, .switch, .embed, .sequence: true
    }
  }
}
