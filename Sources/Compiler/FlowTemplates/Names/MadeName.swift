import FlowDiagnostics
import FlowModel

/// A type or a member that a style's code has, and what of a flow file it is named after.
struct MadeName {
  let text: String
  let pattern: NamePattern
  let flow: ID<Flow>
  /// The declaration that it is named after, if not the flow itself.
  let name: Name?
  let screen: ID<Screen>?
}

extension FlowProject {
  /// The names that a pattern makes for a flow, even if the flow lacks the condition.
  func names(of pattern: NamePattern, in id: ID<Flow>) -> [MadeName] {
    let flow = flows[id]
    let flowName = text(flow.name).capitalizedFirst
    func made(_ subject: Name?, screen: ID<Screen>? = nil) -> MadeName {
      let text = text(of: pattern, flowName, subject, in: id)
      return MadeName(text: text, pattern: pattern, flow: id, name: subject, screen: screen)
    }
    switch pattern.subject {
    case nil where pattern.occasion == .anchors: return anchors(of: flow).map { made($0[0]) }
    case nil: return [made(nil)]
    case .screen: return flow.screens.map { made(screens[$0].name, screen: $0) }
    case .group:
      return groups[flow.groups].filter { !$0.transitions.isEmpty }.map { made($0.name) }
    case .state: return states[flow.states].map { made($0.name) }
    case .outcome: return outcomes[flow.outcomes].map { made($0.name) }
    case .guard: return guards[flow.guards].map { made($0.name) }
    case .effect: return effects[flow.effects].map { made($0.name) }
    case .badge: return badges(in: flow).map { made($0) }
    case .tabArray: return tabArrays(in: flow).map { made($0.name) }
    case .transition: return flow.customTransitions.map { made($0) }
    case .appEvent: return transitions[flow.app].map { made($0.event) }
    }
  }

  private func text(
    of pattern: NamePattern, _ flowName: String, _ subject: Name?, in flow: ID<Flow>
  ) -> String {
    var made = ""
    for piece in pattern.pieces {
      switch piece {
      case .text(let text): made += text
      case .flow: made += flowName
      case .owner: made += owner(of: subject, in: flow).capitalizedFirst
      case .subject:
        let own = subject.map { text($0) } ?? ""
        made += made.isEmpty ? own : own.capitalizedFirst
      }
    }
    return made
  }

  /// The flow or fragment that declares something of a flow.
  private func owner(of subject: Name?, in flow: ID<Flow>) -> String {
    let fragment = subject.flatMap { self.fragment(declaring: $0) }
    return text(fragment.map { fragments[$0].name } ?? flows[flow].name)
  }

  /// The place of the name that a type or member is named after.
  func range(of made: MadeName) -> SourceRange { (made.name ?? flows[made.flow].name).range }

  /// In a message: `the state 'cart' of 'Shop'`.
  func phrase(for made: MadeName) -> String {
    guard let name = made.name, let noun = made.pattern.subject?.noun else {
      return "the flow '\(text(flows[made.flow].name))'"
    }
    return "the \(noun) '\(text(name))' of '\(owner(of: name, in: made.flow))'"
  }
}

extension SwiftNaming {
  /// Whether there is an occasion for what a pattern would make.
  func isMade(_ made: MadeName) -> Bool {
    guard let occasion = made.pattern.occasion else { return true }
    let flow = project.flows[made.flow]
    switch occasion {
    case .entries: return !flow.entries.isEmpty
    case .reactions: return !followings(of: flow).names.isEmpty
    case .requirements: return askingFlows.contains(made.flow)
    case .scope: return flow.scope != nil
    case .anchors: return !flow.anchors.isEmpty
    case .embedding: return project.screens[flow.screens].contains { $0.embeds }
    case .preview, .view, .model, .events, .addedEvents: return isOccasion(of: made)
    }
  }

  private func isOccasion(of made: MadeName) -> Bool {
    guard let id = made.screen else { return preview(of: made.flow) != nil }
    let screen = project.screens[id]
    guard screen.isView else { return false }
    return switch made.pattern.occasion {
    case .preview: preview(of: screen) != nil
    case .model: screen.model != nil && hasEvents(id)
    case .events: hasEvents(id)
    case .addedEvents: project.isAnyEventAdded(to: id)
    default: true
    }
  }
}

extension Screen {
  fileprivate var embeds: Bool { if case .embed = kind { true } else { false } }
}
