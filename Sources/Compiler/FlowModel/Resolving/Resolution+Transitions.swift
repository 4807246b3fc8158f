import FlowDiagnostics
import FlowSyntax

extension Resolution {
  /// The events that a mapping declares, but for those that the variant changes or takes out.
  mutating func events(
    _ syntax: Syntax?, of owner: Name, instead changed: Syntax? = nil,
    embedding screen: Syntax? = nil
  ) -> IDRange<Transition> {
    let kept = unchanged(syntax, by: changed).filter { !isRemoved($0.value) }
    return transitions(kept + (changed?.entries ?? []), of: owner, embedding: screen)
  }

  /// Events or answers, each with what happens on it.
  ///
  /// - Parameter screen: the screen that hears the ends of what it embeds, if they are a screen's events.
  mutating func transitions(
    _ entries: [(name: Name, value: Syntax)], of owner: Name, embedding screen: Syntax? = nil
  ) -> IDRange<Transition> {
    let previous = self.owner
    self.owner = owner
    defer { self.owner = previous }
    let resolved = entries.flatMap { name, value -> [Transition] in
      if let screen, name.symbol == Keyword.finished.symbol,
        let ends = reactions(value, toEndsOf: screen, named: owner)
      {
        return ends
      }
      check(name, is: .member("an event"))
      checkIsNoMember(name)
      return [transition(name, value)]
    }
    return project.transitions.append(contentsOf: resolved)
  }

  /// - Parameter event: the event itself, where authors name it in another way.
  mutating func transition(_ name: Name, _ syntax: Syntax, as event: Name? = nil) -> Transition {
    let declared = syntax[.params]
    return Transition(
      event: event ?? name, description: syntax[.description]?.text,
      declaresParameters: declared != nil,
      parameters: parameters(declared), actions: actions(syntax, event: name))
  }

  mutating func actions(_ syntax: Syntax, event: Name? = nil) -> ActionList {
    guard syntax.kind == .sequence else {
      return project.actions.append(contentsOf: action(syntax, event))
    }
    let resolved = bounded(syntax.items.flatMap { action($0, event) })
    for action in resolved.dropLast() where action.kind.waits {
      error(
        "unexpected-value", "nothing can follow 'await' in a list", at: action.range,
        hint: "move these actions under its 'cases'")
    }
    return project.actions.append(contentsOf: resolved)
  }

  /// The actions of one item: one action, or those of a `then` without a condition.
  private mutating func action(_ syntax: Syntax, _ event: Name?) -> [Action] {
    if let name = syntax.name { return [Action(word(name), at: syntax.range)] }
    if let then = syntax.bareThen {
      let all = then.kind == .sequence ? then.items : [then]
      return all.flatMap { item in
        if item.bareThen == nil { return action(item, event) }
        error(
          "unexpected-value", "a 'then' without a condition can't be inside another",
          at: item.range, hint: "move its actions into the outer list")
        return []
      }
    }
    let kind =
      forward(syntax) ?? backward(syntax, event) ?? decision(syntax, event)
      ?? inlineAlert(syntax, event)
    return kind.map { [Action($0, at: syntax.range)] } ?? []
  }

  /// A word of the language, or else a screen to show.
  private mutating func word(_ name: Name) -> ActionKind {
    let isScreen = isScreen(name)
    if !isScreen, let verb = plainVerb(text(name)) { return verb }
    // By itself: as an argument, it would copy all that is resolved.
    let target = isScreen ? screen(name) : unknownScreenOrWord(name)
    return .show(show(target))
  }

  private func plainVerb(_ word: String) -> ActionKind? {
    switch word {
    case "back": return .back
    case "backToRoot": return .backToRoot
    case "dismiss": return .dismiss
    case "dismissAll": return .dismissAll
    case "finish": return .finish(nil)
    case "cancel": return .cancel
    case "none": return ActionKind.none
    default: return nil
    }
  }

  private mutating func unknownScreenOrWord(_ name: Name) -> Reference<Screen> {
    let meant = meantWord(by: text(name), among: Shape.plainVerbs)
    if ["true", "false", "no", "yes"].contains(text(name)) {
      error(
        "unknown-screen", "'\(text(name))' is no action", at: name.range,
        hint: "say what happens: name a screen, or write 'none'; or delete this")
      return Reference(name, nil)
    }
    guard let meant, likely(name, among: screens.names) == nil else { return screen(name) }
    error(
      "unknown-screen", "no screen is named '\(text(name))'", at: name.range,
      hint: "did you mean '\(meant)'?", fixIt: FixIt(replacing: name.range, with: meant))
    return Reference(name, nil)
  }

  private mutating func inlineAlert(_ syntax: Syntax, _ event: Name?) -> ActionKind? {
    guard let title = syntax[.alert]?.name ?? syntax[.confirmationDialog]?.name else { return nil }
    let words = [owner, event].compactMap { $0 }.map { text($0) } + ["alert"]
    let name = Name(freeName(words.camelCased), at: title.range)
    let id = project.screens.append(Screen(unresolved: name, in: flow))
    declare(name, as: id, in: \.screens, .member("a screen"))
    _ = screens.use(name.symbol)
    inlineAlerts.append((id, name, syntax))
    project.inlineTitles[name] = (syntax[.alert] ?? syntax[.confirmationDialog])?.text
    return .show(show(Reference(name, id)))
  }
}

extension Resolution {
  /// The name itself where no screen has it, or else with the first number that makes it free.
  private mutating func freeName(_ base: String) -> Symbol {
    let symbol = project.symbols.intern(base)
    var free = symbol
    while screens[free] != nil {
      alertNumbers[symbol, default: 1] += 1
      free = project.symbols.intern(base + "\(alertNumbers[symbol, default: 1])")
    }
    return free
  }
}

extension Show {
  /// A target with nothing else said.
  init(to target: Reference<Screen>, ifShown: IfShown?) {
    self.init(
      target: target, presentation: nil, arguments: .empty, entry: nil, statedIfShown: ifShown,
      from: nil, anchor: nil,
      finished: nil, cancelled: nil, dismissed: nil)
  }
}

extension Syntax {
  /// The actions of a `then` without `when` or `after`.
  fileprivate var bareThen: Syntax? {
    self[.when] == nil && self[.after] == nil ? self[.then] : nil
  }
}

extension ActionKind {
  fileprivate var waits: Bool { if case .await = self { true } else { false } }
}
