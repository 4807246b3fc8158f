import FlowTemplates
import Testing

@Suite struct DocCommentTests {
  @Test(arguments: [
    ("", []), (" \n ", []), ("one", ["/// one"]), ("one\n\ntwo\n", ["/// one", "///", "/// two"]),
    ("a\rb\r\nc\u{B}d\u{C}e\u{85}f\u{2028}g\u{2029}h", "abcdefgh".map { "/// \($0)" }),
    ("a\r\n\r\nb", ["/// a", "///", "/// b"]),
    ("日本 é 😀 */ /* \\( \"", ["/// 日本 é 😀 */ /* \\( \""]),
    ("a\u{202E}b\u{200B}c\0d\u{E0041}", ["/// a<U+202E>b<U+200B>c<U+0000>d<U+E0041>"]),
    ("\tcode  ", ["///     code"]),
    ("swiftlint:disable all", ["/// swiftlint :disable all"]),
    ("x SwiftLint:disable sourcery: y", ["/// x SwiftLint :disable sourcery : y"]),
    ("swift-format-ignore-file", ["/// swift-format- ignore-file"]),
    ("swift\u{200B}lint:disable", ["/// swift<U+200B>lint:disable"]),
    ("swiftswiftlint:a", ["/// swiftswiftlint :a"]),
    ("we use swiftlint", ["/// we use swiftlint"]),
  ])
  func lines(text: String, expected: [String]) {
    #expect(DocComment(text).lines.map(\.text) == expected)
  }

  @Test func noScalarGetsOutOfTheComment() {
    let blocks: [ClosedRange<UInt32>] = [0...0x30FF, 0xE000...0xE0FF, 0xFE00...0xFFFF]
    for value in blocks.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for line in DocComment("a\(scalar)danger()").lines {
        #expect(line.text.hasPrefix("/// "))
        #expect(!line.text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x2028 })
      }
    }
  }
}
