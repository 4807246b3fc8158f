/// A character as a terminal shows it.
struct Cell {
  private static let tabWidth = 8

  let text: String
  /// How many columns it takes; a tab is counted as the most it can take.
  let width: Int

  fileprivate static let ellipsis = Cell("…")

  init(_ character: Character) {
    if character == "\t" {
      (text, width) = ("\t", Self.tabWidth)
    } else {
      text = printable(String(character))
      let shown = character.unicodeScalars.filter { !$0.isUnprintable }
      width = shown.displayWidth + text.unicodeScalars.count - shown.count
    }
  }

  /// A character of ASCII that can be seen.
  fileprivate init(visible byte: UInt8) {
    (text, width) = (String(UnicodeScalar(byte)), 1)
  }

  var isTab: Bool { text == "\t" }
  /// The mark below it, outside of the range.
  var blank: String { isTab ? text : String(repeating: " ", count: width) }
  /// The mark below it, inside the range.
  var tildes: String { isTab ? text : String(repeating: "~", count: width) }
}

/// The characters of a piece of text in UTF-8, with what is invalid repaired.
func cells(of bytes: ArraySlice<UInt8>) -> [Cell] {
  if bytes.allSatisfy({ 0x20...0x7E ~= $0 }) { return bytes.map(Cell.init(visible:)) }
  return String(decoding: bytes, as: UTF8.self).map(Cell.init)
}

extension [Cell] {
  var width: Int { reduce(0) { $0 + $1.width } }

  /// The cells, or as many of the first as fit into some columns with an ellipsis behind them.
  func prefix(fitting columns: Int, isCut: Bool) -> [Cell] {
    if !isCut && width <= columns { return self }
    return fitting(columns - Cell.ellipsis.width) + [.ellipsis]
  }

  /// The cells, or as many of the last as fit into some columns with an ellipsis before them.
  func suffix(fitting columns: Int, isCut: Bool) -> [Cell] {
    if !isCut && width <= columns { return self }
    return [.ellipsis] + reversed().fitting(columns - Cell.ellipsis.width).reversed()
  }

  private func fitting(_ columns: Int) -> [Cell] {
    var left = columns
    return Array(
      prefix {
        left -= $0.width
        return left >= 0
      })
  }
}
