extension HeadlessDevice {
  /// Whether a stack on screen has a page to go back to.
  package var canGoBack: Bool {
    let shown = top?.shownControllers.compactMap { $0 as? UINavigationController } ?? []
    return shown.contains { $0.stack.count > 1 }
  }

  package func hasTab(_ label: String) -> Bool { tab(label) != nil }

  package var stage: Stage { window.stage }

  package var isMoving: Bool { !stage.transitions.isEmpty }

  /// Lets all begin that the last call has asked for.
  package func update() {
    for _ in 0..<100 where !stage.takeTurn() { return }
    stage.record("the app never settles")
  }

  /// Begins what waits, or ends what moves; false if there was neither.
  package func advance() -> Bool {
    stage.use()
    return stage.advance()
  }
}
