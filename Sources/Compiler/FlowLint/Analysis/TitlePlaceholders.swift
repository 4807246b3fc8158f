import FlowDiagnostics
import FlowModel
import FlowProofs

/// Names in braces, in titles and in the texts of alerts, for which there is no value.
extension FlowAnalysis {
  func unknownPlaceholders(of id: ID<Screen>) -> [Finding] {
    let screen = project.screens[id]
    if let alert = screen.alert {
      let texts = [alert.title, alert.message] + project.buttons[alert.buttons].map(\.title)
      return project.inlineTitles[screen.name] == nil
        ? unknown(in: texts, of: id, on: id) : unknown(in: texts, ofInline: id)
    }
    let own = screen.model == nil ? unknown(in: [screen.title], of: id, on: id) : unfilled(id)
    guard case .tabs(let tabs) = screen.kind else { return own }
    return own + project.tabs[tabs].flatMap { unknownPlaceholders(of: $0, on: id) }
  }

  private func unknownPlaceholders(of tab: Tab, on id: ID<Screen>) -> [Finding] {
    if tab.forEach != nil {
      return tab.screen?.id.map { unknown(in: [tab.title], of: $0, on: id) } ?? []
    }
    guard let title = tab.title else { return [] }
    return placeholders(in: title).map {
      Finding(
        "nothing fills in '{\($0)}', because a tab has no parameters", at: title.range, on: id,
        hint: "delete it from the title; only a tab with 'for' has a value, its element")
    }
  }

  /// A title with a parameter of a screen whose view gets a model instead, so that nothing fills it in.
  private func unfilled(_ id: ID<Screen>) -> [Finding] {
    let screen = project.screens[id]
    guard let title = screen.title else { return [] }
    let known = project.parameters[screen.parameters].map { project.text($0.name) }
    return placeholders(in: title).filter(known.contains).map {
      Finding(
        "nothing fills in '{\($0)}', because the view gets a model instead of parameters",
        at: title.range, on: id, hint: "delete the title, and set it in the view")
    }
  }

  private func unknown(
    in texts: [Text?], of id: ID<Screen>, on place: ID<Screen>
  ) -> [Finding] {
    missing(in: texts, of: id).map { name, range in
      finding(
        "the \(noun(of: id)) \(quoted(id)) has no parameter '\(name)'", name, at: range, of: id,
        on: place, hint: "declare it under 'params' of \(quoted(id))")
    }
  }

  /// What an alert lacks that is written among actions: it has what these are given.
  private func unknown(in texts: [Text?], ofInline id: ID<Screen>) -> [Finding] {
    let missing = missing(in: texts, of: id)
    if missing.isEmpty { return [] }
    if let end = project.endOfOutcome(showing: id).map({ project.text($0) }) {
      return missing.map { name, range in
        finding(
          "the end '\(end)' has no parameter '\(name)'", name, at: range, of: id, on: id,
          hint: "declare it with the end: '\(end): { … }'")
      }
    }
    let isOfEvent = project.transitions.elements.contains {
      project.list($0.actions, shows: id)
    }
    return missing.map { name, range in
      isOfEvent
        ? finding(
          "the event of this alert has no parameter '\(name)'", name, at: range, of: id, on: id,
          hint: "declare it under 'params' of the event")
        : finding(
          "nothing gives this \(noun(of: id)) a value for '\(name)'", name, at: range, of: id,
          on: id,
          hint: "declare the \(noun(of: id)) under 'screens' with 'params', and show it with "
            + "'with: { \(name): \(likelyValue(of: name, in: id)) }'")
    }
  }

  /// What an alert can be given that is shown when the user leaves a screen.
  private func likelyValue(of name: String, in alert: ID<Screen>) -> String {
    let isOfScreen = project.screen(leftBy: alert).map { screen in
      project.parameters[project.screens[screen].parameters].contains {
        project.text($0.name) == name
      }
    }
    return isOfScreen == true ? "$screen.\(name)" : "…"
  }

  private func finding(
    _ message: String, _ name: String, at range: SourceRange, of id: ID<Screen>,
    on place: ID<Screen>, hint: String
  ) -> Finding {
    let known = project.parameters[project.screens[id].parameters].map { project.text($0.name) }
    return Finding(
      message, at: range, on: place,
      hint: nearest(to: name, among: known).map { "did you mean '\($0)'?" } ?? hint)
  }

  /// The names in braces that no parameter has, each with its text.
  private func missing(
    in texts: [Text?], of id: ID<Screen>
  ) -> [(name: String, range: SourceRange)] {
    let known = project.parameters[project.screens[id].parameters].map { project.text($0.name) }
    return texts.compactMap { $0 }.flatMap { text in
      placeholders(in: text).filter { !known.contains($0) }.map { ($0, text.range) }
    }
  }

  /// The names that stand in braces.
  private func placeholders(in text: Text) -> [String] {
    project.text(text).split(separator: "{", omittingEmptySubsequences: false).dropFirst()
      .compactMap { part in part.firstIndex(of: "}").map { String(part[..<$0]) } }
  }
}

extension FlowProject {
  /// The end of an outcome at which an alert is shown that is written there.
  fileprivate func endOfOutcome(showing alert: ID<Screen>) -> Name? {
    for case .await(let wait) in actions.elements.map(\.kind) {
      for end in wait.ends where list(transitions[end].actions, shows: alert) {
        return transitions[end].event
      }
    }
    return nil
  }

  /// The screen at whose 'leaving' an alert is shown.
  fileprivate func screen(leftBy alert: ID<Screen>) -> ID<Screen>? {
    screens.ids.first { screens[$0].leaving.map { list($0, shows: alert) } ?? false }
  }

  /// Whether actions of one event show a screen.
  fileprivate func list(_ list: ActionList, shows screen: ID<Screen>) -> Bool {
    actions(in: list, into: .ofOneEvent).contains { action in
      if case .show(let show) = actions[action].kind { show.target.id == screen } else { false }
    }
  }
}
