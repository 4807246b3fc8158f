import FlowModel

@testable import FlowSemantics

extension Reference {
  /// The app was gone and is back: what was refused is forgotten, what events began is not waited for
  /// any more, and what began with a screen begins again.
  mutating func relaunch() {
    state.intent = nil
    state.timers = [:]
    state.awaits = state.awaits.filter { $0.key.action == nil }
    waiting = []
    for number in state.all {
      for wait in state.awaits.keys where wait.destination == number { begin(wait) }
    }
  }
}
