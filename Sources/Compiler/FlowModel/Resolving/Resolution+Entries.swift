import FlowDiagnostics
import FlowSyntax

/// Entries are looked up once all flows are known, since `at` names those of another flow.
extension Resolution {
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
        "unknown-entry", "'\(name)' embeds no flow that could be gone into by an entry",
        at: entry.range)
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
