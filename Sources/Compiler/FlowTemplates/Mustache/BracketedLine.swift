/// The bytes of a line of code, and which brackets are a pair.
///
/// Quotes are brackets, too: nothing breaks inside of a literal. The angles of a generic type are.
struct BracketedLine {
  let bytes: [UInt8]
  /// The distance from an opening bracket to its partner, or to the end of the line if it has none; 0
  /// at all other places.
  private let lengths: [Int32]
  private let isASCII: Bool

  init(_ line: ArraySlice<UInt8>) {
    bytes = Array(line)
    isASCII = bytes.reduce(0, |) < 0x80
    lengths = BracketPairs.lengths(in: bytes)
  }

  /// The character at a place, if it is one in ASCII.
  subscript(place: Int) -> Unicode.Scalar { Unicode.Scalar(bytes[place]) }

  /// The number of characters in a range.
  func width(of range: Range<Int>) -> Int {
    isASCII ? range.count : String(decoding: bytes[range], as: UTF8.self).count
  }

  /// The places of a range that are in none of its brackets; the brackets themselves are among them.
  func outerPlaces(of range: Range<Int>) -> OuterPlaces {
    OuterPlaces(lengths: lengths, place: range.lowerBound, end: range.upperBound)
  }

  struct OuterPlaces: Sequence, IteratorProtocol {
    fileprivate let lengths: [Int32]
    fileprivate var place: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard place < end else { return nil }
      defer { place += Swift.max(1, Int(lengths[place])) }
      return place
    }
  }

  /// What is between a bracket and its partner; nothing if no bracket begins a pair here.
  func inside(of place: Int) -> Range<Int>? {
    if lengths[place] == 0 { return nil }
    let opens = self[place] == "(" || self[place] == "[" || self[place] == "{"
    return opens ? place + 1..<place + Int(lengths[place]) : nil
  }

  func has(_ word: StaticString, at place: Int) -> Bool {
    word.withUTF8Buffer { word in
      guard bytes[place] == word[0], place + word.count <= bytes.count else { return false }
      return word.indices.allSatisfy { bytes[place + $0] == word[$0] }
    }
  }

  /// The range without the spaces around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] == " " { start += 1 }
    while start < end, self[end - 1] == " " { end -= 1 }
    return start..<end
  }
}

/// Finds the pairs of brackets in a line, from its start to its end.
private struct BracketPairs {
  private let bytes: [UInt8]
  private var lengths: [Int32]
  /// The places of the brackets that are open, the innermost last.
  private var open: [Int] = []

  static func lengths(in bytes: [UInt8]) -> [Int32] {
    var pairs = BracketPairs(bytes)
    var place = 0
    while place < bytes.count {
      switch Unicode.Scalar(bytes[place]) {
      case "a"..."z", "A"..."Z", " ": place += 1
      case "\"", "(", ")", "[", "]", "{", "}", "<", ">": place = pairs.take(place) + 1
      default: place += 1
      }
    }
    while !pairs.open.isEmpty { pairs.close(bytes.count) }
    return pairs.lengths
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lengths = Array(repeating: 0, count: bytes.count)
    open.reserveCapacity(8)
  }

  /// Looks at a bracket, or at the literal that a quote begins; the last place that it looked at.
  private mutating func take(_ place: Int) -> Int {
    switch Unicode.Scalar(bytes[place]) {
    case "\"":
      let end = endOfLiteral(place)
      lengths[place] = Int32(end - place)
      return end
    case "(", "[", "{": open.append(place)
    case "<": if place > 0, bytes[place - 1].isOfName { open.append(place) }
    case ">": if let start = open.last, isAngle(start) { close(place) }
    case ")", "]", "}":
      while let start = open.last, isAngle(start) { open.removeLast() }
      close(place)
    default: break
    }
    return place
  }

  private mutating func close(_ place: Int) {
    if let start = open.popLast() { lengths[start] = Int32(place - start) }
  }

  private func isAngle(_ place: Int) -> Bool { bytes[place] == UInt8(ascii: "<") }

  private func endOfLiteral(_ start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place, bytes.count - 1)
  }
}

extension UInt8 {
  /// Whether it can be part of a name; so can every character that is not in ASCII.
  fileprivate var isOfName: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: self >= 0x80
    }
  }
}
