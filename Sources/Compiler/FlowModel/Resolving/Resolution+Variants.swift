import FlowDiagnostics
import FlowSyntax

/// A variant adds screens, removes some, and lets events of others lead elsewhere.
extension Resolution {
  /// The changes of the current variant in a flow; nothing for the flow itself.
  func changes(to flow: Syntax) -> Syntax? {
    guard let variant = module.map({ project.modules[$0].variant }) ?? variant else { return nil }
    return flow[.variants]?.entries.first { text($0.name) == variant }?.value
  }

  /// The flow's screens and sequences without those that the variant removes, and with the screens
  /// that it adds.
  mutating func varied(
    _ screens: [(name: Name, value: Syntax)], _ sequences: [(name: Name, value: Syntax)],
    by changes: Syntax?
  ) -> [(name: Name, value: Syntax)] {
    guard let changes else { return screens + sequences }
    let written = screens + sequences
    let known = Set(written.map(\.name.symbol))
    for name in changes[.remove]?.names ?? [] where !known.contains(name.symbol) {
      unknown("screen", name, among: written.map(\.name))
    }
    let added = (changes[.screens]?.entries ?? []).filter { !known.contains($0.name.symbol) }
    return (screens + added + sequences).filter { !removedScreens.contains($0.name.symbol) }
  }

  /// The entries of a mapping that the variant has no other value for.
  func unchanged(_ written: Syntax?, by changed: Syntax?) -> [(name: Name, value: Syntax)] {
    let changedNames = Set((changed?.entries ?? []).map(\.name.symbol))
    return (written?.entries ?? []).filter { !changedNames.contains($0.name.symbol) }
  }

  /// Tabs or steps without those of screens that the variant removes.
  ///
  /// Where none would be left, all stay: the variant must say what becomes of their container.
  func withoutRemoved(_ parts: [Syntax]) -> [Syntax] {
    if removedScreens.isEmpty { return parts }
    let left = parts.filter { part in
      guard let name = part.name ?? part[.screen]?.name else { return true }
      return !removedScreens.contains(name.symbol)
    }
    return left.isEmpty ? parts : left
  }

  /// The events of one of the flow's own screens that lead where the variant says.
  mutating func changedTransitions(of screen: Name, by changes: Syntax?) -> Syntax? {
    let changed = changes?[.screens]?.entries.first { $0.name.symbol == screen.symbol }
    guard let changed, changed.name.range != screen.range else { return nil }
    checkOnlyTransitions(of: screen, changed.value)
    return changed.value[.transitions]
  }

  private mutating func checkOnlyTransitions(of screen: Name, _ changed: Syntax) {
    let name = "'\(text(screen))'"
    for (key, _) in changed.entries where key.symbol != Keyword.transitions.symbol {
      // Of what is no key of any screen it has been said.
      guard Shape.screen.keys.contains(where: { $0.keyword.symbol == key.symbol }) else { continue }
      error(
        "unknown-key", "'\(text(key))' of \(name) can't change", at: key.range,
        hint: "change only its 'transitions', or remove \(name) and add another screen")
    }
  }
}

/// The target of an event, as far as it matters for a variant.
private enum Lead {
  case nowhere, toRemoved, elsewhere

  func and(_ other: Lead) -> Lead {
    switch (self, other) {
    case (.nowhere, _): other
    case (_, .nowhere): self
    case (.toRemoved, .toRemoved): .toRemoved
    default: .elsewhere
    }
  }
}

extension Resolution {
  /// Whether an event leads to screens that the variant removes, and nowhere else.
  func isRemoved(_ event: Syntax) -> Bool {
    !removedScreens.isEmpty && lead(of: event) == .toRemoved
  }

  private func lead(of actions: Syntax?) -> Lead {
    guard let actions else { return .nowhere }
    if let word = actions.name { return lead(of: word) }
    let verbs = [Keyword.to, .setRoot, .show, .tab, .backTo, .dismissTo]
    let targets = verbs.compactMap { actions[$0]?.name }
    if let target = targets.first { return lead(of: target).and(lead(of: actions[.else])) }
    if actions[.alert] != nil || actions[.confirmationDialog] != nil || actions[.finish] != nil {
      return .elsewhere
    }
    let choices = (actions[.choose]?.items ?? []).flatMap { [$0[.then], $0[.else]] }
    let answers = (actions[.cases]?.entries ?? []).map(\.value)
    let ends = actions.isOfEnds ? actions.entries.map(\.value) : []
    let nested = actions.items + [actions[.then], actions[.else]] + choices + answers + ends
    return nested.reduce(.nowhere) { $0.and(lead(of: $1)) }
  }

  private func lead(of word: Name) -> Lead {
    if removedScreens.contains(word.symbol) { return .toRemoved }
    return text(word) == "none" ? .nowhere : .elsewhere
  }
}
