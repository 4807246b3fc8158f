import FlowDiagnostics
import FlowSyntax

extension Resolution {
  func text(_ name: Name) -> String { project.text(name) }

  func text(_ text: Text) -> String { project.text(text) }

  mutating func error(
    _ rule: String, _ message: String, at range: SourceRange, notes: [Note] = [],
    hint: String, fixIt: FixIt? = nil
  ) {
    diagnostics.append(
      Diagnostic(.error, rule, message, at: range, notes: notes, hint: hint, fixIt: fixIt))
  }

  /// Says that a name names nothing, and which one was likely meant.
  mutating func unknown(_ kind: String, _ name: Name, among names: [Name]) {
    if unreadDeclarations.contains(name.symbol) { return }
    if lacksFragment, Self.kindsInFragments.contains(kind) { return }
    if reportsOtherKind(kind, name) { return }
    let bare = text(name).withoutTypographicQuotes
    let meant = bare == nil ? likely(name, among: names) : nil
    if let bare { noteUse(of: bare, at: name.range) }
    if let meant {
      noteUse(of: meant.symbol, at: name.range)
      // That the other can't be named so has been said, or will be.
      if Self.kindsOfMembers.contains(kind), NameCheck(text(meant)) != .member { return }
    }
    if meant == nil, reportsOtherFlow(kind, name) { return }
    if meant == nil, !diagnostics.isFull, isSwiftName(text(name)) {
      unknownNames[kind, default: []].append(
        UnknownName(name: name, diagnostic: diagnostics.count, owner: owner))
    }
    error(
      "unknown-\(kind)", "no \(kind) is named '\(text(name))'", at: name.range,
      notes: meant.map { [Note("'\(text($0))' is declared here", at: $0.range)] } ?? [],
      hint: meant.map { "did you mean '\(text($0))'?" }
        ?? bare.map { "write it with straight quotes, or with none: '\($0)'" }
        ?? declaring(kind, name, besides: names),
      fixIt: meant.map { FixIt(replacing: name.range, with: text($0)) })
  }

  private static let kindsInFragments: Set<String> = [
    "screen", "state", "guard", "effect", "outcome", "group",
  ]

  private static let kindsOfMembers: Set<String> = kindsInFragments.union(["entry", "value"])

  /// How to declare a name, or which names there are.
  private func declaring(_ kind: String, _ name: Name, besides names: [Name]) -> String {
    let word = text(name)
    if kind == "screen" {
      if let action = action(word, among: names) { return action }
      if Shape.plainVerbs.contains(word) {
        return "'\(word)' is an action: write the word alone, where an action stands"
      }
      if !flowNames.meant(by: name.symbol, in: module, project.symbols).isEmpty {
        return "to show the flow, add a screen with 'embed: \(word)', and name this screen"
      }
    }
    let isDeclared = ["guard", "effect", "outcome", "state", "group", "screen", "entry"]
    if isDeclared.contains(kind), !isSwiftName(word) {
      return "write a name, which has only letters A to Z, digits and '_'"
    }
    switch kind {
    case "guard", "effect":
      return names.isEmpty ? "declare it: '\(kind)s: [\(word)]'" : "add '\(word)' to '\(kind)s'"
    case "outcome":
      return mapping(kind, "\(word): [done, failed]", "its ends", isFirst: names.isEmpty)
    case "state": return mapping(kind, "\(word): [one, two]", "its values", isFirst: names.isEmpty)
    case "group":
      return mapping(kind, "\(word): { … }", "its events", isFirst: names.isEmpty)
    case "screen":
      return "add '\(word):' to 'screens', or correct the name"
    case "entry": return mapping("entrie", "\(word): [ … ]", "its actions", isFirst: names.isEmpty)
    case "flow": return "give flowc the file of '\(word)' too, or name its module in flowc.yml"
    default:
      let known = names.prefix(8).map { "'\(text($0))'" }.joined(separator: ", ")
      return "the \(kind)s are \(known)" + (names.count > 8 ? " and others" : "")
    }
  }

  /// An action that is written without braces: `push note`.
  private func action(_ words: String, among screens: [Name]) -> String? {
    let called = String(words.prefix { $0 != "(" })
    if called != words, words.hasSuffix(")"), screens.contains(where: { text($0) == called }) {
      return "arguments stand under 'with': { to: \(called), with: { … } }"
    }
    let parts = words.split(separator: " ").map(String.init)
    if parts.count == 2, ["finish", "effect"].contains(parts[0]), isSwiftName(parts[1]) {
      return "write { \(parts[0]): \(parts[1]) }"
    }
    guard parts.count == 2, screens.contains(where: { text($0) == parts[1] }) else { return nil }
    let keys = Shape.action.keys.map(\.keyword.spelling)
    if PresentationStyle(rawValue: parts[0]) != nil {
      return "write { to: \(parts[1]), style: \(parts[0]) }"
    }
    return keys.contains(parts[0])
      ? "write { \(parts[0]): \(parts[1]) }" : "write the name alone: '\(parts[1])'"
  }

  private func mapping(_ kind: String, _ entry: String, _ what: String, isFirst: Bool) -> String {
    isFirst
      ? "declare it with \(what): '\(kind)s: { \(entry) }'"
      : "add it to '\(kind)s', with \(what): '\(entry)'"
  }

  /// The name that an unknown one was likely meant to be, if there is one.
  ///
  /// In a project that is wrong all over, only the first unknown names are compared with all others.
  mutating func likely(_ name: Name, among names: [Name]) -> Name? {
    if names.count > comparisonsLeft { return nil }
    comparisonsLeft -= names.count
    let meant = nearest(to: text(name), among: names.map { text($0) })
    return meant.flatMap { word in names.first { text($0) == word } }
  }

  /// Declares a name in a scope, unless the scope has it already.
  mutating func declare<Entity>(
    _ name: Name, as id: ID<Entity>, in scope: WritableKeyPath<Resolution, Scope<Entity>>,
    _ kind: NameKind
  ) {
    check(name, is: kind)
    if self[keyPath: scope][name.symbol] != nil {
      let first = self[keyPath: scope].declaration(of: name.symbol)
      error(
        "duplicate-name", "'\(text(name))' is declared twice", at: name.range,
        notes: first.map { [Note("it is declared here first", at: $0.range)] } ?? [],
        hint: "delete one of the two, or give it another name")
    } else {
      self[keyPath: scope].declare(name, as: id)
    }
  }

  func isScreen(_ name: Name) -> Bool { screens[name.symbol] != nil }

  /// The flow's first screen.
  mutating func start(_ name: Name) -> Reference<Screen> {
    guard screens[name.symbol] == nil, removedScreens.contains(name.symbol) else {
      return screen(name)
    }
    error(
      "unknown-screen", "'\(text(name))' is removed", at: name.range,
      hint: "add the first screen to the variant: 'start: …'")
    return Reference(name, nil)
  }

  mutating func screen(_ name: Name) -> Reference<Screen> {
    let id = screens.use(name.symbol)
    if id == nil, removedScreens.contains(name.symbol) {
      error(
        "unknown-screen", "'\(text(name))' is removed", at: name.range,
        hint: "change the event in the variant; if this is no event, also remove the screen or the "
          + "sequence that it belongs to")
    } else if id == nil, [Keyword.next, .skip].contains(where: { $0.symbol == name.symbol }) {
      let word = "'\(text(name))'"
      error(
        "unknown-screen", "\(word) is an event that the view of a step sends, not an action",
        at: name.range,
        hint: "delete this, and let the view send \(word), or a button of an alert with this name")
    } else if id == nil {
      unknown("screen", name, among: screens.names)
    }
    return Reference(name, id)
  }

  mutating func state(_ name: Name) -> Reference<AppState> {
    let id = states.use(name.symbol)
    if id == nil { unknown("state", name, among: states.names) }
    return Reference(name, id)
  }

  mutating func `guard`(_ name: Name) -> Reference<Guard> {
    let id = guards.use(name.symbol)
    if id == nil { unknown("guard", name, among: guards.names) }
    return Reference(name, id)
  }

  mutating func effect(_ name: Name) -> Reference<Effect> {
    let id = effects.use(name.symbol)
    if id == nil { unknown("effect", name, among: effects.names) }
    return Reference(name, id)
  }

  mutating func outcome(_ name: Name) -> Reference<Outcome> {
    let id = outcomes.use(name.symbol)
    if id == nil { unknown("outcome", name, among: outcomes.names) }
    return Reference(name, id)
  }

  mutating func group(_ name: Name) -> Reference<EventGroup> {
    let id = groups.use(name.symbol)
    if id == nil { unknown("group", name, among: groups.names) }
    return Reference(name, id)
  }
}

extension String {
  /// What stands between typographic quotes, if the text begins and ends with them.
  var withoutTypographicQuotes: String? {
    let quotes = "‘’‚‛“”„‟‹›«»"
    guard count > 2, let first, let last, quotes.contains(first), quotes.contains(last) else {
      return nil
    }
    return String(dropFirst().dropLast())
  }
}
