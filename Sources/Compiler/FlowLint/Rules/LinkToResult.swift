import FlowDiagnostics
import FlowModel

extension Rule {
  /// A link to something that ends with a result for somebody.
  static let linkToResult = Rule(
    "link-to-result", .warning,
    summary: "A screen that returns something is opened by who waits for it.",
    rationale: """
      A screen that 'returns' something is half of a question: another screen asks and goes on with the
      answer. A link opens it without anybody asking. The user chooses, the screen closes, and the choice
      is lost.

      Link to the screen that asks, or to a screen for the same content that returns nothing.
      """,
    flagged: """
      flow: Shop
      start: product
      screens:
        product: { transitions: { sizesTapped: { to: sizes, style: sheet, finished: dismissAll } } }
        sizes:
          returns: Size
          deepLink: /sizes # warning: 'sizes' returns 'Size', and who comes by a link asked for none
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
          "\(names.0) returns \(names.1), and who comes by a link asked for none",
          at: link.pattern.range, on: id, notes: [Note("it says so here", at: returned.range)])
      }
    }
  }
}
