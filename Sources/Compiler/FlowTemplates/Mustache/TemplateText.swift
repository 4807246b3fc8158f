import FlowDiagnostics

/// The bytes of a template, and how tags and lines are found in them.
struct TemplateText: Sendable {
  let bytes: [UInt8]
  /// The start of the text, after a byte order mark.
  let start: Int

  init(_ file: SourceFile) {
    bytes = file.bytes
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  var end: Int { bytes.count }

  /// The first byte that is no part of a character in UTF-8.
  var firstInvalid: Int? {
    if Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes { return nil }
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// The start of the next tag, at the offset or after it.
  func opening(from offset: Int) -> Int? {
    var offset = offset
    while offset + 1 < end {
      if isAt(offset, "{{") { return offset }
      offset += 1
    }
    return nil
  }

  /// Where a tag closes, at the offset or behind it: a comment anywhere, any other tag on its line
  /// and before the next tag.
  func closing(_ braces: StaticString, from offset: Int, anywhere: Bool) -> Int? {
    var offset = offset
    while offset < end {
      if isAt(offset, braces) { return offset }
      if !anywhere, isAt(offset, "\n") || isAt(offset, "{{") { return nil }
      offset += 1
    }
    return nil
  }

  /// The beginning of the range, up to and with its first line break.
  func firstLine(of range: Range<Int>) -> Range<Int> {
    let lineFeed = bytes[range].firstIndex(of: UInt8(ascii: "\n"))
    return range.lowerBound..<(lineFeed.map { $0 + 1 } ?? range.upperBound)
  }

  /// Whether a line begins at the offset.
  func startsLine(_ offset: Int) -> Bool {
    offset == start || bytes[offset - 1] == UInt8(ascii: "\n")
  }

  /// Whether a line breaks at the offset.
  func isLineBreak(_ offset: Int) -> Bool {
    isAt(offset, "\n") || isAt(offset, "\r\n")
  }

  /// The range without the white space around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let first = range.first { !isBlank($0) } ?? range.upperBound
    let last = range.last { !isBlank($0) } ?? first - 1
    return first..<last + 1
  }

  /// The lines that hold the range and nothing else but white space, with their line break.
  func lines(holdingOnly range: Range<Int>) -> Range<Int>? {
    var lower = range.lowerBound
    while !startsLine(lower), isBlank(lower - 1) { lower -= 1 }
    var upper = range.upperBound
    while upper < end, isBlank(upper) { upper += 1 }
    guard startsLine(lower), upper == end || isAt(upper, "\n") else { return nil }
    return lower..<min(upper + 1, end)
  }

  func isAt(_ offset: Int, _ expected: StaticString) -> Bool {
    let length = expected.utf8CodeUnitCount
    guard offset + length <= end, bytes[offset] == expected.utf8Start[0] else { return false }
    return (1..<length).allSatisfy { bytes[offset + $0] == expected.utf8Start[$0] }
  }

  /// Whether a space, a tab, or the first half of a line break is there.
  private func isBlank(_ offset: Int) -> Bool {
    guard offset < end else { return false }
    switch bytes[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return true
    default: return false
    }
  }
}
