import FlowDiagnostics
import FlowSyntax

/// The ends that flows name, and who hears them.
extension Resolution {
  /// The ends of `returns: { selected: String, skipped: }`.
  mutating func declareEnds(_ returned: Syntax?, of flow: ID<Flow>) -> IDRange<FlowEnd> {
    guard let returned, returned.namesEnds else { return .empty }
    var declared: Set<Symbol> = []
    let ends = returned.declarations.compactMap { name, value -> FlowEnd? in
      if value == nil, NameCheck(text(name)) != .member { return nil }
      guard declared.insert(name.symbol).inserted else { return nil }
      check(name, is: .member("an end"))
      checkIsNoKey(name)
      return FlowEnd(
        name: name, flow: flow, event: event(telling: name),
        type: value.flatMap { $0.isMissing ? nil : type($0) })
    }
    return project.flowEnds.append(contentsOf: ends)
  }

  /// The type of a screen's result, which has no name.
  mutating func type(ofResult returned: Syntax) -> TypeExpression? {
    if returned.kind != .mapping { return type(returned) }
    error(
      "invalid-type", "a screen has one end, so its result is one type", at: returned.range,
      hint: "make a flow of the screen: 'returns' of a flow can name several ends")
    return nil
  }

  /// What tells an end to the screen that stands for the flow, which no author can write.
  private mutating func event(telling end: Name) -> Symbol {
    let symbol = project.symbols.intern(Keyword.finished.spelling + "." + text(end))
    project.ends.insert(symbol)
    return symbol
  }

  /// Under `finished`, a mapping with a key of actions is one action.
  private mutating func checkIsNoKey(_ name: Name) {
    guard let keyword = Keyword(name.symbol), Shape.actionKeys.contains(keyword) else { return }
    error(
      "invalid-name", "an end can't be named '\(text(name))', a key of actions", at: name.range,
      hint: "choose another name, such as '\(text(name))Chosen'")
  }

  /// `finish` with a value, or with an end of the flow.
  mutating func finish(_ result: Syntax) -> ActionKind? {
    if result.kind == .mapping { return finish(withEnds: result.entries, at: result.range) }
    let ends = project.flows[flow].ends
    if !ends.isEmpty, let name = result.name, result.isPlain, isNameOfEnd(name) {
      return .finish(nil, end(name, among: ends))
    }
    return .finish(argument(Name(Keyword.finish.symbol, at: result.range), result))
  }

  private mutating func finish(
    withEnds entries: [(name: Name, value: Syntax)], at range: SourceRange
  ) -> ActionKind? {
    let ends = project.flows[flow].ends
    if let extra = entries.dropFirst().first?.name {
      error(
        "unexpected-value", "'finish' has more than one end", at: extra.range,
        hint: "keep the one end that happens here")
    }
    guard let (name, value) = entries.first else { return .finish(nil) }
    if ends.isEmpty {
      error(
        "unknown-end", "'\(text(project.flows[flow].name))' names no ends", at: name.range,
        hint: "declare them: 'returns: { \(text(name)): … }'")
    }
    return .finish(
      argument(name, value), ends.isEmpty ? Reference(name, nil) : end(name, among: ends))
  }

  /// Whether a word is no value, and so can only be an end.
  private func isNameOfEnd(_ name: Name) -> Bool {
    let word = text(name)
    return NameCheck(word) == .member && !["true", "false", "nil"].contains(word)
  }

  private func has(_ end: ID<FlowEnd>, _ name: Name) -> Bool {
    project.flowEnds[end].name.symbol == name.symbol
  }

  private mutating func end(_ name: Name, among ends: IDRange<FlowEnd>) -> Reference<FlowEnd> {
    let id = ends.first { has($0, name) }
    if id == nil { unknown("end", name, among: project.flowEnds[ends].map(\.name)) }
    return Reference(name, id)
  }
}

extension Resolution {
  /// The actions under `finished` for each end of what a screen embeds; nothing if they follow any end.
  mutating func reactions(
    _ finished: Syntax?, toEndsOf screen: Syntax?, named name: Name
  ) -> [Transition]? {
    guard let finished, finished.isOfEnds else { return nil }
    let ends = ends(embeddedBy: screen)
    return finished.entries.map { end, actions in
      if ends.isEmpty {
        noEnds(end, of: screen?[.embed]?.name ?? name)
      } else {
        _ = self.end(end, among: ends)
      }
      return transition(end, actions, as: Name(event(telling: end), at: end.range))
    }
  }

  private func ends(embeddedBy screen: Syntax?) -> IDRange<FlowEnd> {
    guard let name = screen?[.embed]?.name else { return .empty }
    let found = flowNames.meant(by: name.symbol, in: module, project.symbols)
    guard found.count == 1, let id = flowNames.ids[found[0]] else { return .empty }
    return project.flows[id].ends
  }

  /// A mapping where no ends are named was perhaps meant to be an action.
  private mutating func noEnds(_ key: Name, of name: Name) {
    let keys = Shape.actions.keys.map(\.keyword.spelling)
    error(
      "unknown-end", "'\(text(name))' names no end '\(text(key))'", at: key.range,
      hint: nearest(to: text(key), among: keys).map { "did you mean '\($0)'?" }
        ?? "write the actions behind 'finished' itself, or name the ends with 'returns' in the flow"
    )
  }
}

extension Syntax {
  /// Whether ends stand here by name: in a mapping, or wrongly in a list.
  var namesEnds: Bool {
    kind == .mapping || kind == .sequence && items.count > 1
  }

  /// Whether this is a mapping of ends and not an action.
  var isOfEnds: Bool {
    kind == .mapping && !entries.isEmpty
      && !entries.contains { Keyword($0.name.symbol).map(Shape.actionKeys.contains) ?? false }
  }

  /// Whether it is a word without quotes.
  fileprivate var isPlain: Bool { name != nil && tree.isPlain(node) }
}
