import FlowModel

extension MadeTable {
  /// The keys of every mapping of the language that has known ones.
  static let keys = shapes.compactMap { name -> String? in
    guard case .keys(let keys, let alternatives) = name.shape.mapping else { return nil }
    let rows = alternativeRows(alternatives) + keys.map { row($0) }
    return "#### \(name)\n\n\(name.shape.documentation)\n\n"
      + table(["key", "beside", "meaning", "value"], rows)
  }.joined(separator: "\n")

  /// The words for all that an action can be, but for those that only hold others.
  static var actions: [String] {
    guard case .keys(_, let alternatives) = ShapeName.action.shape.mapping else { return [] }
    let verbs = (alternatives?.all ?? []).map(\.verb.keyword).filter {
      ![.then, .alert, .confirmationDialog].contains($0)
    }
    guard case .nameOr(let words) = ShapeName.action.shape.scalar else { return [] }
    return verbs.map(\.spelling) + words
  }

  /// First what one looks for first.
  private static let shapes: [ShapeName] = {
    let first: [ShapeName] = [.file, .flow, .screen, .action]
    return first + ShapeName.allCases.filter { !first.contains($0) && !isSaidElsewhere($0) }
  }()

  /// A list of actions holds the keys of one; other files have pages of their own.
  private static func isSaidElsewhere(_ name: ShapeName) -> Bool {
    switch name {
    case .actions, .deepLink, .configuration, .testSettings, .manifest, .manifestTemplates,
      .expression, .madeMember, .madeType, .platforms:
      true
    default: false
    }
  }

  private static func alternativeRows(_ alternatives: Alternatives?) -> [[String]] {
    (alternatives?.all ?? []).flatMap { alternative in
      let verb = alternative.verb.keyword
      // The keys of a file that is a flow are those of a flow.
      let keys = verb == .flow || verb == .fragment ? [] : alternative.keys
      return [row(alternative.verb)] + keys.map { row($0, beside: verb) }
    }
  }

  private static func row(_ key: Key, beside verb: Keyword? = nil) -> [String] {
    let spelling = "`\(key.keyword.spelling)`" + (key.isRequired ? ", required" : "")
    let companions = (verb.map { [$0] } ?? []) + key.companions
    let beside = companions.map { "`\($0.spelling)`" }.joined(separator: " or ")
    return [spelling, beside, key.documentation, words(for: key.holds)]
  }

  private static func words(for holds: ShapeName) -> String {
    if holds == .actions { return "[Actions](#action)." }
    let shape = holds.shape
    guard case .oneOf(let words) = shape.scalar else { return shape.documentation }
    let others = shape.mapping == nil ? "." : ", or a mapping: see [below](#\(holds))."
    return words.map { "`\($0)`" }.joined(separator: ", ") + others
  }
}
