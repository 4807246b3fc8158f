import FlowDiagnostics
import FlowSyntax

/// What links say, and what they can't.
extension Resolution {
  mutating func linkSettings(_ syntax: Syntax?) -> LinkSettings {
    guard let syntax else { return .none }
    let settings = LinkSettings(
      hosts: syntax[.hosts]?.texts ?? [], schemes: syntax[.schemes]?.texts ?? [],
      when: syntax[.when].map { condition($0) })
    for host in settings.hosts where !AddressCheck.isHost(text(host)) {
      error(
        "invalid-link", "'\(text(host))' is not a host", at: host.range,
        hint: text(host).utf8.allSatisfy { $0 < 0x80 }
          ? "write a host such as 'shop.example.com', without a scheme, a port or a path"
          : "write the host as DNS has it, with 'xn--' and the letters of ASCII")
    }
    for scheme in settings.schemes where !AddressCheck.isScheme(text(scheme)) {
      error(
        "invalid-link", "'\(text(scheme))' is not a scheme", at: scheme.range,
        hint: "write a scheme such as 'shop', without '://'")
    }
    return settings
  }

  mutating func check(_ link: ID<DeepLink>, of screen: ID<Screen>) {
    let deepLink = project.deepLinks[link]
    let entry = deepLink.entry
    guard let path = deepLink.path,
      entry.map({ project.entry($0.symbol, of: project.screens[screen].flow) != nil }) ?? true
    else { return }
    let name = text(entry ?? project.screens[screen].name)
    let meant = refuseUnknown(in: path, of: deepLink, to: name)
    for parameter in project.parameters[deepLink.inputs] where !meant.contains(text(parameter.name))
    {
      if path.parameters.contains(parameter.name.symbol) {
        check(parameter, in: path, of: deepLink)
      } else if parameter.defaultValue == nil {
        error(
          "invalid-link", "the URL has no '\(text(parameter.name))', and '\(name)' needs it",
          at: deepLink.pattern.range,
          notes: [Note("it has no default", at: parameter.name.range)],
          hint: "add '{\(text(parameter.name))}' to the path or the query, or give "
            + "'\(text(parameter.name))' a default")
      }
    }
  }

  /// Says which names of a URL are no parameters, and returns those that are likely meant.
  private mutating func refuseUnknown(
    in path: LinkPattern, of link: DeepLink, to name: String
  ) -> Set<String> {
    let parameters = project.parameters[link.inputs]
    let unsaid = parameters.filter { !path.parameters.contains($0.name.symbol) }
    let required = unsaid.filter { $0.defaultValue == nil }
    let unknown = path.parameters.filter { symbol in
      !parameters.contains { $0.name.symbol == symbol }
    }
    // One name too many and one too few are the same.
    let only = required.count == 1 && unknown.count == 1 ? text(required[0].name) : nil
    var meant: Set<String> = []
    for symbol in unknown {
      let wrong = project.symbols.text(of: symbol)
      let near = nearest(to: wrong, among: unsaid.map { text($0.name) }) ?? only
      if let near { meant.insert(near) }
      let (owner, place) =
        link.entry == nil
        ? ("'\(name)'", "declare it under 'params' of '\(name)'")
        : ("the entry '\(name)'", "hand it over in the entry: '$event.\(wrong)'")
      error(
        "invalid-link", "\(owner) has no parameter '\(wrong)'", at: link.pattern.range,
        hint: near.map { "did you mean '{\($0)}'?" } ?? "\(place), or correct the name")
    }
    return meant
  }

  /// Whether a URL can say a parameter, where the link has it.
  private mutating func check(
    _ parameter: Parameter, in path: LinkPattern, of link: DeepLink
  ) {
    let name = text(parameter.name)
    let type = text(parameter.type.spelling)
    let shape = LinkedShape(type)
    let problem: (message: String, hint: String)
    if parameter.type.isReference {
      problem = (
        "a URL can't contain '\(name)': it is a reference",
        "put an id into the URL, and let the screen look up the object"
      )
    } else if shape == .other {
      problem = (
        "a URL can't contain a '\(type)'",
        "put an id into the URL, and let the screen look up the object"
      )
    } else if path.segments.contains(.rest(parameter.name.symbol)), shape != .array {
      problem = (
        "'{\(name)...}' takes several parts of the path, and '\(name)' is one '\(type)'",
        "write '{\(name)}', or make it a '[\(type.prefix { $0 != "?" })]'"
      )
    } else if path.segments.contains(.parameter(parameter.name.symbol)), shape == .array {
      problem = (
        "'{\(name)}' takes one part of the path, and '\(name)' is a '\(type)'",
        "write '{\(name)...}' at the end of the path"
      )
    } else {
      return
    }
    error(
      "invalid-link", problem.message, at: link.pattern.range,
      notes: [Note("its type is here", at: parameter.type.spelling.range)],
      hint: problem.hint)
  }
}

/// How many values of a URL a type takes.
private enum LinkedShape {
  case single, array
  /// None: a dictionary, or an array of arrays.
  case other

  init(_ type: String) {
    var type = type[...]
    while type.hasSuffix("?") { type.removeLast() }
    guard type.hasPrefix("["), type.hasSuffix("]") else {
      self = .single
      return
    }
    self = type.contains(":") || type.dropFirst().contains("[") ? .other : .array
  }
}

/// What may stand before the path of a URL.
private enum AddressCheck {
  /// Labels of letters, digits and hyphens, with points between them.
  static func isHost(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy {
      label in
      let hyphen = UInt8(ascii: "-")
      return !label.isEmpty && label.first != hyphen && label.last != hyphen
        && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == hyphen }
    }
  }

  /// A letter, and then letters, digits, '+', '-' and '.'.
  static func isScheme(_ text: String) -> Bool {
    guard let first = text.utf8.first, first.isLetter else { return false }
    return text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
