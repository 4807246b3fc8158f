import FlowSyntax

/// A name that is legal in Swift wherever a value or a type is named.
package struct SwiftIdentifier: Sendable, Hashable {
  /// The name without backticks.
  package let name: String

  /// The name, unless it is none: ASCII letters, digits and underscores, no digit first, at most 64
  /// of them; not `_`, and neither `Type`, `Protocol` nor `self`, which Swift refuses even in
  /// backticks or takes for something else.
  package init?(_ name: String) {
    guard name.utf8.count <= Self.longestName else { return nil }
    self.init(composed: name)
  }

  /// The same for a name that may be longer, since it is made from others.
  private init?(composed name: String) {
    guard let first = name.utf8.first, !first.isDigit, name.utf8.allSatisfy(\.isWordByte),
      !["_", "Type", "Protocol", "self"].contains(name)
    else { return nil }
    self.name = name
  }

  /// The name of a type, `OrderHistoryView` for `orderHistory` and `View`, unless it is no name.
  package func typeName(suffix: String = "") -> SwiftIdentifier? {
    let underscores = name.prefix { $0 == "_" }
    let rest = name.dropFirst(underscores.count)
    return SwiftIdentifier(
      composed: underscores + rest.prefix(1).uppercased() + rest.dropFirst() + suffix)
  }

  /// The name of a value, `orderHistory` for `OrderHistory`, `urlList` for `URLList`, unless it is no
  /// name.
  package func valueName(suffix: String = "") -> SwiftIdentifier? {
    let underscores = name.prefix { $0 == "_" }
    let rest = name.dropFirst(underscores.count)
    let capitals = rest.prefix(while: \.isUppercase).count
    let startsWord = capitals > 1 && rest.dropFirst(capitals).first?.isLowercase == true
    let lowered = startsWord ? capitals - 1 : capitals
    return SwiftIdentifier(
      composed: underscores + rest.prefix(lowered).lowercased() + rest.dropFirst(lowered) + suffix)
  }

  private static let longestName = 64
}

extension SwiftIdentifier: CodeConvertible {
  /// The name as Swift wants it: a reserved word in backticks.
  package var code: Code {
    Code(verbatim: ReservedWords.all.contains(name) ? "`\(name)`" : name)
  }

  /// The name before the colon of an argument, where Swift takes all words but one as they are.
  package var label: Code { name == "inout" ? code : Code(verbatim: name) }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
