import FlowDiagnostics
import FlowSyntax

extension Resolution {
  /// The text of a node in which YAML may have read a list or mapping: `[Todo.ID]`.
  func writtenText(_ syntax: Syntax) -> String {
    if let name = syntax.name { return text(name) }
    let range = syntax.range
    let bytes = project.files[Int(range.file.index)].bytes
    return String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  mutating func type(_ syntax: Syntax) -> TypeExpression? {
    if syntax.isMissing { return nil }
    return type(writtenText(syntax), at: syntax.range)
  }

  /// The type of a view or a model. In Swift, a small first letter would be that of a property.
  mutating func typeInCapitals(_ syntax: Syntax) -> Text? {
    guard let spelling = type(syntax)?.spelling else { return nil }
    let words = text(spelling).prefix { $0 != "<" }.split(separator: ".").map(String.init)
    guard let last = words.last, last.first?.isLowercase == true else { return spelling }
    let meant = words.dropLast() + [last.prefix(1).uppercased() + last.dropFirst()]
    error(
      "invalid-type", "'\(text(spelling))' is not a valid type: types begin with a capital letter",
      at: syntax.range, hint: "did you mean '\(meant.joined(separator: "."))'?")
    return spelling
  }

  private mutating func type(_ written: String, at range: SourceRange) -> TypeExpression? {
    switch TypeParser.parse(written) {
    case .success(let type):
      let symbol = project.symbols.intern(type.spelling)
      return TypeExpression(spelling: Text(symbol, at: range), isReference: type.isReference)
    case .failure(let mistake):
      error(
        "invalid-type", "'\(written)' is not a valid type: \(mistake.reason)",
        at: range,
        hint: mistake.meant.map { "did you mean '\($0)'?" }
          ?? "write a type with names, '.', '<…>', '[…]', '[… : …]' and '?'")
      return nil
    }
  }

  /// A parameter with its type and default: `Bool = false`.
  mutating func parameter(_ name: Name, _ syntax: Syntax) -> Parameter? {
    if syntax.isMissing { return nil }
    let written = writtenText(syntax)
    guard let equals = written.firstIndex(of: "=") else {
      return type(written, at: syntax.range).map {
        Parameter(name: name, type: $0, defaultValue: nil)
      }
    }
    let value = String(written[written.index(after: equals)...]).trimmed
    guard let type = type(String(written[..<equals]).trimmed, at: syntax.range) else { return nil }
    let literal = literal(value, at: syntax.range)
    if literal == nil { invalidLiteral(value, at: syntax.range) }
    return Parameter(name: name, type: type, defaultValue: literal)
  }

  private mutating func invalidLiteral(_ value: String, at range: SourceRange) {
    error(
      "invalid-literal", "'\(value)' is not a value", at: range,
      hint: "use true, false, numbers, \"texts\", .cases, nil, [] and [:]")
  }

  mutating func arguments(_ syntax: Syntax?) -> IDRange<Argument> {
    let resolved = (syntax?.entries ?? []).compactMap { argument($0.name, $0.value) }
    return project.arguments.append(contentsOf: resolved)
  }

  mutating func argument(_ name: Name, _ syntax: Syntax) -> Argument? {
    if syntax.isMissing { return nil }
    let written = writtenText(syntax)
    let value: ArgumentValue?
    if written == "$result" {
      value = .result
    } else if syntax.kind == .mapping, syntax.entries.isEmpty {
      value = .literal(.emptyDictionary)
    } else if let part = written.part(after: "$event.") {
      value = reference(to: part, at: syntax.range).map { .event($0) }
    } else if let part = written.part(after: "$screen.") {
      value = reference(to: part, at: syntax.range).map { .screen($0) }
    } else if syntax.name != nil, !syntax.tree.isPlain(syntax.node) {
      value = .literal(.text(Text(project.symbols.intern(written), at: syntax.range)))
    } else {
      value = literal(written, at: syntax.range).map { .literal($0) }
    }
    if value == nil {
      noteUse(of: name.symbol, at: name.range)
      invalidArgument(written, at: syntax.range)
    }
    return value.map { Argument(parameter: name, value: $0, range: syntax.range) }
  }

  /// The name of a parameter; nothing for a text that can't be a name and would break generated code.
  private mutating func reference(to parameter: String, at range: SourceRange) -> Name? {
    isSwiftName(parameter) ? Name(project.symbols.intern(parameter), at: range) : nil
  }

  private mutating func invalidArgument(_ written: String, at range: SourceRange) {
    error(
      "invalid-literal", "'\(written)' is not a value", at: range,
      hint: isSwiftName(written)
        ? "write .\(written) for a case, \"\(written)\" for a text, or $event.\(written) for a value "
          + "of the event"
        : "use $event.x, $screen.x, $result, true, false, numbers, \"texts\", .cases, nil, [] and {}"
    )
  }

  /// A static member of a type that is known from its place: `.sample`.
  mutating func member(_ syntax: Syntax) -> Name? {
    let written = writtenText(syntax)
    if written.isEmpty { return nil }
    if case .member(let name)? = literal(written, at: syntax.range) { return name }
    error(
      "invalid-literal", "'\(written)' is not a static member of a type", at: syntax.range,
      hint: "write a point before the name: .sample")
    return nil
  }

  private mutating func literal(_ written: String, at range: SourceRange) -> Literal? {
    switch written {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "nil": return Literal.none
    case "[]": return .emptyArray
    case "[:]": return .emptyDictionary
    default: break
    }
    if let number = Int(written) { return .integer(number) }
    if written.isDecimal { return .decimal(Text(project.symbols.intern(written), at: range)) }
    if let member = written.part(after: "."), NameCheck(member) == .member {
      return .member(Name(project.symbols.intern(member), at: range))
    }
    let isQuoted = written.count > 1 && written.hasPrefix("\"") && written.hasSuffix("\"")
    guard isQuoted, !written.dropFirst().dropLast().contains(where: { $0 == "\"" || $0 == "\\" })
    else { return nil }
    let content = String(written.dropFirst().dropLast())
    return .text(Text(project.symbols.intern(content), at: range))
  }
}

extension String {
  var trimmed: String {
    guard let start = utf8.firstIndex(where: { $0 != 0x20 }),
      let end = utf8.lastIndex(where: { $0 != 0x20 })
    else { return "" }
    return String(self[start...end])
  }

  /// The text after a prefix, if it begins with the prefix.
  fileprivate func part(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  /// Digits, a point, digits, perhaps after a minus.
  fileprivate var isDecimal: Bool {
    let digits = hasPrefix("-") ? dropFirst() : self[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
