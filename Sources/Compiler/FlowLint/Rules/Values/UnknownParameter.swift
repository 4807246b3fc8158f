import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A value that is taken from where there is none.
  static let unknownParameter = Rule(
    "unknown-parameter", .error,
    summary: "A value that you pass on exists at this place.",
    rationale: """
      '$event.x' is a parameter of the event, and '$screen.x' of the screen that has the event.
      '{x}' in a screen's title or an alert's text is a parameter of the screen or alert. 'for: x' is
      a parameter of the screen with a step or a button for each element. '$result' is the result of
      what has ended. A name that is not declared there has no value.

      Correct the name, or declare the parameter; an event declares its own under 'params'.
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
              with: { title: $event.nme } # error: the event 'itemTapped' has no parameter 'nme'
            ownerTapped:
              to: item
              with: { title: $screen.owner } # error: the screen 'cart' has no parameter 'owner'
            doneTapped:
              to: item
              with: { title: $result } # error: '$result' has no value here: nothing has ended with a result
            tourTapped: tour
            removeTapped: removal
        item:
          params: { title: String }
          title: "{Title}" # error: the screen 'item' has no parameter 'Title'
        removal:
          params: { title: String }
          alert: "Remove {name}?" # error: the alert 'removal' has no parameter 'name'
          buttons: { cancel: none }
      sequences:
        tour:
          params: { titles: "[String]" }
          steps: [{ screen: item, for: names }] # error: the sequence 'tour' has no parameter 'names'
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
        item: { params: { title: String }, title: "{title}" }
        removal:
          params: { title: String }
          alert: "Remove {title}?"
          buttons: { cancel: none }
      sequences:
        tour:
          params: { titles: "[String]" }
          steps: [{ screen: item, for: titles }]
          then: back
      """,
    isNeededByCode: true
  ) { analysis in
    analysis.argumentSites.flatMap { site in
      site.given.compactMap { argument in
        analysis.isOfUnreadType(argument) ? nil : analysis.unknownSource(of: argument, at: site)
      }
    }
      + analysis.project.screens.ids.flatMap {
        analysis.unknownPlaceholders(of: $0) + analysis.unknownRows(of: $0)
      }
  }
}

extension FlowAnalysis {
  /// Whether a value is of a parameter whose type can't be read, which has been said.
  fileprivate func isOfUnreadType(_ argument: Argument) -> Bool {
    switch argument.value {
    case .event(let name), .screen(let name): project.untypedParameters.contains(name.symbol)
    case .result, .literal: false
    }
  }

  fileprivate func unknownSource(of argument: Argument, at site: ArgumentSite) -> Finding? {
    let (context, parameter) = (site.context, project.parameter(argument.parameter, in: site.takes))
    switch argument.value {
    case .event(let name):
      if project.event(bringing: name, in: context) != nil { return nil }
      guard let event = context.events.first else {
        let isPreview = context.sharing == .preview
        return Finding(
          "'$event' has no value here: "
            + (isPreview ? "a preview has no event" : "the end of a run brings only its result"),
          at: argument.range, on: context.screen,
          hint: isPreview ? literal : "use '$screen.x' or a literal, or '$result' if there is one")
      }
      let owner = "the event \(quoted(event.name))"
      return Finding(
        "\(owner) has no parameter \(quoted(name))", at: argument.range, on: context.screen,
        hint: hint(for: name, among: event.parameters, of: owner, as: parameter?.type))
    case .screen(let name):
      guard let screen = context.screen else {
        guard let sharing = context.sharing else { return nil }
        return Finding(
          "'$screen' is unknown here: \(sharing.reason)", at: argument.range,
          hint: hint(for: name, sharing))
      }
      let parameters = project.screens[screen].parameters
      if project.parameter(name, in: parameters) != nil { return nil }
      return Finding(
        "the \(noun(of: screen)) \(quoted(screen)) has no parameter \(quoted(name))",
        at: argument.range, on: screen,
        hint: hint(for: name, among: parameters, of: quoted(screen), as: parameter?.type))
    case .result:
      let isPreview = context.sharing == .preview
      guard context.isAfterNothing || isPreview, !hasUnknownTargets else { return nil }
      return Finding(
        "'$result' has no value here: nothing has ended with a result", at: argument.range,
        on: context.screen,
        hint: isPreview
          ? literal : "say '$result' under 'finished' of a screen or flow with 'returns'")
    case .literal: return nil
    }
  }

  private var literal: String { "give the preview a literal" }

  private func hint(for name: Name, _ sharing: ArgumentSite.Sharing) -> String {
    let word = "'$event.\(project.text(name))'"
    return switch sharing {
    case .app, .screens: "declare \(quoted(name)) under the event's 'params', and say \(word)"
    case .entry: "say \(word): whoever opens the entry brings it"
    case .preview: literal
    }
  }

  func noun(of screen: ID<Screen>) -> String {
    switch project.screens[screen].kind {
    case .sequence: "sequence"
    case .alert: "alert"
    case .confirmationDialog: "dialog"
    case .view, .tabs, .split, .switch, .embed, .external: "screen"
    }
  }

  /// What something is to be repeated for, and isn't a parameter.
  fileprivate func unknownRows(of id: ID<Screen>) -> [Finding] {
    let screen = project.screens[id]
    return project.repeatedParameters(in: screen)
      .filter { project.parameter($0, in: screen.parameters) == nil }
      .map { rows in
        Finding(
          "the \(noun(of: id)) \(quoted(id)) has no parameter \(quoted(rows))", at: rows.range,
          on: id,
          hint: hint(for: rows, among: screen.parameters, of: quoted(id)))
      }
  }
}

extension ArgumentSite.Sharing {
  fileprivate var reason: String {
    switch self {
    case .app: "no screen sends an event of 'app'"
    case .screens: "many screens have this event"
    case .entry: "an entry belongs to no screen"
    case .preview: "a preview shows the screen by itself"
    }
  }
}
