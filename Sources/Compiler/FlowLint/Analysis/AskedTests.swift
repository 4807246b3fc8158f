import FlowDiagnostics
import FlowModel
import FlowStacks

/// Which tests have been asked, with whatever answer, on every way by which the user comes to a
/// screen.
///
/// A greatest fixed point over the events of screens; links and events of the app are ways from
/// outside and don't count. Of each flow the first 256 tests are followed.
struct AskedTests {
  /// What a test asks, wherever it stands.
  enum Question: Hashable {
    case `guard`(ID<Guard>)
    case state(ID<AppState>, value: Int)
  }

  /// A way to a screen: by an event, or because what holds the screen comes up.
  struct Way {
    let source: Int
    let target: ID<Screen>
    let range: SourceRange
    /// The tests that are asked on it, and of them those that must hold.
    let asked: WideMask
    let held: WideMask
    /// A tab, a column, a case or a step, which comes up without a tap.
    var isContent = false
  }

  let project: FlowProject
  /// What flows share has a bit in each of them.
  private var bits: [ID<Flow>: [Question: Int]] = [:]
  private var questions: [ID<Flow>: [Question]] = [:]
  private(set) var ways: [Way] = []
  /// The ways that begin with an event of the app.
  private(set) var outside: [Way] = []
  private var asked: [WideMask] = []
  /// Of each flow with more tests than are followed, the first one that isn't.
  private(set) var unfollowed: [ID<Flow>: SourceRange] = [:]
  /// For each screen the tests that must hold on some way to it, and the first such way.
  private(set) var held: [ID<Screen>: WideMask] = [:]
  private(set) var gates: [ID<Screen>: Way] = [:]

  init(of project: FlowProject) {
    self.project = project
    // An argument, because a walk changes `self`: reading the project from there would need a copy
    // of it.
    let asking = project.screens.elements.filter { $0.requires != nil }
    if !project.tests.elements.isEmpty || !asking.isEmpty { addWays(of: project) }
    for screen in asking { _ = number(screen.requires.map { [.guard($0)] } ?? [], in: screen.flow) }
    for way in ways where !way.held.isEmpty {
      held[way.target, default: WideMask()] |= way.held
      if gates[way.target] == nil { gates[way.target] = way }
    }
    asked = spread(\.asked) { [held] in held[$0] }
  }

  private mutating func addWays(of project: FlowProject) {
    for id in project.screens.ids { add(id, of: project) }
    for id in project.flows.ids {
      for group in project.flows[id].groups {
        add(project.groups[group].transitions, from: node(of: group), id, of: project)
      }
      add(project.flows[id].anywhere, from: node(of: id), id, of: project)
      for transition in project.transitions[project.flows[id].app] {
        outside += found(in: transition.actions, from: -1, id, of: project)
      }
    }
  }

  var nodeCount: Int {
    project.screens.ids.count + project.groups.ids.count + project.flows.ids.count
  }

  func node(of group: ID<EventGroup>) -> Int {
    project.screens.ids.count + Int(group.index)
  }

  func node(of flow: ID<Flow>) -> Int {
    project.screens.ids.count + project.groups.ids.count + Int(flow.index)
  }

  /// The screen at which a way begins; nothing for events that many share.
  func screen(at node: Int) -> ID<Screen>? {
    0..<project.screens.ids.count ~= node ? ID(node) : nil
  }

  /// The tests that every way there has asked; all, where no way leads there.
  func asked(before node: Int) -> WideMask { asked[node] }

  /// The same for what follows: who got past a gate without being asked has been said, once.
  func asked(after node: Int) -> WideMask {
    asked[node] | (screen(at: node).flatMap { held[$0] } ?? WideMask())
  }

  /// The tests among some, in the order in which they were met.
  func questions(_ mask: WideMask, in flow: ID<Flow>) -> [Question] {
    (questions[flow] ?? []).enumerated().filter { mask.contains($0.offset) }.map(\.element)
  }

  /// The bits of the tests of a condition in a flow.
  func mask(of tests: some Sequence<ConditionTest>, in flow: ID<Flow>) -> WideMask {
    tests.compactMap(\.question).reduce(WideMask()) { $0 | bit(of: $1, in: flow) }
  }

  func bit(of question: Question, in flow: ID<Flow>) -> WideMask {
    bits[flow]?[question].map { WideMask($0) } ?? WideMask()
  }

  private mutating func number(
    _ tests: some Sequence<ConditionTest>, in flow: ID<Flow>
  ) -> WideMask {
    for test in tests {
      guard let question = test.question, bits[flow]?[question] == nil else { continue }
      let next = questions[flow, default: []].count
      if next == WideMask.width {
        if unfollowed[flow] == nil { unfollowed[flow] = test.range }
        continue
      }
      bits[flow, default: [:]][question] = next
      questions[flow, default: []].append(question)
    }
    return mask(of: tests, in: flow)
  }

  private mutating func add(_ id: ID<Screen>, of project: FlowProject) {
    let screen = project.screens[id]
    let source = Int(id.index)
    add(screen.transitions, from: source, screen.flow, of: project)
    add(screen.awaits?.ends ?? .empty, from: source, screen.flow, of: project)
    var lists = [screen.leaving]
    switch screen.kind {
    case .tabs(let tabs):
      for tab in project.tabs[tabs] {
        let mask = number(tab.when.map { project.tests[$0.tests] } ?? [], in: screen.flow)
        hold(tab.screen, source, mask)
      }
    case .split(let columns): for column in project.columns[columns] { hold(column.screen, source) }
    case .switch(_, let cases): for shown in project.cases[cases] { hold(shown.screen, source) }
    case .sequence(let sequence):
      lists += [sequence.then, sequence.skip]
      for step in project.steps[sequence.steps] {
        let mask = number(step.when.map { project.tests[$0.tests] } ?? [], in: screen.flow)
        hold(step.screen, source, mask)
      }
    case .view, .alert, .confirmationDialog, .embed, .external: break
    }
    for list in lists.compactMap({ $0 }) {
      ways += found(in: list, from: source, screen.flow, of: project)
    }
  }

  private mutating func add(
    _ transitions: IDRange<Transition>, from node: Int, _ flow: ID<Flow>, of project: FlowProject
  ) {
    for transition in project.transitions[transitions] {
      ways += found(in: transition.actions, from: node, flow, of: project)
    }
  }

  private mutating func hold(
    _ reference: Reference<Screen>?, _ source: Int, _ mask: WideMask = WideMask()
  ) {
    guard let reference, let target = reference.id else { return }
    ways.append(
      Way(
        source: source, target: target, range: reference.name.range, asked: mask, held: mask,
        isContent: true))
  }

  /// The tests that are asked before an action, and of them those that must hold.
  private struct Tested {
    var asked = WideMask()
    var held = WideMask()
  }

  private mutating func found(
    in list: ActionList, from source: Int, _ flow: ID<Flow>, of project: FlowProject
  ) -> [Way] {
    var found: [Way] = []
    // The order decides which test, and which way that asks it, is told of first.
    project.walk(list, into: .all, order: .lastListFirst, from: Tested()) { id, tested in
      let action = project.actions[id]
      guard let target = action.kind.shown else { return }
      found.append(
        Way(
          source: source, target: target, range: action.range, asked: tested.asked,
          held: tested.held))
    } enter: { list, _, tested in
      guard let condition = list.role.condition else { return tested }
      let mask = number(project.tests[condition.tests], in: flow)
      tested.asked |= mask
      return Tested(asked: tested.asked, held: tested.held | mask)
    }
    return found
  }
}

extension ConditionTest {
  /// Where it names what it asks.
  fileprivate var range: SourceRange {
    switch self {
    case .guard(let asked): asked.name.range
    case .state(_, let value, _): value.range
    }
  }

  fileprivate var question: AskedTests.Question? {
    switch self {
    case .guard(let asked): asked.id.map { .guard($0) }
    case .state(let asked, _, let value):
      if let id = asked.id, let value { .state(id, value: value) } else { nil }
    }
  }
}

extension ActionKind {
  /// The screen that comes up.
  fileprivate var shown: ID<Screen>? {
    switch self {
    case .show(let show): show.target.id
    case .setRoot(let target, _), .showInNextColumn(let target, _): target.id
    default: nil
    }
  }
}
