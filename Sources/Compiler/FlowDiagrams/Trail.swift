import FlowModel

/// The way that leads to an action: whose event it is, under which conditions, after what.
struct Trail {
  let origin: Int
  let flow: ID<Flow>
  let event: String
  /// Whether what is shown takes the place of the origin, as after a sequence.
  var takesPlace = false
  var conditions: [String] = []
  /// The earlier actions of the same list, in words.
  var before: [String] = []

  /// `checkoutTapped [signedIn], after dismiss`
  var label: String {
    let start = ([event] + conditions.map { "[\($0)]" }).filter { !$0.isEmpty }
      .joined(separator: " ")
    if before.isEmpty { return start }
    let earlier = "after " + before.joined(separator: ", ")
    return start.isEmpty ? earlier : start + ", " + earlier
  }

  /// Remembers a step; of many only the first.
  mutating func add(_ step: String) {
    if before.count < 5 { before.append(before.count < 4 ? step : "…") }
  }

  func under(_ condition: String) -> Trail {
    var trail = self
    trail.conditions = Array((conditions + [condition]).suffix(4))
    return trail
  }

  /// The way on, once something else has happened: `saveTapped, then saved`.
  func then(_ event: String) -> Trail {
    let both = self.event.isEmpty ? event : self.event + ", " + event
    return Trail(origin: origin, flow: flow, event: both.inOneLine, conditions: conditions)
  }
}

extension FlowProject {
  /// A condition as one would say it: `signedIn and session is active`.
  func words(for condition: Condition) -> String {
    let words = tests[condition.tests].map { test in
      switch test {
      case .guard(let asked): line(asked.name)
      case .state(let state, let value, _): "\(line(state.name)) is \(line(value))"
      }
    }
    return words.shortened(to: 4).joined(separator: " and ")
  }

  func words(forMilliseconds milliseconds: Int) -> String {
    milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s later" : "\(milliseconds) ms later"
  }
}
