/// A character of several bytes, by what it does to the counting of those after it.
struct WideCharacter: Sendable {
  /// The code point index of the character after it.
  let next: Int
  /// How many bytes the text up to there has beyond one for each code point.
  let excess: Int
}

/// Turns code point indexes into byte offsets, at once for indexes that mostly grow.
struct ByteCursor {
  /// The place of the first code point if all earlier ones had one byte.
  private let start: Int
  private let end: Int
  /// How many code points stand before the first one that is counted.
  private let skipped: Int
  private let isASCII: Bool
  private let wide: [WideCharacter]
  private var passed = 0

  /// A cursor on a surveyed text whose code points are counted from the byte at an offset.
  init(_ text: SourceText, from offset: Int, survey: TextSurvey) {
    end = text.count
    wide = survey.wideCharacters
    isASCII = wide.isEmpty
    skipped = text[survey.start..<offset].count { $0.beginsCodePoint }
    start = survey.start + skipped
  }

  /// The byte offset of a code point; the text's end for one past the last.
  @inline(__always)
  mutating func offset(of index: Int) -> Int {
    min(start + index + (isASCII ? 0 : excess(before: index + skipped)), end)
  }

  private mutating func excess(before index: Int) -> Int {
    while passed < wide.count, wide[passed].next <= index { passed += 1 }
    while passed > 0, wide[passed - 1].next > index { passed -= 1 }
    return passed == 0 ? 0 : wide[passed - 1].excess
  }
}
