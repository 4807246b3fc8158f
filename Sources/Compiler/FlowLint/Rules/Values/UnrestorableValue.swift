import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A value that is lost when the app is restored.
  static let unrestorableValue = Rule(
    "unrestorable-value", .warning,
    summary: "The app can store the values of restored and linked screens.",
    rationale: """
      The system ends apps in the background, and a flow with 'restores' begins where the user left
      it. A 'ref' is an object in memory, and a 'Color' or a 'UIImage' has no encoding, so the app
      can't store it. If a screen with such a value is on the stack, the app loses this screen and
      all screens above it, and the user is back on the screen below. A URL can't contain such a
      value either: a link with it never opens its screen. flowc reports several such values of a
      flow as one finding.

      Pass an id instead, and let the screen look up the object. Or write 'restores: false' in the
      flow, or in 'flowc.yml' for all flows.
      """,
    flagged: """
      flows:
        - flow: Player
          start: library
          screens:
            library: { transitions: { titleTapped: title } }
            title:
              params: { film: ref Film } # warning: the app can't restore 'title': 'film' is a reference
        - flow: Editor # warning: 2 values of 'Editor' can't be stored, so the app can't restore their screens
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
      "the app can't restore \(quoted(id)): \(quoted(parameter.name)) \(project.lack(of: parameter))",
      at: parameter.name.range, on: id,
      hint: "hand over an id, and let the screen look up the object",
      cause: Finding.Cause(
        summary:
          "values of \(quoted(owner)) can't be stored, so the app can't restore "
          + "their screens",
        range: owner.range,
        hint:
          "hand over ids, or say 'restores: false' in the flow or in flowc.yml"))
  }

  /// Links that should say what cannot be written down.
  fileprivate var valuesInLinks: [Finding] {
    project.screens.ids.flatMap { id -> [Finding] in
      project.deepLinks[project.screens[id].deepLinks].flatMap { link -> [Finding] in
        let said = link.path?.parameters ?? []
        let values = project.parameters[link.inputs].filter {
          // Of a reference the link has been told already.
          said.contains($0.name.symbol) && !project.isCodable($0.type) && !$0.type.isReference
        }
        return values.map { parameter in
          Finding(
            "a URL can't contain \(quoted(parameter.name)): it \(project.lack(of: parameter))",
            at: link.pattern.range, on: id,
            hint: "put an id into the URL, and let the screen look up the object")
        }
      }
    }
  }
}

extension FlowProject {
  /// Why a value cannot be written down.
  fileprivate func lack(of parameter: Parameter) -> String {
    parameter.type.isReference
      ? "is a reference" : "is a '\(text(parameter.type.spelling))', which can't be encoded"
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
