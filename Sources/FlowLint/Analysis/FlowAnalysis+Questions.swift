import FlowModel

extension FlowAnalysis {
  /// A shortest way to a screen from where its flow begins, as a tap script.
  package func why(_ screen: ID<Screen>) -> Answer {
    guard let way = stacks.way(to: screen) else {
      return stacks.isExact || !isReachable(screen) ? .never : .unknown
    }
    return .way(script(way, to: target(screen, of: way)))
  }

  /// A shortest way on to a screen from where another is first shown, as a tap script.
  package func path(from origin: ID<Screen>, to target: ID<Screen>) -> Answer {
    guard let way = stacks.way(to: origin) else {
      return stacks.isExact || !isReachable(origin) ? .never : .unknown
    }
    guard let on = stacks.way(from: origin, to: target) else { return .unknown }
    let words = script(
      Way(flow: way.flow, events: on), to: self.target(target, of: Way(flow: way.flow, events: on)))
    let start = project.flows[way.flow].start.map { project.text($0.name) } ?? ""
    return .way(project.text(name(origin)) + words.dropFirst(start.count))
  }

  /// What is known of a way.
  package enum Answer: Equatable, Sendable {
    case way(String)
    /// There is none, on any path.
    case never
    /// None was found; not all of the project could be looked at path by path.
    case unknown
  }

  /// The screens of that name, those of the first flows first.
  package func screens(named name: String) -> [ID<Screen>] {
    project.screens.ids.filter { project.text(project.screens[$0].name) == name }
  }
}
