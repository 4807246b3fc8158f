import FlowModel

extension StackAnalysis {
  /// For how many fixed guards both answers are followed; each of them doubles the work.
  private static let mostGuards = 4

  /// The screens that are shown if each fixed guard answers the same every time.
  ///
  /// The analysis itself lets them answer anew each time, so it may go ways that nobody can go.
  func screens(of facts: StackFacts) -> Set<ID<Screen>> {
    let all = Set(heads.keys)
    let guards = facts.fixedGuards.prefix(Self.mostGuards)
    if guards.isEmpty || !isComplete { return all }
    var shown: Set<ID<Screen>> = []
    let last = 1 << guards.count - 1
    // Most screens are shown if all answer alike, so these come first.
    for answers in [last, 0] + Array(0..<last).dropFirst() {
      var premise = Premise.none
      for (bit, asked) in guards.enumerated() {
        if answers >> bit & 1 == 1 {
          premise.granted.insert(asked)
        } else {
          premise.refused.insert(asked)
        }
      }
      guard let given = StackAnalysis(of: facts, flow: stack.flow, given: premise),
        given.isComplete
      else { return all }
      shown.formUnion(given.heads.keys)
      if shown.isSuperset(of: all) { break }
    }
    return shown.intersection(all)
  }
}

extension FlowProject {
  /// The guards that are asked and always answer the same, those asked at the most places first.
  var askedFixedGuards: [ID<Guard>] {
    var counts: [ID<Guard>: Int] = [:]
    let tested = tests.elements.compactMap { test -> ID<Guard>? in
      if case .guard(let asked) = test { asked.id } else { nil }
    }
    let required = screens.elements.compactMap { $0.requires?.id }
    for asked in tested + required where guards[asked].isFixed {
      counts[asked, default: 0] += 1
    }
    return counts.keys.sorted {
      (-counts[$0, default: 0], $0.index) < (-counts[$1, default: 0], $1.index)
    }
  }
}
