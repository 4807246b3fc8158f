import FlowSyntax

/// A screen through which links come into the flow that it embeds.
package struct LinkEntrance: Sendable {
  /// The embedding screen.
  package let host: ID<Screen>
  /// The embedded flow.
  package let flow: ID<Flow>
  /// The screens that a link opens on the way, from the start of the embedding flow to the host.
  package let way: [ID<Screen>]
  /// What these screens take that has no default: only a link of the embedded flow itself can bring it.
  package let needs: [Parameter]
  /// Another screen that embeds the flow and is as near.
  package internal(set) var fork: ID<Screen>?
}

/// A screen through which some links can't come into the flow that it embeds.
package struct ClosedEntrance: Sendable {
  /// The embedding screen.
  package let host: ID<Screen>
  /// The first link that doesn't bring what the screen needs; nothing if that is a link of a flow
  /// further inside.
  package let link: ID<DeepLink>?
  /// What it doesn't bring; nothing if no way leads to the host.
  package let missing: Parameter?
}

extension FlowProject {
  /// The flow that runs in a screen's place.
  package func flow(embeddedBy screen: ID<Screen>) -> ID<Flow>? {
    if case .embed(let flow) = screens[screen].kind { flow.id } else { nil }
  }

  /// The links of a flow.
  package func links(of flow: ID<Flow>) -> [ID<DeepLink>] {
    screens[flows[flow].screens].flatMap(\.deepLinks)
  }

  /// The first parameter among some that a link doesn't bring: each URL that it fits says all that it
  /// brings, with the same type.
  package func missing(in link: DeepLink, of needs: [Parameter]) -> Parameter? {
    let said = Set(link.path?.parameters ?? [])
    return needs.first { needed in
      let isSaid = parameters[link.inputs].contains { parameter in
        parameter.name.symbol == needed.name.symbol && parameter.type == needed.type
          && parameter.defaultValue == nil && said.contains(parameter.name.symbol)
      }
      return !isSaid || needed.type.isReference || text(needed.type.spelling).hasSuffix("?")
        || text(needed.type.spelling).hasPrefix("[")
    }
  }
}
