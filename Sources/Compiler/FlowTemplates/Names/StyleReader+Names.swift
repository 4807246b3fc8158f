import FlowDiagnostics
import FlowModel
import FlowSyntax

extension StyleReader {
  /// The types that the manifest names, and what those have.
  mutating func names(_ manifest: Syntax) -> MadeNames {
    var names = MadeNames()
    for item in manifest[.types]?.items ?? [] {
      guard let pattern = pattern(item, key: .type) else { continue }
      if pattern.isFixed {
        names.own.insert(pattern.spelling)
      } else {
        names.types.append(pattern)
      }
    }
    for (type, members) in manifest[.members]?.entries ?? [] {
      let patterns = members.items.compactMap { pattern($0, key: .member) }
      if let type = self.type(type, among: names.types) { names.members.append((type, patterns)) }
    }
    return names
  }

  /// The type of a flow that has members.
  private mutating func type(_ name: Name, among types: [NamePattern]) -> NamePattern? {
    let spelling = symbols.text(of: name.symbol)
    let known = types.filter { $0.subject == nil }
    if let type = known.first(where: { $0.spelling == spelling }) { return type }
    let meant = nearest(to: spelling, among: known.map(\.spelling))
    diagnostics.append(
      Diagnostic(
        .error, "unexpected-value", "the style has no type '\(spelling)' of a flow",
        at: name.range, hint: meant.map { "did you mean '\($0)'?" } ?? "add it to 'types'"))
    return nil
  }

  private mutating func pattern(_ item: Syntax, key: Keyword) -> NamePattern? {
    guard let said = item.name ?? item[key]?.name else { return nil }
    let spelling = symbols.text(of: said.symbol)
    var occasion: NamePattern.Occasion?
    if let name = item[.for]?.name {
      guard let known = NamePattern.Occasion(rawValue: symbols.text(of: name.symbol)) else {
        unknown(name, among: NamePattern.Occasion.allCases.map(\.rawValue))
        return nil
      }
      occasion = known
    }
    do {
      return try NamePattern(spelling, for: occasion)
    } catch {
      report(error, of: spelling, at: said, occasion)
      return nil
    }
  }

  private mutating func report(
    _ fault: NamePattern.Fault, of spelling: String, at name: Name,
    _ occasion: NamePattern.Occasion?
  ) {
    switch fault {
    case .unknown(let placeholder):
      let meant = nearest(to: placeholder, among: NamePattern.placeholders)
      add(
        "there is no placeholder '{\(placeholder)}'", at: name,
        hint: meant.map { "did you mean '{\($0)}'?" }
          ?? "the placeholders are "
          + NamePattern.placeholders.map { "{\($0)}" }.joined(separator: ", "))
    case .shape:
      add(
        "'\(spelling)' is not a name with one placeholder", at: name,
        hint: "write a name such as '*{screen}Actions'")
    case .occasion:
      let word = occasion?.rawValue ?? ""
      add("'\(spelling)' can't depend on '\(word)'", at: name, hint: "delete 'for'")
    }
  }

  private mutating func unknown(_ name: Name, among known: [String]) {
    let word = symbols.text(of: name.symbol)
    let meant = nearest(to: word, among: known)
    add(
      "'for' can't be '\(word)'", at: name,
      hint: meant.map { "did you mean '\($0)'?" } ?? "use one of " + known.joined(separator: ", "))
  }

  private mutating func add(_ message: String, at name: Name, hint: String) {
    diagnostics.append(
      Diagnostic(.error, "unexpected-value", message, at: name.range, hint: hint))
  }
}
