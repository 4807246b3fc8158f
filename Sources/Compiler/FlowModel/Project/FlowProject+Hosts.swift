extension FlowProject {
  /// A screen, and all that holds it, the nearest first.
  package func holders(of screen: ID<Screen>) -> [ID<Screen>] {
    var found = [screen]
    var seen: Set = [screen]
    var next = 0
    while next < found.count {
      found += (hosts[found[next]] ?? []).filter { seen.insert($0).inserted }
      next += 1
    }
    return found
  }

  /// Makes known what holds each screen.
  mutating func indexHosts() {
    for id in screens.ids {
      for screen in held(by: id) where hosts[screen]?.last != id {
        hosts[screen, default: []].append(id)
      }
    }
  }

  func held(by id: ID<Screen>) -> [ID<Screen>] {
    switch screens[id].kind {
    case .tabs(let tabs): self.tabs[tabs].compactMap { $0.screen?.id }
    case .split(let columns): self.columns[columns].compactMap(\.screen.id)
    case .switch(_, let cases): self.cases[cases].compactMap(\.screen.id)
    case .sequence(let sequence): steps[sequence.steps].compactMap(\.screen.id)
    case .view, .alert, .confirmationDialog, .embed, .external: []
    }
  }
}

extension Screen {
  package var isSequence: Bool { if case .sequence = kind { true } else { false } }

  var isSplit: Bool { if case .split = kind { true } else { false } }
}
