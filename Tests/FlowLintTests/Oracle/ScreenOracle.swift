import FlowModel
import FlowSemantics
import GraphAlgorithms

@testable import FlowLint
@testable import FlowProofs
@testable import FlowStacks

/// Holds what the stack says of each screen against every situation that the interpreter comes to.
struct ScreenOracle {
  let project: FlowProject
  let stack: StackAnalysis
  let all: Exploration

  /// Of an exact stack: what is shown after how many events, what never is, and each way to it.
  func compare(_ comparison: inout Comparison) {
    let shown = all.shown
    for (screen, steps) in shown.sorted(by: { $0.key < $1.key }) {
      let cost = stack.heads[screen].flatMap { stack.reached.cost(of: $0) }
      comparison.note(
        "screen at its distance",
        all.isDistance(cost, of: steps)
          ? nil : "\(name(screen)) takes \(steps), \(cost ?? -1) by the stack")
    }
    if all.isComplete {
      for screen in project.screens.ids where shown[screen] == nil {
        comparison.note(
          "screen never shown",
          stack.heads[screen] == nil ? nil : "\(name(screen)) is never shown but by the stack")
      }
    }
    let replay = Replay(project, flow: ID(0), isCompact: true)
    for (screen, head) in stack.heads.sorted(by: { $0.key < $1.key }) {
      guard let events = stack.events(to: head) else { continue }
      let played = replay.play(events) { step in
        step.state.active.contains { step.state.destinations[$0]?.screen == screen }
      }
      comparison.note(
        "way to a screen",
        played == nil ? "\(name(screen)) by \(events) isn't confirmed" : nil)
    }
  }

  /// Of a stack that proposes all that can happen: nothing is shown earlier than it says.
  func compareBounds(_ comparison: inout Comparison) {
    for (screen, steps) in all.shown.sorted(by: { $0.key < $1.key }) {
      let cost = stack.head(of: screen).flatMap { stack.reached.cost(of: $0) } ?? .max
      comparison.note(
        "screen no nearer",
        cost <= steps ? nil : "\(name(screen)) is shown after \(steps), by the stack after \(cost)")
    }
  }

  /// Of a stack that has all screens: no other screen is shown.
  func compareScreens(_ comparison: inout Comparison) {
    let known = Set(stack.heads.keys.map { project.screens[$0].name.range })
    for screen in all.shown.keys.sorted() {
      let isKnown = known.contains(project.screens[screen].name.range)
      comparison.note(
        "screen that the stack has",
        isKnown ? nil : "\(name(screen)) is shown, but the stack does not have it")
    }
  }

  private func name(_ screen: ID<Screen>) -> String { project.text(project.screens[screen].name) }
}
