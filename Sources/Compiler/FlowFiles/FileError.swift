/// A failed operation on a file, in plain words.
package struct FileError: Error, Equatable, CustomStringConvertible {
  package let path: String
  /// Why: lower case, no full stop.
  package let reason: String
  /// Whether it is due to what an author wrote: an edited output, or names that collide.
  package let isDueToAuthor: Bool

  package init(_ path: String, _ reason: String, isDueToAuthor: Bool = false) {
    self.path = path
    self.reason = reason
    self.isDueToAuthor = isDueToAuthor
  }

  package var description: String { "'\(path)': \(reason)" }
}
