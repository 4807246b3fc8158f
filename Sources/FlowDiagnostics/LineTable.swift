/// Where the lines of a text begin, for turning byte offsets into lines and columns.
///
/// A line ends at LF, CR LF or a lone CR, as editors and the Swift compiler have it; NEL, LS and PS
/// end none. A byte order mark takes no column.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  package init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() {
      let endsLine = byte == 0x0A || byte == 0x0D && bytes.dropFirst(offset + 1).first != 0x0A
      if endsLine { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The line and column of a byte offset; an offset inside a character counts as its beginning.
  package func location(of offset: Int) -> SourceLocation {
    let line = index(ofLineWith: offset)
    let before = bytes[min(starts[line], offset)..<min(offset, bytes.count)]
    return SourceLocation(line: line + 1, column: before.count(where: Self.beginsCodePoint) + 1)
  }

  /// The text of a line counted from 1, without its line break; invalid UTF-8 is repaired.
  package func text(ofLine line: Int) -> String {
    let end = line < starts.count ? starts[line] : bytes.count
    let content = bytes[min(starts[line - 1], end)..<end]
    let breaks = content.reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count
    return String(decoding: content.dropLast(breaks), as: UTF8.self)
  }

  private func index(ofLineWith offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func beginsCodePoint(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
