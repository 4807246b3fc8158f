import FlowDiagnostics
import Testing

@testable import FlowSyntax

@Suite struct ByteCursorTests {
  static let text = "aé日👩‍👧 plain words, then Ünïcödé\r\n日本語日本語日本語 x"

  /// Every jump from one code point to another lands where counting from the start does.
  @Test func everyJumpLandsOnItsCodePoint() {
    let bytes = Array(("\u{FEFF}" + Self.text).utf8)
    let widths = Self.text.unicodeScalars.map { String($0).utf8.count }
    let offsets = widths.reduce(into: [3]) { $0.append($0[$0.count - 1] + $1) }
    bytes.withUnsafeBufferPointer { text in
      let survey = TextSurvey(text, from: 3, of: FileID(0))
      for from in offsets.indices {
        for to in offsets.indices {
          var cursor = ByteCursor(text, from: 3, survey: survey)
          #expect(cursor.offset(of: from) == offsets[from])
          #expect(cursor.offset(of: to) == offsets[to])
        }
      }
    }
  }
}
