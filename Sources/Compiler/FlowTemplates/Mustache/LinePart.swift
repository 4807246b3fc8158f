/// A part of a long line that stands on a line of its own.
struct LinePart: Equatable {
  let indent: Int
  let code: Range<Int>
  /// Whether a comma follows that the long line does not have.
  var addsComma = false
}

extension BracketedLine {
  /// `swift format` lets the colon after a pattern stand beyond the limit, and leaves room in a line for
  /// the comma that a list of elements would end with if it were broken.
  func isTooLong(_ part: LinePart) -> Bool {
    let width = width(of: part)
    if width < LongLine.leastLimit { return false }
    let isPattern = has("):", at: part.code.upperBound - 2)
    let limit = LongLine.limit + (isPattern ? 1 : 0)
    return width > limit || width + lists(in: part.code) > limit
  }

  /// How many arrays and dictionaries have several elements.
  private func lists(in code: Range<Int>) -> Int {
    if !bytes[code].contains(UInt8(ascii: "[")) { return 0 }
    return code.count { place in
      guard self[place] == "[", let list = inside(of: place), list.upperBound < code.upperBound
      else {
        return false
      }
      return outerPlaces(of: list).contains { self[$0] == "," }
    }
  }

  /// Whether a list is an array, not a type or what is taken out of one.
  func isArray(_ list: Range<Int>, in code: Range<Int>) -> Bool {
    let bracket = list.lowerBound - 1
    let before = trimmed(code.lowerBound..<bracket)
    let isValue = before.isEmpty || ["=", "(", ","].contains(self[before.upperBound - 1])
    return self[bracket] == "[" && isValue
  }

  func width(of part: LinePart) -> Int {
    part.indent + width(of: part.code) + (part.addsComma ? 1 : 0)
  }

  func write(_ part: LinePart, to output: inout [UInt8]) {
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: part.indent))
    output += bytes[part.code]
    if part.addsComma { output.append(UInt8(ascii: ",")) }
  }
}
