import FlowDiagnostics
import FlowModel

extension Rule {
  /// A value that is taken from where there is none.
  static let unknownParameter = Rule(
    "unknown-parameter", .error,
    summary: "What is handed on was there to be handed on.",
    rationale: """
      '$event.x' is a parameter of the event at hand, '$screen.x' one of the screen whose event it
      is, '{x}' in an alert's text one of the alert, and 'for: x' one of the screen that has a step, a
      tab or a button for each element. '$result' is what something has ended with. A name that isn't
      declared there stands for nothing, so that there would be nothing to show.

      Correct the name, or declare the parameter: an event's under its 'params'.
      """,
    flagged: """
      flow: Cart
      start: cart
      screens:
        cart:
          params: { customer: String }
          transitions:
            itemTapped:
              params: { name: String }
              to: item
              with: { title: $event.nme } # error: 'itemTapped' brings no 'nme'
            ownerTapped:
              to: item
              with: { title: $screen.owner } # error: 'cart' has no 'owner'
            doneTapped:
              to: item
              with: { title: $result } # error: nothing that has ended here brings a result
            tourTapped: tour
            removeTapped: removal
        item: { params: { title: String } }
        removal:
          params: { title: String }
          alert: "Remove {name}?" # error: 'removal' has no 'name'
          buttons: { cancel: none }
      sequences:
        tour:
          params: { titles: "[String]" }
          steps: [{ screen: item, for: names }] # error: 'tour' has no 'names'
          then: back
      """,
    accepted: """
      flow: Cart
      start: cart
      screens:
        cart:
          params: { customer: String }
          transitions:
            itemTapped:
              params: { name: String }
              to: item
              with: { title: $event.name }
            ownerTapped: { to: item, with: { title: $screen.customer } }
            removeTapped: removal
            tourTapped: tour
        item: { params: { title: String } }
        removal:
          params: { title: String }
          alert: "Remove {title}?"
          buttons: { cancel: none }
      sequences:
        tour:
          params: { titles: "[String]" }
          steps: [{ screen: item, for: titles }]
          then: back
      """
  ) { analysis in
    analysis.handovers.flatMap { handover in
      handover.given.compactMap { argument in
        analysis.unknownSource(of: argument, in: handover.context)
      }
    }
      + analysis.project.screens.ids.flatMap {
        analysis.unknownPlaceholders(of: $0) + analysis.unknownRows(of: $0)
      }
  }
}

extension FlowAnalysis {
  fileprivate func unknownSource(
    of argument: Argument, in context: Handover.Context
  ) -> Finding? {
    switch argument.value {
    case .event(let name):
      guard let event = context.event, let eventName = context.eventName else { return nil }
      return unknown(name, in: event, "\(quoted(eventName)) brings no", argument, context)
    case .screen(let name):
      guard let screen = context.screen else {
        guard context.isShared else { return nil }
        return Finding(
          "no one screen has \(quoted(name)): many have this event", at: argument.range)
      }
      let parameters = project.screens[screen].parameters
      return unknown(name, in: parameters, "\(quoted(screen)) has no", argument, context)
    case .result:
      guard context.isAfterNothing, !hasUnknownTargets else { return nil }
      return Finding(
        "nothing that has ended here brings a result", at: argument.range, on: context.screen)
    case .literal: return nil
    }
  }

  private func unknown(
    _ name: Name, in parameters: IDRange<Parameter>, _ message: String, _ argument: Argument,
    _ context: Handover.Context
  ) -> Finding? {
    if project.parameter(name, in: parameters) != nil { return nil }
    let known = project.parameters[parameters].map { project.text($0.name) }
    let meant = nearest(to: project.text(name), among: known)
    return Finding(
      "\(message) \(quoted(name))", at: argument.range, on: context.screen,
      hint: meant.map { "did you mean '\($0)'?" })
  }

  /// What something is to be repeated for, and isn't a parameter.
  fileprivate func unknownRows(of id: ID<Screen>) -> [Finding] {
    let screen = project.screens[id]
    let rows: [Name?] =
      switch screen.kind {
      case .tabs(let tabs): project.tabs[tabs].map(\.forEach)
      case .sequence(let sequence): project.steps[sequence.steps].map(\.forEach)
      case .alert(let alert), .confirmationDialog(let alert):
        project.buttons[alert.buttons].map(\.rows)
      case .view, .split, .switch, .embed, .external: []
      }
    return rows.compactMap { $0 }.filter { project.parameter($0, in: screen.parameters) == nil }
      .map { rows in
        let known = project.parameters[screen.parameters].map { project.text($0.name) }
        let meant = nearest(to: project.text(rows), among: known)
        return Finding(
          "\(quoted(id)) has no \(quoted(rows))", at: rows.range, on: id,
          hint: meant.map { "did you mean '\($0)'?" })
      }
  }

  fileprivate func unknownPlaceholders(of id: ID<Screen>) -> [Finding] {
    let screen = project.screens[id]
    guard let alert = screen.alert else { return [] }
    let known = project.parameters[screen.parameters].map { project.text($0.name) }
    return [alert.title, alert.message].compactMap { $0 }.flatMap { text in
      placeholders(in: project.text(text)).filter { !known.contains($0) }.map {
        Finding("\(quoted(id)) has no '\($0)'", at: text.range, on: id)
      }
    }
  }

  /// The names that stand in braces.
  private func placeholders(in text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }
}
