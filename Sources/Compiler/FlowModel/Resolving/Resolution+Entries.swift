import FlowDiagnostics
import FlowSyntax

/// Entries are looked up once all flows are known, since `at` names those of another flow.
extension Resolution {
  mutating func entries(
    _ syntax: Syntax?, instead changed: Syntax?, start: ID<Screen>?
  ) -> IDRange<Entry> {
    let all = unchanged(syntax, by: changed) + (changed?.entries ?? [])
    let resolved = all.map { entry in
      check(entry.name, is: .member("an entry"))
      let actions = actions(entry.value)
      if let start { showOnce(start, in: actions) }
      return Entry(name: entry.name, actions: actions)
    }
    return project.entries.append(contentsOf: resolved)
  }

  /// An entry builds its stack on what the flow starts with. One that names that first means it, and
  /// no second.
  private mutating func showOnce(_ start: ID<Screen>, in actions: ActionList) {
    guard let first = actions.first, case .show(var show) = project.actions[first].kind,
      show.target.id == start, show.presentation == nil, show.statedIfShown == nil
    else { return }
    show.statedIfShown = show.arguments.isEmpty ? .return : .update
    project.actions[first] = Action(.show(show), at: project.actions[first].range)
  }

  /// An entry brings what its actions name as brought, too: nobody else declares it.
  mutating func settleNeeds(ofEntry id: ID<Entry>) {
    let entry = project.entries[id]
    let steps = project.stepsInKeptOrder(of: entry.actions).map { project.actions[$0] }
    project.entries[id].parameters = needs(
      of: entry.actions, for: entry.name, steps.flatMap(project.named))
  }

  mutating func settleEntries() {
    for screen in project.screens.ids {
      for link in project.deepLinks[project.screens[screen].deepLinks] {
        guard let entry = link.entry else { continue }
        check(entry, among: project.flows[project.screens[screen].flow])
      }
    }
    for action in project.actions.elements {
      guard case .show(let show) = action.kind, let entry = show.entry,
        let target = show.target.id
      else { continue }
      check(entry, ofWhatIsShownBy: target)
    }
  }

  private mutating func check(_ entry: Name, ofWhatIsShownBy screen: ID<Screen>) {
    guard case .embed(let flow) = project.screens[screen].kind else {
      let name = text(project.screens[screen].name)
      return error(
        "unknown-entry", "'\(name)' embeds no flow, so it has no entries", at: entry.range,
        hint: "delete 'at', or show a screen with 'embed'")
    }
    if let flow = flow.id { check(entry, among: project.flows[flow]) }
  }

  private mutating func check(_ entry: Name, among flow: Flow) {
    let known = project.entries[flow.entries].map(\.name)
    if !known.contains(where: { $0.symbol == entry.symbol }) {
      unknown("entry", entry, among: known)
    }
  }
}
