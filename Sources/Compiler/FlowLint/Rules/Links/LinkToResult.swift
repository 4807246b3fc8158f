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
      answer. If a link opens it, nobody asks. The user chooses, the screen closes, and the choice
      is lost.

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
          transitions: { sizeTapped: { params: { size: Size }, finish: $event.size } }
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
    analysis.project.screens.ids.flatMap { id -> [Finding] in
      let screen = analysis.project.screens[id]
      guard let returned = screen.returns?.spelling else { return [] }
      let names = (analysis.quoted(screen.name), analysis.quoted(returned))
      return analysis.project.deepLinks[screen.deepLinks].map { link in
        Finding(
          "the link opens \(names.0), but nobody waits for its \(names.1)",
          at: link.pattern.range, on: id,
          notes: [Note("\(names.0) returns it", at: returned.range)],
          hint: "link to the screen that asks for it, or to a screen that returns nothing")
      }
    }
  }
}
