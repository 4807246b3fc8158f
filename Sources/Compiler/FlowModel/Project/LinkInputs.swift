import FlowSyntax

extension FlowProject {
  /// The entry of a flow with a name.
  package func entry(_ name: Symbol, of flow: ID<Flow>) -> Entry? {
    entries[flows[flow].entries].first { $0.name.symbol == name }
  }

  /// The link with which the URLs of a screen are made: the first that brings exactly what the screen
  /// takes.
  package func linkOfURLs(of screen: ID<Screen>) -> ID<DeepLink>? {
    screens[screen].deepLinks.first { id in
      let takes = parameters[screens[screen].parameters]
      return brings(deepLinks[id], what: screen)
        && parameters[deepLinks[id].inputs].allSatisfy { takes.contains(where: $0.isLike) }
    }
  }

  /// Whether a link brings what a screen takes, with the same types.
  func brings(_ link: DeepLink, what screen: ID<Screen>) -> Bool {
    let said = Set(link.path?.parameters ?? [])
    let inputs = parameters[link.inputs].filter { said.contains($0.name.symbol) }
    return parameters[screens[screen].parameters].allSatisfy { taken in
      guard let input = inputs.first(where: { $0.name.symbol == taken.name.symbol }) else {
        return taken.defaultValue != nil
      }
      return input.isLike(taken)
    }
  }
}

extension Parameter {
  fileprivate func isLike(_ other: Parameter) -> Bool {
    name.symbol == other.name.symbol && type == other.type
  }
}
