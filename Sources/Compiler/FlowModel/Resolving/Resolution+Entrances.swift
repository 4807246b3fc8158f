import FlowSyntax

extension Resolution {
  /// Finds the screens through which links come into the flows that a flow embeds: for each of them the
  /// nearest that needs nothing, or else the nearest whose needs a link brings.
  mutating func settleEntrances(
    of flow: ID<Flow>, in ways: WaysIn, _ carriers: LinkCarriers
  ) {
    var found: [LinkEntrance] = []
    var places: [ID<Flow>: Int] = [:]
    var closed: [ClosedEntrance] = []
    for (host, inner) in project.hosts(of: carriers.all, in: flow) where inner != flow {
      let way = ways.way(to: host) ?? []
      let needs = project.needs(on: way)
      let isFurther = carriers.outer.contains(inner)
      if let obstacle = project.obstacle(to: inner, at: host, way, needs, isFurther) {
        closed.append(obstacle)
        if obstacle.missing == nil || !project.isBrought(needs, to: inner) { continue }
      }
      let entrance = LinkEntrance(host: host, flow: inner, way: way, needs: needs)
      guard let place = places[inner] else {
        places[inner] = found.count
        found.append(entrance)
        continue
      }
      if entrance.order < found[place].order {
        found[place] = entrance
      } else if entrance.order == found[place].order, found[place].fork == nil {
        found[place].fork = host
      }
    }
    for entrance in found where !entrance.needs.isEmpty {
      project.flows[entrance.flow].isAskedForLinks = true
    }
    project.flows[flow].linkEntrances = found
    // A host that is not gone through is in nobody's way.
    let taken = Dictionary(uniqueKeysWithValues: found.map { ($0.flow, $0.host) })
    project.flows[flow].closedEntrances = closed.filter { entrance in
      let inner = project.flow(embeddedBy: entrance.host)
      return (inner.flatMap { taken[$0] } ?? entrance.host) == entrance.host
    }
  }
}

/// The flows that have links, and those around them.
struct LinkCarriers {
  var all: Set<ID<Flow>> = []
  /// Those that embed another of them.
  var outer: Set<ID<Flow>> = []
}

extension LinkEntrance {
  /// The lesser is the better one.
  fileprivate var order: (needs: Int, length: Int) { (needs.isEmpty ? 0 : 1, way.count) }
}

extension FlowProject {
  var linkCarriers: LinkCarriers {
    var outer: [ID<Flow>: [ID<Flow>]] = [:]
    for id in screens.ids {
      guard let inner = flow(embeddedBy: id) else { continue }
      outer[inner, default: []].append(screens[id].flow)
    }
    var found = LinkCarriers()
    found.all = Set(screens.elements.filter { !$0.deepLinks.isEmpty }.map(\.flow))
    var waiting = Array(found.all)
    while let flow = waiting.popLast() {
      for flow in outer[flow] ?? [] where found.outer.insert(flow).inserted {
        if found.all.insert(flow).inserted { waiting.append(flow) }
      }
    }
    return found
  }

  /// The screens of a flow that embed one of some flows.
  func hosts(of inner: Set<ID<Flow>>, in flow: ID<Flow>) -> [(host: ID<Screen>, flow: ID<Flow>)] {
    flows[flow].screens.compactMap { host in
      self.flow(embeddedBy: host).flatMap { inner.contains($0) ? (host, $0) : nil }
    }
  }

  /// What the screens on a way take that has no default, each once.
  fileprivate func needs(on way: [ID<Screen>]) -> [Parameter] {
    var needs: [Parameter] = []
    for parameter in way.flatMap({ parameters[screens[$0].parameters] })
    where parameter.defaultValue == nil {
      let isKnown = needs.contains {
        $0.name.symbol == parameter.name.symbol && $0.type == parameter.type
      }
      if !isKnown { needs.append(parameter) }
    }
    return needs
  }

  /// What keeps some link from coming into a flow.
  fileprivate func obstacle(
    to flow: ID<Flow>, at host: ID<Screen>, _ way: [ID<Screen>], _ needs: [Parameter],
    _ isFurther: Bool
  ) -> ClosedEntrance? {
    if way.isEmpty { return ClosedEntrance(host: host, link: links(of: flow).first, missing: nil) }
    if needs.isEmpty { return nil }
    for link in links(of: flow) {
      guard let missing = missing(in: deepLinks[link], of: needs) else { continue }
      return ClosedEntrance(host: host, link: link, missing: missing)
    }
    return isFurther ? ClosedEntrance(host: host, link: nil, missing: needs.first) : nil
  }

  fileprivate func isBrought(_ needs: [Parameter], to flow: ID<Flow>) -> Bool {
    links(of: flow).contains { missing(in: deepLinks[$0], of: needs) == nil }
  }
}
