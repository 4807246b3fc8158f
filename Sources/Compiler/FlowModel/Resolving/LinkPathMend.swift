/// A path as other frameworks write it, in the spelling of the language: `/products/:id`.
struct LinkPathMend {
  /// How others mark a parameter, the longer marks first.
  private static let marks: [(open: String, close: String)] = [
    ("{{", "}}"), ("${", "}"), ("#{", "}"), ("$(", ")"), ("\\(", ")"), ("{", "}"), ("<", ">"),
    ("[", "]"), ("(", ")"), ("%", "%"), (":", ""), ("$", ""), ("@", ""), ("*", ""), ("{", ""),
    ("", "}"),
  ]

  /// The path from its first '/' on.
  private(set) var path = ""
  /// The host or the scheme of a whole URL, as the flow writes it: `hosts: [example.com]`.
  private(set) var address: String?
  /// The parameter that the path marks as optional.
  private var optional: String?

  /// Fails if it isn't clear what was meant.
  init?(_ text: String) {
    var rest = text.trimmed[...]
    let parts = rest.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count > 1, let scheme = parts.first {
      rest = parts[1]
      let isWeb = scheme == "https" || scheme == "http"
      address = isWeb ? "hosts: [\(Self.cutHost(from: &rest))]" : "schemes: [\(scheme)]"
    } else if let host = rest.split(separator: "/").first, rest.first != "/",
      Self.isDomain(host), host.endIndex < rest.endIndex
    {
      address = "hosts: [\(Self.cutHost(from: &rest))]"
    }
    guard let mended = mended(rest) else { return nil }
    path = mended
  }

  /// What to write instead.
  var hint: String {
    if let address { return "write '\(path)', and in the flow 'links: { \(address) }'" }
    guard let optional else { return "write '\(path)'" }
    return "write '\(path)'; URLs without '\(optional)' need a path of their own, "
      + "and '\(optional)' a default"
  }

  /// Takes the host, without its port, from the front of a URL.
  private static func cutHost(from text: inout Substring) -> Substring {
    let authority = text.prefix { $0 != "/" && $0 != "?" }
    text = text[authority.endIndex...]
    return authority.prefix { $0 != ":" }
  }

  private static func isDomain(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty
          && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
      } && labels.last.map { $0.count > 1 && $0.allSatisfy(\.isLetter) } ?? false
  }

  private mutating func mended(_ text: Substring) -> String? {
    let query = Self.startOfQuery(in: text)
    var segments: [String] = []
    for segment in text[..<(query ?? text.endIndex)].split(separator: "/") {
      guard let mended = literal(segment) ?? placeholder(segment) else { return nil }
      segments.append(mended)
    }
    let path = "/" + segments.joined(separator: "/")
    guard let query else { return path }
    var items: [String] = []
    for item in text[text.index(after: query)...].split(separator: "&") {
      let sides = item.split(separator: "=", maxSplits: 1)
      guard let key = sides.first.flatMap(literal),
        let value = sides.count == 2 ? placeholder(sides[1]) ?? named(sides[1]) : named(sides[0])
      else { return nil }
      items.append("\(key)=\(value)")
    }
    return items.isEmpty ? path : path + "?" + items.joined(separator: "&")
  }

  /// The first `?` that does not mark a parameter as optional.
  private static func startOfQuery(in text: Substring) -> Substring.Index? {
    text.indices.first { index in
      guard text[index] == "?" else { return false }
      let next = text.index(after: index)
      return next < text.endIndex && !"}])>/".contains(text[next])
    }
  }

  private func literal(_ text: Substring) -> String? {
    let isPlain = text.allSatisfy { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber || "-._~".contains(letter))
    }
    return isPlain && !text.isEmpty ? String(text) : nil
  }

  private func named(_ text: Substring) -> String? {
    Self.name(of: text).map { "{\($0)}" }
  }

  private mutating func placeholder(_ text: Substring) -> String? {
    var text = text
    let isOptional = text.hasSuffix("?")
    if isOptional { text.removeLast() }
    let mark = Self.marks.first {
      text.hasPrefix($0.open) && text.hasSuffix($0.close)
        && text.count > $0.open.count + $0.close.count
    }
    guard let mark else { return nil }
    var inner = String(text.dropFirst(mark.open.count).dropLast(mark.close.count)).trimmed[...]
    if let colon = inner.firstIndex(of: ":") {
      inner = mark.open == "<" ? inner[inner.index(after: colon)...] : inner[..<colon]
    }
    let isMarked = inner.hasSuffix("?")
    if isMarked { inner.removeLast() }
    let isRest =
      mark.open == "*" || ["...", "*"].contains { inner.hasPrefix($0) || inner.hasSuffix($0) }
    let bare = inner.split { $0 == "." || $0 == "*" || $0 == " " }
    guard bare.count == 1, let name = Self.name(of: bare[0]) else { return nil }
    if isOptional || isMarked { optional = name }
    return isRest ? "{\(name)...}" : "{\(name)}"
  }

  /// A name as parameters have it: `ID` and `Id` are `id`, `product-id` is `productId`.
  private static func name(of text: Substring) -> String? {
    let words = text.split(separator: "-")
    guard let first = words.first else { return nil }
    let isUpper = first.allSatisfy { !$0.isLowercase }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name =
      (isUpper ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst())
      + rest.joined()
    return NameCheck(name) == .member ? name : nil
  }
}
