import FlowDiagnostics
import FlowModel

extension Rule {
  /// A value that is lost when the app is restored.
  static let unrestorableValue = Rule(
    "unrestorable-value", .warning,
    summary: "What a restored or linked screen is given can be written down.",
    rationale: """
      The system ends apps in the background, and a flow that 'restores' is then begun where it was left.
      A 'ref' is an object of the app's memory, and a 'Color' or a 'UIImage' a value of the system's that
      has no written form: nothing could be written down and read again. When such a screen is on the
      stack, everything from it on is lost, and the user is thrown back to the screen below. Nor can a URL
      say it: a link that should never opens the screen. Several such values of a flow are told as one.

      Hand over what the value is found by, such as an id, and let the screen look it up; or say
      'restores: false' for a flow that begins anew each time, or in 'flowc.yml' for all flows.
      """,
    flagged: """
      flows:
        - flow: Player
          start: library
          screens:
            library: { transitions: { titleTapped: title } }
            title:
              params: { film: ref Film } # warning: 'film' is a reference, so 'title' cannot be restored
              deepLink: "/titles/{film}" # warning: a URL cannot say 'film', which is a reference
        - flow: Editor # warning: 2 values that 'Editor' hands to screens cannot be written down, so the screens cannot be restored
          start: list
          screens:
            list: { transitions: { photoTapped: photo, tintTapped: tint } }
            photo: { params: { image: UIImage? } }
            tint: { params: { color: SwiftUI.Color } }
      """,
    accepted: """
      flows:
        - flow: Player
          start: library
          screens:
            library: { transitions: { titleTapped: title } }
            title:
              params: { film: Film.ID }
              deepLink: "/titles/{film}"
        - flow: Editor
          start: list
          restores: false
          screens:
            list: { transitions: { photoTapped: photo } }
            photo: { params: { image: UIImage? } }
      """
  ) { analysis in
    let project = analysis.project
    return analysis.valuesInLinks
      + project.screens.ids.flatMap { id -> [Finding] in
        let screen = project.screens[id]
        guard project.flows[screen.flow].restores, screen.kind.isKept else { return [] }
        return project.parameters[screen.parameters].filter { !project.isCodable($0.type) }
          .map { analysis.unrestorable($0, of: id) }
      }
  }
}

extension FlowAnalysis {
  fileprivate func unrestorable(_ parameter: Parameter, of id: ID<Screen>) -> Finding {
    let flow = project.flows[project.screens[id].flow].name
    let owner = project.fragment(declaring: name(id)).map { project.fragments[$0].name } ?? flow
    return Finding(
      "\(quoted(parameter.name)) \(project.lack(of: parameter)), so \(quoted(id)) cannot be restored",
      at: parameter.name.range, on: id,
      hint: "hand over what it is found by, such as an id",
      cause: Finding.Cause(
        summary: "values that \(quoted(owner)) hands to screens cannot be written down, "
          + "so the screens cannot be restored",
        range: owner.range,
        hint:
          "hand over what each is found by, or say 'restores: false' in the flow or in flowc.yml"))
  }

  /// Links that should say what cannot be written down.
  fileprivate var valuesInLinks: [Finding] {
    project.screens.ids.flatMap { id -> [Finding] in
      let values = project.parameters[project.screens[id].parameters].filter {
        !project.isCodable($0.type)
      }
      if values.isEmpty { return [] }
      return project.deepLinks[project.screens[id].deepLinks].flatMap { link -> [Finding] in
        let said = link.path?.parameters ?? []
        return values.filter { said.contains($0.name.symbol) }.map { parameter in
          Finding(
            "a URL cannot say \(quoted(parameter.name)), which \(project.lack(of: parameter))",
            at: link.pattern.range, on: id)
        }
      }
    }
  }
}

extension FlowProject {
  /// Why a value cannot be written down.
  fileprivate func lack(of parameter: Parameter) -> String {
    parameter.type.isReference
      ? "is a reference" : "is a '\(text(parameter.type.spelling))', which cannot be coded"
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
