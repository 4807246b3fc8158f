extension HeadlessApp {
  /// Lets the main queue, tasks of the main actor, updates and transitions finish, within bounds.
  public func settle() async {
    var quietRounds = 0
    for _ in 0..<500 {
      for _ in 0..<10 { await Task.yield() }
      if advance() {
        quietRounds = 0
      } else {
        quietRounds += 1
        if quietRounds == 3 { return }
        try? await Task.sleep(for: .milliseconds(1))
      }
    }
    graph.signal.record(fault: "the app never settles")
  }

  /// Lets updates and transitions finish without waiting for any task.
  public func finishTransitions() {
    for _ in 0..<100 where !advance() { return }
  }

  /// Settles until the condition holds, for at most some seconds.
  public func settle(until condition: () -> Bool) async {
    for _ in 0..<1000 where !condition() { await settle() }
    await settle()
  }

  /// One update and one step of a transition; false if there was neither.
  private func advance() -> Bool {
    let isUpdated = update()
    let isMoved = root.finishTransition(in: graph)
    let isPopped = graph.finishNavigation()
    let isAdvanced = graph.window?.device.advance() ?? false
    return update() || isUpdated || isMoved || isPopped || isAdvanced
  }
}
