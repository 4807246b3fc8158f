/// Which of the files given together a place is in: its index among them.
package struct FileID: Hashable, Sendable {
  package let index: Int32

  @inlinable package init(_ index: Int) {
    self.index = Int32(index)
  }
}

/// A stretch of a file, in UTF-8 byte offsets from its first byte; `end` is not in it.
///
/// Invariant: `start <= end`. An empty range is a place between two characters.
package struct SourceRange: Hashable, Sendable {
  package let file: FileID
  package let start: Int32
  package let end: Int32

  @inlinable package init(_ file: FileID, _ start: Int, _ end: Int) {
    precondition(start <= end, "a range ends before it starts")
    self.file = file
    self.start = Int32(start)
    self.end = Int32(end)
  }

  package func overlaps(_ other: SourceRange) -> Bool {
    file == other.file && start < other.end && other.start < end
  }
}

/// A place as people count: lines and columns from 1, columns in code points.
package struct SourceLocation: Hashable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
