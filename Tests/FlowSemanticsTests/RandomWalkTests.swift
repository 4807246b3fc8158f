import FlowModel
import FlowSemantics
import Testing

/// Thousands of random events keep the promises that hold for every flow.
@Suite(.lowPriority) struct RandomWalkTests {
  static let flows = [
    ForwardTests.flow, ForwardTests.shown, BackwardTests.flow, RunTests.flow, ContainerTests.flow,
    SequenceTests.flow, AlertTests.flow, DecisionTests.flow, LookupTests.flow, LinkTests.flow,
    shop,
  ]

  @Test(arguments: flows.indices)
  func invariantsHold(flow: Int) throws {
    for seed in 0..<3 { try Walk(Self.flows[flow], seed: UInt64(seed)).go(steps: 120) }
  }

  @Test(arguments: broken)
  func nothingTraps(flow: String) throws {
    for seed in 0..<3 { try Walk(flow, seed: UInt64(seed)).stumble(steps: 80) }
  }

  @Test func sameEventsSameState() throws {
    let one = try Walk(RunTests.flow, seed: 3)
    let other = try Walk(RunTests.flow, seed: 3)
    one.go(steps: 50)
    other.go(steps: 50)
    #expect(one.state == other.state)
  }

  static let shop = """
    flows:
      - flow: Shop
        start: main
        states: { session: [unknown, signedOut, signedIn] }
        guards: [mayAskForPush]
        effects: [removeItem]
        sequences:
          onboarding:
            style: animated
            steps: [welcome, { screen: notifications, style: sheet, when: mayAskForPush }, signIn]
            skip: signIn
            then: signIn
            once: onboarded
        anywhere: { helpTapped: { to: help, style: sheet, ifShown: ignore }, introduced: onboarding }
        app:
          orderShipped: { when: { session: signedIn }, then: [{ tab: account }, { to: order }] }
          asked: { to: removal, with: { name: tea } }
        screens:
          main: { switch: session, cases: { unknown: splash, signedOut: onboarding, signedIn: home } }
          home: { tabs: [catalog, account, { screen: shop }] }
          shop: { embed: Checkout, transitions: { cancelled: help } }
          catalog:
            transitions:
              productTapped: product
              cartTapped: { to: cart, style: sheet, dismissed: { after: 1s, then: product } }
          product:
            params: { id: Product.ID }
            deepLink: { path: "/products/{id}", stack: [home, catalog] }
            transitions:
              buyTapped: { to: checkout, style: fullScreenCover, cancelled: help }
              embedded: checkout
              relatedTapped: { to: product, ifShown: again }
              toCatalog: { backTo: catalog }
              toRoot: backToRoot
              replaced: { to: checkout, style: replace }
          cart:
            transitions:
              checkoutTapped: [dismiss, { to: checkout, style: fullScreenCover }]
              removeTapped: { to: removal, dismissed: dismiss }
              removeConfirmed: { effect: removeItem, with: { name: $event.name } }
          removal:
            params: { name: String }
            alert: "Remove {name}?"
            buttons: { removeConfirmed: Remove, cancel: none }
          checkout:
            embed: Checkout
            transitions:
              finished: [dismissAll, { tab: account }, { to: order, style: sheet }]
              cancelled: dismiss
          order: { transitions: { rooted: { setRoot: home } } }
          signIn: { leaving: removal, transitions: { closed: back } }
          account: { await: loading, transitions: { failed: { to: help, style: replace } } }
          help: { transitions: { all: dismissAll, toProduct: { dismissTo: product } } }
          splash: {}
          welcome: {}
          notifications: {}
        outcomes: { loading: [loaded, failed] }
      - flow: Checkout
        start: address
        app: { interrupted: { to: pick, style: sheet } }
        screens:
          address:
            transitions:
              paid: { await: paying, cases: { done: finish, refused: [cancel, address] } }
              again: checkout
              againCovered: { to: checkout, style: fullScreenCover, finished: finish }
              waited: { after: 3s, then: address }
              picked: { to: pick, finished: finish, cancelled: cancel }
              goBack: back
          checkout: { embed: Checkout, transitions: { finished: { to: pick, style: sheet } } }
          pick: { returns: Int, transitions: { chosen: { finish: 3 }, all: dismissAll } }
        outcomes: { paying: [done, refused] }
    """

  static let broken = [
    "flow: A\nstart: a\nscreens:\n  a: { tabs: [a, b] }\n  b: { split: { sidebar: a, detail: c } }\n",
    "flow: A\nstart: a\nscreens:\n  a: { embed: A, transitions: { finished: a } }\n",
    "flow: A\nscreens:\n  a: {}\n",
    "flow: A\nstart: gone\nscreens:\n  a: {}\napp: { x: a, y: gone, z: back, w: { tab: a } }\n",
    """
    flow: A
    start: s
    sequences: { s: { steps: [], then: s } }
    screens: { a: { transitions: { x: s } } }
    app: { shown: { to: s, style: sheet }, named: a, f: finish, c: cancel, d: dismissAll }
    """,
    """
    flow: A
    start: a
    states: { s: [x, y] }
    screens:
      a: { switch: s, cases: { x: b } }
      b: { transitions: { t: { to: a, ifShown: return }, u: [back, back, { to: nowhere }, dismiss] } }
      c: { alert: Hm }
    app: { f: finish, c: [c, c, { to: b }], r: { to: b, style: replace, from: nowhere } }
    """,
  ]
}

/// A walk through a flow, one random event after another.
final class Walk {
  let interpreter: Interpreter
  var state: RunningState
  private var random: Random
  private var told: Set<Ending> = []
  private var past: [Event] = []

  init(_ text: String, seed: UInt64) throws {
    let player = try Player(text)
    interpreter = player.interpreter
    random = Random(state: seed)
    state = interpreter.start().state
  }

  func go(steps: Int) {
    #expect(state.violations == [])
    for _ in 0..<steps {
      let events = interpreter.events(in: state)
      guard let index = events.indices.randomElement(using: &random) else { return }
      let seed = random.next()
      let before = state
      let step = self.step(state, events[index], seed)
      check(step, after: events[index], in: before, index, seed)
      state = step.state
    }
  }

  /// Also events of the past, whose instances may be long gone.
  func stumble(steps: Int) {
    for _ in 0..<steps {
      past += interpreter.events(in: state).prefix(20)
      guard let event = past.randomElement(using: &random) else { return }
      state = step(state, event, random.next()).state
      _ = state.canonical
    }
  }

  private func step(_ state: RunningState, _ event: Event, _ seed: UInt64) -> Step {
    var answers = Random(state: seed)
    return interpreter.step(state, event) { _ in Bool.random(using: &answers) }
  }

  private func check(
    _ step: Step, after event: Event, in before: RunningState, _ index: Int, _ seed: UInt64
  ) {
    let stacks = before.description(in: interpreter.project)
    #expect(step.state.violations == [], "\(event) in \(stacks)")
    #expect(!step.remarks.contains { $0.kind == .endless }, "\(event) in \(stacks)")
    for case .told(_, let ending) in step.calls {
      #expect(told.insert(ending).inserted, "\(ending) ended twice, by \(event) in \(stacks)")
    }
    for run in before.runs.keys where step.state.runs[run] == nil {
      #expect(
        told.contains(.run(run, before.runs[run]?.host)),
        "\(run) ended untold, by \(event) in \(stacks)")
    }
    let canonical = before.canonical
    #expect(canonical == canonical.canonical)
    let events = interpreter.events(in: canonical)
    #expect(events.count == interpreter.events(in: before).count)
    if !events.indices.contains(index) { return }
    let other = self.step(canonical, events[index], seed)
    #expect(other.state.canonical == step.state.canonical, "\(event) in \(stacks)")
  }
}

/// A generator whose numbers follow from its seed alone.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
