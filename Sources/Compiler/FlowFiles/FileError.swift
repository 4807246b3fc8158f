/// A failed operation on a file, in plain words.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// Why: lower case, no full stop.
  package let reason: String

  package init(_ path: String, _ reason: String) {
    self.path = path
    self.reason = reason
  }

  package var description: String { "'\(path)': \(reason)" }
}
