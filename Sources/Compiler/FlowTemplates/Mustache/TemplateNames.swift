import FlowDiagnostics

extension TemplateCompiler {
  /// What the tag's name leads to, inside the records that were begun on the way there; nil if it
  /// leads nowhere, which then has been said.
  mutating func resolve(
    _ tag: TagUse, passing records: inout [Int]
  ) -> NameScopes.Reference? {
    var found: NameScopes.Reference?
    for part in tag.parts {
      if let outer = found {
        guard case .row(let vocabulary) = outer.kind else {
          findings.add(tag.error("a \(outer.kind.noun) has no names inside", at: part.range))
          return nil
        }
        guard isNestable(tag) else { return nil }
        records.append(writer.beginEach(outer.place))
        scopes.enter(vocabulary(), as: .passed)
      }
      let answer = found == nil ? find(part.name) : scopes.findInside(part.name)
      guard case .found(let next) = answer else {
        if case .unknown(let known) = answer { reportUnknown(part, tag, known) }
        return nil
      }
      found = next
    }
    return found
  }

  fileprivate mutating func find(_ name: String) -> NameScopes.Answer {
    let answer = scopes.find(name)
    if case .found(let found) = answer {
      let vocabulary = scopes.vocabulary(of: found.place)
      compiled.note(.name(name, leadsTo: found.place, in: vocabulary), in: scopes)
    }
    return answer
  }

  private mutating func reportUnknown(_ part: TemplateToken.Part, _ tag: TagUse, _ known: [String])
  {
    guard !tag.name.isEmpty else { return }
    let message =
      part.name == "." ? "'.' stands for a text, and here is none" : "unknown name '\(part.name)'"
    let meant = nearest(to: part.name, among: known)
    findings.add(tag.error(message, at: part.range, meant: meant))
  }

  mutating func report(_ message: String, _ tag: TagUse) {
    findings.add(tag.error(message, at: tag.nameRange))
  }
}
