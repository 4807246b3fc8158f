import FlowDiagnostics
import FlowSyntax

extension Resolution {
  /// The kind of screen that a mapping declares, by its key.
  mutating func kind(of syntax: Syntax) -> ScreenKind {
    if syntax[.steps] != nil { return .sequence(sequence(syntax)) }
    if let title = syntax[.alert]?.text { return .alert(alert(title, syntax)) }
    if let title = syntax[.confirmationDialog]?.text {
      return .confirmationDialog(alert(title, syntax))
    }
    if let tabs = syntax[.tabs] { return .tabs(self.tabs(tabs)) }
    if let split = syntax[.split] { return .split(columns(split)) }
    if let state = syntax[.switch]?.name { return switchKind(state, syntax[.cases]) }
    if let flow = syntax[.embed]?.name { return .embed(flowReference(flow)) }
    return isTrue(syntax[.external]) ? .external : .view
  }

  mutating func alert(_ title: Text, _ syntax: Syntax) -> AlertContent {
    let parameters = syntax[.params]?.entries.map(\.0) ?? []
    let fields = (syntax[.fields]?.entries ?? []).map { name, value in
      check(name, is: .member("a field"))
      if let parameter = parameters.first(where: { $0.symbol == name.symbol }) {
        broughtTwice(name, parameter)
      }
      return AlertField(
        name: name, placeholder: value.text ?? value[.placeholder]?.text,
        isSecure: isTrue(value[.secure]))
    }
    let buttons = (syntax[.buttons]?.entries ?? []).map { button($0.name, $0.value) }
    return AlertContent(
      title: title, message: syntax[.message]?.text,
      fields: project.fields.append(contentsOf: fields),
      buttons: project.buttons.append(contentsOf: buttons))
  }

  private mutating func broughtTwice(_ field: Name, _ parameter: Name) {
    error(
      "duplicate-name",
      "'\(text(field))' is both a field and a parameter of the alert",
      at: field.range, notes: [Note("it is a parameter here", at: parameter.range)],
      hint: "give one of the two another name")
  }

  private mutating func button(_ name: Name, _ syntax: Syntax) -> AlertButton {
    check(name, is: .member("a button"))
    let onlyCloses = syntax.name.map { text($0) == "none" } ?? false
    let role = syntax[.role]?.name.flatMap { ButtonRole(rawValue: text($0)) }
    return AlertButton(
      name: name, title: onlyCloses ? nil : syntax.text ?? syntax[.title]?.text,
      role: role ?? (onlyCloses && text(name) == "cancel" ? .cancel : nil),
      sendsEvent: !onlyCloses && !unreadDeclarations.contains(name.symbol), rows: syntax[.for]?.name
    )
  }

  private mutating func tabs(_ syntax: Syntax) -> IDRange<Tab> {
    let resolved = withoutRemoved(syntax.items).map { item in
      if let badge = item[.badge]?.name { check(badge, is: .member("a badge")) }
      if let array = item[.for]?.name { check(array, is: .member("an array of tabs")) }
      let root = (item.name ?? item[.screen]?.name).map { screen($0) }
      if item[.for]?.name != nil, let id = root?.id { project.elementRoots.insert(id) }
      return Tab(
        screen: root, forEach: item[.for]?.name, event: item[.event]?.name,
        title: item[.title]?.text, icon: item[.icon]?.text,
        when: item[.when].map { condition($0) }, badge: item[.badge]?.name,
        role: item[.role]?.name.flatMap { TabRole(rawValue: text($0)) }, range: item.range)
    }
    checkSearch(among: syntax.items)
    return project.tabs.append(contentsOf: resolved)
  }

  /// The platform shows one search tab, apart from the others.
  private mutating func checkSearch(among tabs: [Syntax]) {
    let searches = tabs.compactMap { tab in
      tab[.role]?.name.flatMap { text($0) == TabRole.search.rawValue ? (tab, $0) : nil }
    }
    for (place, (tab, role)) in searches.enumerated() where place > 0 || tab[.for] != nil {
      error(
        "unexpected-value",
        place > 0
          ? "another tab is the search tab already" : "several tabs can't be the search tab",
        at: role.range,
        notes: place > 0 ? [Note("it is here", at: searches[0].1.range)] : [],
        hint: "leave out 'role' of this tab")
    }
  }

  private mutating func columns(_ syntax: Syntax) -> IDRange<SplitColumn> {
    let all: [(ColumnKind, Keyword)] = [
      (.sidebar, .sidebar), (.content, .content), (.detail, .detail),
    ]
    let resolved = all.compactMap { kind, keyword in
      syntax[keyword]?.name.map { SplitColumn(kind: kind, screen: screen($0)) }
    }
    return project.columns.append(contentsOf: resolved)
  }

  private mutating func switchKind(_ name: Name, _ cases: Syntax?) -> ScreenKind {
    let state = isGuard(switched: name) ? Reference(name, nil) : self.state(name)
    let resolved = (cases?.entries ?? []).map { value, target in
      SwitchCase(
        value: value, index: index(of: value, in: state),
        screen: target.name.map { screen($0) } ?? Reference(value, nil))
    }
    return .switch(
      cases?.kind == .mapping ? state : Reference(name, nil),
      project.cases.append(contentsOf: resolved))
  }

  /// Whether a switch asks a guard, which has no values; then it says so.
  private mutating func isGuard(switched name: Name) -> Bool {
    if states[name.symbol] != nil || guards[name.symbol] == nil { return false }
    noteUse(of: name.symbol, at: name.range)
    error(
      "unknown-state", "'\(text(name))' is a guard, not a state", at: name.range,
      hint: "declare it under 'states' instead of 'guards', with its values: "
        + "'\(text(name)): [one, two]'")
    return true
  }

  /// The place of a value among a state's; says so where it is none of them.
  mutating func index(of value: Name, in state: Reference<AppState>) -> Int? {
    guard let id = state.id else { return nil }
    let values = Array(project.stateCases[project.states[id].cases])
    // A state without values is an error of its own.
    if values.isEmpty { return nil }
    let index = values.firstIndex { $0.symbol == value.symbol }
    if index == nil { unknown("value", value, among: values) }
    return index
  }

  private mutating func sequence(_ syntax: Syntax) -> ScreenSequence {
    refuseZoom(syntax, "a sequence")
    let steps = withoutRemoved(syntax[.steps]?.items ?? []).compactMap {
      step($0, defaults: syntax)
    }
    if let once = syntax[.once]?.name { checkFlag(once) }
    return ScreenSequence(
      steps: project.steps.append(contentsOf: steps), then: syntax[.then].map { actions($0) },
      skip: syntax[.skip].map { actions($0) }, once: syntax[.once]?.name,
      allowsBack: syntax[.back]?.name.map { text($0) != "false" } ?? true,
      resumes: isTrue(syntax[.resumes]) ? syntax[.resumes]?.range : nil)
  }

  /// YAML's words for yes and no are no names of a flag.
  private mutating func checkFlag(_ once: Name) {
    let word = text(once)
    guard ["true", "false", "yes", "no", "on", "off"].contains(word.lowercased()) else {
      return check(once, is: .member("what is shown once"))
    }
    let flag = owner.map { "\(text($0))Seen" } ?? "seen"
    error(
      "invalid-name", "'\(word)' can't be the name of a flag", at: once.range,
      hint: "name the flag that the app keeps: 'once: \(flag)'")
  }

  private mutating func step(_ syntax: Syntax, defaults: Syntax) -> SequenceStep? {
    guard let name = syntax.name ?? syntax[.screen]?.name else { return nil }
    refuseZoom(syntax, "a step")
    let shown =
      presentation(syntax, over: defaults) ?? presentation(orOfFlow: defaults)
      ?? Presentation(.push, at: syntax.range)
    return SequenceStep(
      screen: screen(name), presentation: shown, when: syntax[.when].map { condition($0) },
      forEach: syntax[.for]?.name, arguments: arguments(syntax[.with]), range: syntax.range)
  }

  /// Gives the alerts that were written inline their place after the flow's other screens.
  mutating func resolveInlineAlerts() {
    while !inlineAlerts.isEmpty {
      let waiting = inlineAlerts
      inlineAlerts = []
      for alert in waiting {
        project.screens[alert.id].kind = kind(of: alert.syntax)
        if alert.syntax[.alert] == nil {
          project.screens[alert.id].anchor = anchor(alert.syntax, of: alert.syntax, nil)
        }
      }
    }
  }
}
