/// A text as it was handed in, under the path it is spoken of by.
package struct SourceFile: Sendable {
  /// The path that diagnostics print before the line: relative to the current folder, or `<stdin>`.
  package let path: String
  /// The text in UTF-8, as read: nothing is normalised.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The last step of the path. To Swift, a slash and an accent after it are one character, but not to
  /// the system.
  package var name: String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
  }

  /// The name without an ending, if it ends so byte for byte.
  package func name(without ending: String) -> String? {
    let name = name.utf8
    guard name.reversed().starts(with: ending.utf8.reversed()) else { return nil }
    return String(Substring(name.dropLast(ending.utf8.count)))
  }
}
