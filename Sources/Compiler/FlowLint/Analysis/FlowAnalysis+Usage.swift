import FlowDiagnostics
import FlowModel

extension FlowAnalysis {
  /// The names declared that nothing refers to; of what several flows include, one use is enough, and
  /// so is a word in what can't be read.
  func unused<Entity>(
    _ declared: Arena<Entity>, _ name: (Entity) -> Name, by references: some Sequence<ID<Entity>?>
  ) -> [Name] {
    if project.lacksFragments { return [] }
    var used = repetitions
    for case let id? in references { used.insert(name(declared[id]).range) }
    return declared.elements.map(name).filter {
      !used.contains($0.range) && project.unreadWords[$0.symbol] == nil
    }
  }

  var usedGuards: [ID<Guard>?] {
    project.tests.elements.map { if case .guard(let asked) = $0 { asked.id } else { nil } }
      + project.screens.elements.map(\.requires?.id)
  }

  var usedStates: [ID<AppState>?] {
    project.tests.elements.map { if case .state(let asked, _, _) = $0 { asked.id } else { nil } }
      + project.screens.elements.map { screen in
        if case .switch(let state, _) = screen.kind { state.id } else { nil }
      }
  }

  var usedEffects: [ID<Effect>?] {
    project.actions.elements.map { action in
      if case .effect(let effect, _) = action.kind { effect.id } else { nil }
    }
  }

  var usedOutcomes: [ID<Outcome>?] {
    project.screens.elements.map(\.awaits?.outcome.id)
      + project.actions.elements.map { action in
        if case .await(let wait) = action.kind { wait.outcome.id } else { nil }
      }
  }

  var usedGroups: [ID<EventGroup>?] { project.groupUses.elements.map(\.id) }

  /// Whether some condition asks what nobody knows, or something can't be read, which has been said.
  var hasUnknownParts: Bool {
    !project.unreadWords.isEmpty || project.lacksFragments || project.hasUnreadFiles
      || project.screens.elements.contains { screen in
        if case .embed(let flow) = screen.kind { flow.id == nil } else { false }
      }
      || project.tests.elements.contains { test in
        switch test {
        case .guard(let asked): asked.id == nil
        case .state(let asked, _, let index): asked.id == nil || index == nil
        }
      }
  }

  /// Whether some target is unknown, which has been said, so that a way may be missing.
  var hasUnknownTargets: Bool {
    project.actions.elements.contains { action in
      switch action.kind {
      case .show(let show): show.target.id == nil
      case .setRoot(let target, _), .showInNextColumn(let target, _), .tab(let target, _):
        target.id == nil
      default: false
      }
    } || project.tabs.elements.contains { $0.screen.map { $0.id == nil } ?? false }
      || project.cases.elements.contains { $0.screen.id == nil }
      || project.columns.elements.contains { $0.screen.id == nil }
      || project.steps.elements.contains { $0.screen.id == nil }
  }
}
