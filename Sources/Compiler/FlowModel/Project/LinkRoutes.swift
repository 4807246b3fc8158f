/// How links come from a flow that runs alone into the flows inside it.
package struct LinkRoutes: Sendable {
  /// An entrance on the way, and where it stands among all of them.
  private struct Passage {
    let entrance: LinkEntrance
    let outer: ID<Flow>
    /// How many flows and how many screens the link comes through, and then what comes first.
    let order: (flows: Int, screens: Int, outer: Int, place: Int)
  }

  /// For each flow inside, the last passage on the way of all links.
  private var last: [ID<Flow>: Passage] = [:]
  /// The passages that only some links of the flow can take.
  private var narrow: [ID<Flow>: [Passage]] = [:]
  /// The flows inside, the nearest first.
  package private(set) var flows: [ID<Flow>] = []
  private var known: Set<ID<Flow>> = []

  package init(from main: ID<Flow>, in project: FlowProject) {
    var level = [(flow: main, screens: 0)]
    var depth = 0
    while !level.isEmpty {
      depth += 1
      var next: [Passage] = []
      for (rank, (outer, screens)) in level.enumerated() {
        for (place, entrance) in project.flows[outer].linkEntrances.enumerated() {
          next.append(
            Passage(
              entrance: entrance, outer: outer,
              order: (depth, screens + entrance.way.count, rank, place)))
        }
      }
      level = []
      for passage in next.sorted(by: { $0.order < $1.order }) where passage.entrance.flow != main {
        let flow = passage.entrance.flow
        if !passage.entrance.needs.isEmpty {
          narrow[flow, default: []].append(passage)
        } else if last[flow] == nil {
          last[flow] = passage
          level.append((flow, passage.order.screens))
        }
        if known.insert(flow).inserted { flows.append(flow) }
      }
    }
  }

  /// Whether some links come into a flow.
  package func leads(to flow: ID<Flow>) -> Bool { known.contains(flow) }

  /// The entrances on the way of a link of a flow, the outermost first; nothing if no way leads there.
  ///
  /// It is the way through the fewest flows, and of these the one with the fewest screens.
  package func route(
    of link: DeepLink, in flow: ID<Flow>, of project: FlowProject
  ) -> [LinkEntrance]? {
    var passages = (narrow[flow] ?? []).filter {
      project.missing(in: link, of: $0.entrance.needs) == nil
    }
    if let passage = last[flow] { passages.append(passage) }
    guard var passage = passages.min(by: { $0.order < $1.order }) else { return nil }
    var route = [passage.entrance]
    while let outer = last[passage.outer] {
      route.append(outer.entrance)
      passage = outer
    }
    return route.reversed()
  }
}
