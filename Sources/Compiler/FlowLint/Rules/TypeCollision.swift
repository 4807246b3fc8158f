import FlowDiagnostics
import FlowModel

extension Rule {
  /// Two screens for which one Swift type would be generated.
  static let typeCollision = Rule(
    "type-collision", .error,
    summary: "No two screens of a project get types of one name.",
    rationale: """
      The actions of a screen are a type named after its flow and itself: 'details' of 'Todos' has
      'TodosDetailsActions'. Where the one name ends and the other begins is not in it, so that two flows,
      one named as the other begins, can ask for the same type twice. The generated code would not
      compile, and the message would stand in a file that nobody wrote.

      Give one of the two screens, or of the flows, another name.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: cartItem
          screens:
            cartItem:
        - flow: ShopCart
          start: item
          screens:
            item: # error: 'item' of 'ShopCart' and 'cartItem' of 'Shop' both get a type 'ShopCartItemActions'
      """,
    accepted: """
      flows:
        - flow: Shop
          start: cartItem
          screens:
            cartItem:
        - flow: ShopCart
          start: entry
          screens:
            entry:
      """
  ) { analysis in
    let project = analysis.project
    // One name of a flow can only be the beginning of another's, and few are.
    var first: [String: ID<Screen>] = [:]
    return project.screens.ids.compactMap { id in
      let screen = project.screens[id]
      let flow = project.text(project.flows[screen.flow].name)
      let own = project.text(screen.name)
      let type = flow.capitalizedFirst + own.capitalizedFirst
      guard let other = first[type] else {
        first[type] = id
        return nil
      }
      // Two flows of one name have been told of.
      let names = [screen.flow, project.screens[other].flow].map { project.flows[$0].name.symbol }
      if names[0] == names[1] { return nil }
      let words = [id, other].map { screen in
        "\(analysis.quoted(screen)) of \(analysis.quoted(project.flows[project.screens[screen].flow].name))"
      }
      return Finding(
        "\(words[0]) and \(words[1]) both get a type '\(type)Actions'", at: screen.name.range,
        on: nil, notes: [Note("the other one", at: analysis.name(other).range)])
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
