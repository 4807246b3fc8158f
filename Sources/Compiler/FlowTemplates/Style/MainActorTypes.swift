/// Which declarations of Swift files are on the main actor.
///
/// They stand at the beginning of a line, after lines of their own with attributes, or in an `#if`.
struct MainActorTypes {
  private var names: Set<Substring> = []
  private var conditions = OuterConditions()
  /// Whether the attributes before the next declaration put it there.
  private var isMarked = false

  init(in files: [[ArraySlice<UInt8>]]) {
    for line in files.joined() {
      let line = conditions.unindented(line)
      if let declaration = declaration(at: line), isMarked { names.insert(declaration.name) }
      follow(line)
    }
  }

  /// Whether a declaration begins in the line that is nowhere near the main actor; the lines of a file
  /// are asked for in their order.
  mutating func isElsewhere(_ line: ArraySlice<UInt8>) -> Bool {
    let line = conditions.unindented(line)
    defer { follow(line) }
    guard let declaration = declaration(at: line), !isMarked else { return false }
    return !(declaration.isExtension && names.contains(declaration.name))
  }

  private mutating func follow(_ line: ArraySlice<UInt8>) {
    if line.elementsEqual("@MainActor".utf8) { isMarked = true }
    if let first = line.first, first != UInt8(ascii: "@") { isMarked = false }
  }

  private func declaration(
    at line: ArraySlice<UInt8>
  ) -> (name: Substring, isExtension: Bool)? {
    guard let first = line.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else {
      return nil
    }
    var words = Substring(decoding: line, as: UTF8.self).split(separator: " ")[...]
    while let word = words.first, Self.modifiers.contains(word) { words.removeFirst() }
    guard let kind = words.popFirst(), Self.kinds.contains(kind), let named = words.first else {
      return nil
    }
    return (named.prefix { $0.isLetter || $0.isNumber }, kind == "extension")
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "private", "fileprivate", "final", "indirect",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "enum", "class", "protocol", "extension", "func",
  ]
}
