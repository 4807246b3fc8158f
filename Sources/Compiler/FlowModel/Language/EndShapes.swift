/// The shapes of what flows end with, and of what follows.
extension Shape {
  static let returns = Shape(
    documentation: "A Swift type, or the flow's ends by name, each with the type of its value.",
    scalar: .type, items: .parameter, mapping: .named(.endType), needsItems: true)

  static let endType = Shape(
    documentation: "The Swift type of the value that this end brings; nothing if it brings none.",
    scalar: .type, mayBeEmpty: true, items: .parameter, mapping: .verbatim)

  static let result = Shape(
    documentation: "A value, or one of the flow's ends: `skipped`, `{ selected: $event.name }`.",
    scalar: .text, items: .argument, mapping: .named(.endValue))

  static let endValue = Shape(
    documentation:
      "`$event.x`, `$screen.x`, `$result` or a literal; nothing if the end brings none.",
    scalar: .text, mayBeEmpty: true, items: .argument, mapping: .verbatim)

  static let finished = Shape(
    documentation: "Actions, or for a flow that names its ends: actions for each of them.",
    scalar: .nameOr(plainVerbs), items: .action, mapping: .keysOrNames(of: .actions, .actions))

  static let screenTransitions = Shape(
    documentation:
      "Events by name, each with its actions; `finished` can have actions for each end of a flow.",
    mayBeEmpty: true,
    mapping: .named(
      .actions,
      but: [Key(.finished, .finished, "The actions after the flow or sequence in its place.")]))

  /// The keys that a mapping of actions can have.
  static let actionKeys = Set(actions.keys.map(\.keyword))

  /// All keys that are known here, each once, in the order of the table.
  package var keys: [Key] {
    guard case .keys(let keys, let alternatives) = mapping else { return [] }
    var seen: Set<Keyword> = []
    let all = keys + (alternatives?.all ?? []).flatMap { [$0.verb] + $0.keys }
    return all.filter { seen.insert($0.keyword).inserted }
  }
}
