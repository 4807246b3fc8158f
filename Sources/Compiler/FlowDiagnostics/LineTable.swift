/// The starts of a text's lines, for converting byte offsets into lines and columns.
///
/// A line ends at LF, CR LF or a lone CR, as editors and the Swift compiler have it; NEL, LS and PS
/// end none. A byte order mark takes no column.
package struct LineTable: Sendable {
  private static let blockSize = 256

  private let bytes: [UInt8]
  private let starts: [Int32]
  /// How many code points begin before each block of bytes, so that no column costs a long count.
  private let codePointsBefore: [Int32]

  package init(_ file: SourceFile) {
    bytes = file.bytes
    let markSize = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    (starts, codePointsBefore) = bytes.withUnsafeBufferPointer { bytes in
      var starts = [Int32(markSize)]
      var blocks: [Int32] = []
      blocks.reserveCapacity(bytes.count / Self.blockSize + 1)
      var codePoints: Int32 = 0
      for blockStart in stride(from: 0, to: bytes.count, by: Self.blockSize) {
        blocks.append(codePoints)
        for offset in blockStart..<min(blockStart + Self.blockSize, bytes.count) {
          let byte = bytes[offset]
          if Self.beginsCodePoint(byte) { codePoints += 1 }
          guard byte == 0x0A || byte == 0x0D else { continue }
          let isHalfOfBreak = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
          if !isHalfOfBreak { starts.append(Int32(offset + 1)) }
        }
      }
      blocks.append(codePoints)
      return (starts, blocks)
    }
  }

  package var lineCount: Int { starts.count }

  /// The line and column of a byte offset; an offset inside a character counts as its beginning.
  package func location(of offset: Int) -> SourceLocation {
    let offset = characterStart(at: offset)
    let line = index(ofLineWith: offset)
    let start = min(Int(starts[line]), offset)
    let column = codePoints(before: offset) - codePoints(before: start)
    return SourceLocation(line: line + 1, column: column + 1)
  }

  /// The start of the character at an offset; an offset past the end counts as the end.
  package func characterStart(at offset: Int) -> Int {
    let offset = min(offset, bytes.count)
    let candidates = max(offset - 3, 0)...offset
    let start = candidates.last { $0 == bytes.count || Self.beginsCodePoint(bytes[$0]) } ?? offset
    // A byte that continues nothing stands for itself.
    return start == bytes.count || bytes[start] >= 0xC0 ? start : offset
  }

  /// The text of a line counted from 1, without its line break; invalid UTF-8 is repaired.
  package func text(ofLine line: Int) -> String {
    String(decoding: content(ofLine: line), as: UTF8.self)
  }

  /// The bytes of a line counted from 1, at their offsets in the file and without the line break.
  package func content(ofLine line: Int) -> ArraySlice<UInt8> {
    let end = line < starts.count ? Int(starts[line]) : bytes.count
    let content = bytes[min(Int(starts[line - 1]), end)..<end]
    let breaks = content.reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count
    return content.dropLast(breaks)
  }

  private func codePoints(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    let rest = bytes[block * Self.blockSize..<offset]
    return Int(codePointsBefore[block]) + rest.count(where: Self.beginsCodePoint)
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
