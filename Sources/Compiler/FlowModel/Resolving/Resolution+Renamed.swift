import FlowDiagnostics

/// A name that nothing has, and what has been said about it.
struct UnknownName {
  let name: Name
  let diagnostic: Int
  /// The screen or group where it stands, if it is in one.
  let owner: Name?
}

extension Resolution {
  /// Adds to the error on an unknown name the only unused declaration, which may have its new name.
  mutating func recogniseRenamed(in flow: Flow) {
    defer { unknownNames = [:] }
    // Where no start is said, the first screen has a use that is only missing.
    if unknownNames.isEmpty || flow.start == nil { return }
    // What a variant doesn't name, the flow itself may.
    if let flowSyntax, changes(to: flowSyntax) != nil { return }
    let unused = [
      "screen": screens.unusedNames, "state": states.unusedNames, "guard": guards.unusedNames,
      "effect": effects.unusedNames, "outcome": outcomes.unusedNames, "group": groups.unusedNames,
    ]
    for (kind, unknown) in unknownNames {
      let candidates = unused[kind, default: []].filter {
        project.fragment(declaring: $0) == nil && project.unreadWords[$0.symbol] == nil
          && NameCheck(text($0)) == .member
      }
      guard candidates.count == 1, let candidate = candidates.first,
        Set(unknown.map(\.name.symbol)).count == 1,
        !unknown.contains(where: { $0.owner?.symbol == candidate.symbol })
      else { continue }
      for name in unknown { recognise(name, as: candidate) }
    }
  }

  private mutating func recognise(_ unknown: UnknownName, as renamed: Name) {
    let said = diagnostics[unknown.diagnostic]
    let (old, new) = (text(unknown.name), text(renamed))
    let isLikely = old.sharesWord(with: new)
    diagnostics[unknown.diagnostic] = Diagnostic(
      said.severity, said.rule, said.message, at: said.range,
      notes: [Note("'\(new)' is declared here, and nothing names it", at: renamed.range)],
      hint: isLikely ? "was '\(old)' renamed to '\(new)'?" : said.hint,
      fixIt: isLikely ? FixIt(replacing: said.range, with: new) : nil)
  }
}

extension String {
  /// Whether two names have a word of at least three letters in common, whatever its ending.
  fileprivate func sharesWord(with other: String) -> Bool {
    let others = other.words
    return words.contains { word in
      others.contains { word.hasPrefix($0) || $0.hasPrefix(word) }
    }
  }

  /// The words of a name such as `showsUserCard` that have at least three letters, in lower case.
  private var words: [String] {
    var words: [String] = [""]
    for letter in self {
      if letter.isUppercase || letter == "_" { words.append("") }
      if letter != "_" { words[words.count - 1] += letter.lowercased() }
    }
    return words.filter { $0.count > 2 }
  }
}
