import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A link to something that ends with a result for somebody.
  static let linkToResult = Rule(
    "link-to-result", .warning,
    summary: "Only a screen that uses the result opens a screen with 'returns'.",
    rationale: """
      A screen with 'returns' is half of a question: another screen asks, and continues with the
      answer. If a link opens it, or opens another screen on top of it, nobody asks. The user chooses,
      the screen closes, and the choice is lost.

      Link to the screen that asks, or to a screen with the same content that returns nothing.
      """,
    flagged: """
      flow: Shop
      start: product
      screens:
        product: { transitions: { sizesTapped: { to: sizes, style: sheet, finished: dismissAll } } }
        sizes:
          returns: Size
          deepLink: /sizes # warning: the link opens 'sizes', but nobody waits for its 'Size'
          transitions: { sizeTapped: { params: { size: Size }, finish: $event.size }, guideTapped: guide }
        guide: { deepLink: /sizes/guide } # warning: the link opens 'sizes', but nobody waits for its 'Size'
      """,
    accepted: """
      flow: Shop
      start: product
      screens:
        product:
          deepLink: /sizes
          transitions: { sizesTapped: { to: sizes, style: sheet, finished: dismissAll } }
        sizes:
          returns: Size
          transitions: { sizeTapped: { params: { size: Size }, finish: $event.size } }
      """
  ) { analysis in
    let project = analysis.project
    return project.screens.ids.flatMap { id in
      project.deepLinks[project.screens[id].deepLinks].compactMap {
        analysis.lostResult(of: $0, on: id)
      }
    }
  }
}

extension FlowAnalysis {
  /// The first screen that a link opens and that returns something.
  fileprivate func lostResult(of link: DeepLink, on id: ID<Screen>) -> Finding? {
    let opened = link.isOnTop || link.entry != nil ? [id] : link.way
    for screen in opened {
      guard let returned = project.screens[screen].returns?.spelling else { continue }
      let names = (quoted(screen), quoted(returned))
      return Finding(
        "the link opens \(names.0), but nobody waits for its \(names.1)",
        at: link.pattern.range, on: id, notes: [Note("\(names.0) returns it", at: returned.range)],
        hint: screen == id
          ? "link to the screen that asks for it, or to a screen that returns nothing"
          : "open \(quoted(id)) with 'onTop: true', or name the screens below it in 'stack', without \(names.0)"
      )
    }
    return nil
  }
}
