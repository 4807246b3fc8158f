import FlowModel

/// The values of states and the answers of fixed guards, as far as the stack remembers them.
///
/// A state with a switch has a value from the beginning. A fixed guard gets its answer when it is first
/// asked. Of any other state the stack remembers which values tests have excluded, as long as an event
/// lasts: the state can change before the next event without any other effect.
struct Valuation: Hashable, Sendable {
  private var bytes: UInt64 = 0

  /// The values that a state does not have, by the state's place, with a bit for each.
  func excluded(at place: Int) -> UInt8 { UInt8(truncatingIfNeeded: bytes >> UInt64(8 * place)) }

  func excluding(_ values: UInt8, at place: Int) -> Valuation {
    var valuation = self
    valuation.bytes |= UInt64(values) << UInt64(8 * place)
    return valuation
  }

  /// Only the values of the variables that come first.
  func prefix(_ count: Int) -> Valuation {
    var valuation = self
    if count < 8 { valuation.bytes &= 1 << UInt64(8 * count) - 1 }
    return valuation
  }

  /// The value of a variable, by the variable's place; nothing before it is asked.
  subscript(place: Int) -> Int? {
    get {
      let byte = bytes >> UInt64(8 * place) & 0xFF
      return byte == 0 ? nil : Int(byte) - 1
    }
    set {
      bytes &= ~(0xFF << UInt64(8 * place))
      bytes |= UInt64(newValue.map { $0 + 1 } ?? 0) << UInt64(8 * place)
    }
  }
}

/// The states and fixed guards whose values the stack of a flow remembers.
struct Variables: Sendable {
  enum Variable: Hashable, Sendable {
    case state(ID<AppState>)
    case fixed(ID<Guard>)
  }

  /// Each with a place: first the states with a switch, then the fixed guards, then the other states.
  private(set) var all: [Variable] = []
  /// How many of them have a switch.
  private(set) var switchedCount = 0
  /// The first so many keep their values after an event.
  private(set) var keptCount = 0
  /// Whether there is a state with a switch whose value is not remembered.
  private(set) var forgetSwitches = false

  /// There is a byte for each.
  private static let most = 8
  /// Remembering multiplies the stacks by up to this.
  private static let mostValuations = 64
  /// Remembering for an event multiplies its rules by up to this.
  private static let mostInEvent = 256
  /// There is a bit for each value.
  private static let mostValues = 8

  /// Those of some flows, as far as all their values together are not too many.
  init(
    of flows: Set<ID<Flow>>, from asked: AskedVariables, in project: FlowProject,
    _ remembered: StackDetail.Remembered
  ) {
    if remembered == .nothing {
      forgetSwitches = !asked.switched.isEmpty
      return
    }
    var valuations = 1
    func takes(_ values: Int, atMost most: Int) -> Bool {
      if all.count == Self.most || valuations * values > most { return false }
      valuations *= values
      return true
    }
    func isDeclared(_ state: ID<AppState>) -> Bool {
      flows.contains { project.declares(state, in: $0) }
    }
    for state in asked.switched where isDeclared(state) {
      if takes(project.states[state].cases.count, atMost: Self.mostValuations) {
        all.append(.state(state))
      } else {
        forgetSwitches = true
      }
    }
    switchedCount = all.count
    let guards = remembered == .all ? asked.fixed : []
    for fixed in guards where flows.contains(project.guards[fixed].flow) {
      // Yes, no, and not asked yet.
      if takes(3, atMost: Self.mostValuations) { all.append(.fixed(fixed)) }
    }
    keptCount = all.count
    valuations = 1
    for state in asked.tested where isDeclared(state) {
      let values = project.states[state].cases.count
      if values <= Self.mostValues, takes(values, atMost: Self.mostInEvent) {
        all.append(.state(state))
      }
    }
  }

  func place(of variable: Variable) -> Int? { all.firstIndex(of: variable) }

  var includeStates: Bool {
    all.contains { if case .state = $0 { true } else { false } }
  }
}

/// The states and fixed guards that decide anything in a project.
struct AskedVariables: Sendable {
  /// The states with a switch.
  private(set) var switched: [ID<AppState>] = []
  /// The other states that conditions test, those tested at the most places first.
  private(set) var tested: [ID<AppState>] = []
  /// The fixed guards that are asked, those asked at the most places first.
  private(set) var fixed: [ID<Guard>] = []

  init(in project: FlowProject) {
    var states: [ID<AppState>: Int] = [:]
    var guards: [ID<Guard>: Int] = [:]
    for test in project.tests.elements {
      switch test {
      case .guard(let asked): if let id = asked.id { guards[id, default: 0] += 1 }
      case .state(let asked, _, _): if let id = asked.id { states[id, default: 0] += 1 }
      }
    }
    var switched: Set<ID<AppState>> = []
    for screen in project.screens.elements {
      if let id = screen.requires?.id { guards[id, default: 0] += 1 }
      if case .switch(let state, _) = screen.kind, let id = state.id { switched.insert(id) }
    }
    self.switched = switched.sorted()
    tested = Self.mostAsked(states).filter { !switched.contains($0) }
    fixed = Self.mostAsked(guards).filter { project.guards[$0].isFixed }
  }

  private static func mostAsked<Element>(_ counts: [ID<Element>: Int]) -> [ID<Element>] {
    counts.sorted { (-$0.value, $0.key.index) < (-$1.value, $1.key.index) }.map(\.key)
  }
}
