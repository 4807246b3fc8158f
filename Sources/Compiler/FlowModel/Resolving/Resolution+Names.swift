import FlowDiagnostics
import FlowSyntax

/// The kind of a name, which decides its first letter.
enum NameKind {
  /// Becomes a Swift type, or part of the name of one.
  case type(String)
  /// Becomes a Swift case, property, parameter or function.
  case member(String)
}

/// Whether a text can be the name of something in Swift, such as a module.
package func isSwiftName(_ text: some StringProtocol) -> Bool {
  NameCheck(String(text)) != .neither
}

/// The result of checking a name, once for all its uses.
enum NameCheck {
  case type, member, neither
}

extension Resolution {
  /// Says what keeps a name from being a Swift name, if anything does.
  mutating func check(_ name: Name, is kind: NameKind) {
    switch (kind, check(of: name)) {
    case (.type, .type), (.member, .member): return
    case (.type(let what), _): invalid(name, what, "a capital letter")
    case (.member(let what), _): invalid(name, what, "a small letter")
    }
  }

  /// Whether a name can be a module's; says so where it can't.
  mutating func isModule(_ name: Name) -> Bool {
    if check(of: name) != .neither { return true }
    let word = text(name)
    error(
      "invalid-name", "'\(word)' can't be the name of a module", at: name.range,
      hint: "a module's name has at most 64 letters of A to Z, digits and '_'")
    return false
  }

  private mutating func check(of name: Name) -> NameCheck {
    let number = Int(name.symbol.index)
    while checkedNames.count <= number { checkedNames.append(nil) }
    if let known = checkedNames[number] { return known }
    let found = NameCheck(text(name))
    checkedNames[number] = found
    return found
  }

  private mutating func invalid(_ name: Name, _ what: String, _ beginning: String) {
    let word = text(name)
    let mended = word.asName(ofType: beginning == "a capital letter")
    let meant = isSwiftName(mended) && mended != word ? "write '\(mended)': " : ""
    error(
      "invalid-name", "'\(word)' can't be the name of \(what)", at: name.range,
      hint: word.hasPrefix("=")
        ? "delete '='"
        : meant + "begin with \(beginning), and use at most 64 letters A to Z, digits and '_'; "
          + "'Type', 'Protocol' and 'self' are taken")
  }
}

extension Resolution {
  /// Says so where a screen has the name of a verb, which would hide it.
  mutating func checkIsNoVerb(_ name: Name) {
    let word = text(name)
    if !Shape.plainVerbs.contains(word) { return }
    error(
      "invalid-name", "a screen can't be named '\(word)', a word of the language", at: name.range,
      hint: "choose another name, such as '\(word)Screen'")
  }

  /// Says so where an event would hide what every view's actions have.
  mutating func checkIsNoMember(_ name: Name) {
    let word = text(name)
    if word != "isRunning" { return }
    error(
      "invalid-name", "an event can't be named '\(word)', a property of the actions of every view",
      at: name.range, hint: "choose another name, such as '\(word)Tapped'")
  }
}

extension NameCheck {
  init(_ word: String) {
    let bytes = word.utf8
    guard let first = bytes.first, bytes.count <= 64, bytes.allSatisfy(Self.mayStandInAName),
      !["Type", "Protocol", "self"].contains(word)
    else {
      self = .neither
      return
    }
    switch first {
    case 0x61...0x7A: self = .member
    case 0x41...0x5A: self = .type
    default: self = .neither
    }
  }

  private static func mayStandInAName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }
}

extension String {
  /// The words of a text as one name: `two-step` as `twoStep`.
  fileprivate func asName(ofType isType: Bool) -> String {
    let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let name = words.map(String.init).camelCased
    return isType ? name.prefix(1).uppercased() + name.dropFirst() : name
  }
}

extension [String] {
  /// The words as one name: `cart`, `removeTapped`, `alert` give `cartRemoveTappedAlert`; the first can
  /// be a flow's.
  var camelCased: String {
    let start = first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""
    return dropFirst().reduce(start) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}
