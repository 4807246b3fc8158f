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
}
