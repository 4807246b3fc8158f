import FlowDiagnostics
import FlowModel
import FlowSyntax

/// What sends an event and is no view: the button of an alert, an outcome that ends, or a tab.
struct EventSender {
  /// What it brings, by name, with its type in Swift.
  typealias Values = [Symbol: String]

  let words: String
  let range: SourceRange
  let screen: ID<Screen>?
  let event: ID<Transition>
  let values: Values
  /// How it brings more: `declare … under 'params' of 'x'`, with the parameters in the place of `…`.
  let advice: @Sendable ([Parameter]) -> String
}

extension FlowAnalysis {
  /// Each button with each event that it may be, each end of an awaited outcome with its event, and each
  /// tab with an event.
  ///
  /// Events that take nothing are left out, and those that take what is brought because they declare
  /// nothing themselves.
  var eventSenders: [EventSender] {
    let taking = project.transitions.elements.filter { !$0.parameters.isEmpty }
    return buttons(named: Set(taking.map(\.event.symbol))) + endsOfOutcomes + tabs
  }

  private var tabs: [EventSender] {
    project.screens.ids.flatMap { id -> [EventSender] in
      guard case .tabs(let tabs) = project.screens[id].kind else { return [] }
      return project.tabs[tabs].compactMap { tab in
        guard let name = tab.event, let event = project.transition(of: id, on: name.symbol) else {
          return nil
        }
        return EventSender(
          words: "a tap on this tab", range: name.range, screen: id, event: event, values: [:],
          advice: { [self] missing in
            "give \(quoted(missing.map(\.name))) a value where the event uses it, with 'with: "
              + "{ \(project.text(missing[0].name)): … }', or a default"
          })
      }
    }
  }

  private func buttons(named names: Set<Symbol>) -> [EventSender] {
    var seen: Set<[Int32]> = []
    return project.alertPresenters.uses.flatMap { use -> [EventSender] in
      guard let alert = project.screens[use.alert].alert else { return [] }
      let sending = project.buttons[alert.buttons].filter {
        $0.sendsEvent && names.contains($0.name.symbol)
      }
      if sending.isEmpty { return [] }
      let (known, isOpen) = project.alertPresenters.screens(at: use.place, in: project)
      let screen = project.screens[use.alert]
      let presenters = isOpen ? Array(project.flows[screen.flow].screens) : known
      return sending.flatMap { button -> [EventSender] in
        let events = presenters.flatMap { presenter in
          project.responses(of: presenter, toButton: button.name.symbol).compactMap(\.transition)
        }.filter { event in
          project.transitions[event].parameters != screen.parameters
            && seen.insert([use.alert.index, button.name.symbol.index, event.index]).inserted
        }
        if events.isEmpty { return [] }
        let values = self.values(of: button, in: alert, screen)
        let advice = self.advice(for: button, of: use.alert)
        return events.map { event in
          EventSender(
            words: "the button \(quoted(button.name)) of \(quoted(use.alert))",
            range: button.name.range, screen: use.alert, event: event, values: values,
            advice: advice)
        }
      }
    }
  }

  private func advice(
    for button: AlertButton, of alert: ID<Screen>
  ) -> @Sendable ([Parameter]) -> String {
    let analysis = self
    return { missing in
      if let rows = button.rows, missing.count == 1 {
        return "the button brings an element as \(analysis.quoted(rows)): "
          + "give the event's parameter this name"
      }
      return "declare \(analysis.quoted(missing.map(\.name))) under 'params' of "
        + "\(analysis.quoted(alert)), or delete it from the event"
    }
  }

  /// The parameters of the alert and the texts of its fields; of an array with a button for each
  /// element, the element.
  private func values(
    of button: AlertButton, in alert: AlertContent, _ screen: Screen
  ) -> EventSender.Values {
    var values: EventSender.Values = [:]
    for parameter in project.parameters[screen.parameters] {
      let isElement = parameter.name.symbol == button.rows?.symbol
      let element = isElement ? project.elementType(of: parameter.type) : nil
      values[parameter.name.symbol] = element ?? project.text(parameter.type.spelling)
    }
    for field in project.fields[alert.fields] { values[field.name.symbol] = "String" }
    return values
  }

  private var endsOfOutcomes: [EventSender] {
    let begun = project.screens.ids.flatMap { id -> [EventSender] in
      guard let outcome = project.screens[id].awaits?.outcome.id else { return [] }
      return ends(of: outcome, on: id) { self.project.transition(of: id, on: $0) }
    }
    return begun
      + project.actions.elements.flatMap { action -> [EventSender] in
        guard case .await(let wait) = action.kind, let outcome = wait.outcome.id else { return [] }
        return ends(of: outcome, on: nil) { self.project.transition(in: wait.ends, on: $0) }
      }
  }

  private func ends(
    of outcome: ID<Outcome>, on screen: ID<Screen>?, _ event: (Symbol) -> ID<Transition>?
  ) -> [EventSender] {
    project.outcomeEnds[project.outcomes[outcome].ends].compactMap { end in
      guard let event = event(end.name.symbol),
        project.transitions[event].parameters != end.parameters
      else { return nil }
      var values: EventSender.Values = [:]
      for parameter in project.parameters[end.parameters] {
        values[parameter.name.symbol] = project.text(parameter.type.spelling)
      }
      return EventSender(
        words: "the end \(quoted(end.name)) of \(quoted(project.outcomes[outcome].name))",
        range: project.transitions[event].event.range, screen: screen, event: event,
        values: values,
        advice: { [self] missing in
          let all = missing.map {
            "\(project.text($0.name)): \(project.text($0.type.spelling))"
          }
          return "add it to the end: '\(project.text(end.name)): "
            + "{ \(all.joined(separator: ", ")) }', or delete it from the event"
        })
    }
  }
}
