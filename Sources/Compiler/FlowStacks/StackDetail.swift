/// What the stacks of a flow are told apart by.
package struct StackDetail: Sendable {
  package enum Remembered: Sendable { case all, states, nothing }

  /// By what waits below the top.
  private(set) var handsOn = true
  /// By the refused actions that wait.
  private(set) var triesAgain = true
  /// By the values of states and fixed guards.
  private(set) var remembers = Remembered.all
  /// By what lies below.
  package private(set) var looksBelow = true

  init() {}

  /// Less than all, for the question of what keeps a screen from being shown.
  package init(remembering remembers: Remembered) { self.remembers = remembers }

  /// Less, where that made too many; nothing if less makes no difference.
  func less(for stack: FlowStack) -> StackDetail? {
    var less = self
    if stack.handsOn {
      less.handsOn = false
    } else if stack.hasRetries {
      less.triesAgain = false
    } else if !stack.variables.all.isEmpty {
      less.remembers = .nothing
    } else if looksBelow {
      less.looksBelow = false
    } else {
      return nil
    }
    return less
  }
}
