import FlowTemplates
import Testing

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("", #""""#), ("a \"b\" \\(c)", #""a \"b\" \\(c)""#), ("a\nb\tc\r", #""a\nb\tc\u{000D}""#),
    ("日本 العربية Ελλ é 😀", #""日本 العربية Ελλ é 😀""#),
    ("e\u{301}", "\"e\u{301}\""), ("\u{301}", #""\u{0301}""#), ("\"\u{301}", #""\"\u{0301}""#),
    ("\u{202E}", #""\u{202E}""#), ("a\u{200B}b", #""a\u{200B}b""#), ("\u{85}", #""\u{0085}""#),
    ("\u{2028}\u{2029}", #""\u{2028}\u{2029}""#), ("\u{E0041}", #""\u{E0041}""#),
    ("\u{E000}", #""\u{E000}""#), ("\u{FFFE}", #""\u{FFFE}""#), ("\0", #""\u{0000}""#),
    ("\u{FEFF}", #""\u{FEFF}""#), ("\u{A0}", #""\u{00A0}""#), ("\u{3164}", #""\u{3164}""#),
    ("\u{10FFFF}", #""\u{10FFFF}""#), ("\u{2800}", #""\u{2800}""#), ("\u{FE0F}", #""\u{FE0F}""#),
  ])
  func text(text: String, literal: String) {
    #expect(SwiftLiteral(text).code.text.unicodeScalars.elementsEqual(literal.unicodeScalars))
  }

  @Test func everyScalarIsReadBackAsItWas() {
    let blocks: [ClosedRange<UInt32>] = [0...0xD7FF, 0xE000...0x3_FFFF, 0xE_0000...0x10_FFFF]
    for block in blocks {
      for start in stride(from: block.lowerBound, through: block.upperBound, by: 101) {
        let scalars = (start...min(start + 100, block.upperBound)).compactMap(Unicode.Scalar.init)
        expectReadBack(scalars)
      }
    }
  }

  @Test func hostileMixturesAreReadBackAsTheyWere() {
    let pieces = Array("\\\"(){}un#\n\r/*\u{301}\u{202E}\u{200D}e日😀\0\u{2028}".unicodeScalars)
    var state: UInt64 = 1
    for _ in 0..<2000 {
      let scalars = (0..<12).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return pieces[Int(state >> 33) % pieces.count]
      }
      expectReadBack(scalars)
    }
  }

  @Test func numbersAndFlags() {
    #expect(SwiftLiteral(Int64.min).code == "-9223372036854775808")
    #expect(SwiftLiteral(true).code == "true")
    #expect(SwiftLiteral(0.5)?.code == "0.5")
    #expect(SwiftLiteral(Double.infinity) == nil)
    #expect(SwiftLiteral(Double.nan) == nil)
  }

  private func expectReadBack(_ scalars: [Unicode.Scalar]) {
    var text = ""
    text.unicodeScalars += scalars
    let literal = SwiftLiteral(text).code.text
    #expect(LiteralReader.read(literal) == scalars, "\(literal)")
  }
}

/// Reads a string literal as Swift does, by its own rules and not by ours.
private enum LiteralReader {
  /// The text; nil where Swift would see an end, an interpolation or a line break in it.
  static func read(_ literal: String) -> [Unicode.Scalar]? {
    var rest = ArraySlice(literal.unicodeScalars)
    guard rest.popFirst() == "\"", rest.popLast() == "\"" else { return nil }
    var scalars: [Unicode.Scalar] = []
    while let scalar = rest.popFirst() {
      if scalar == "\"" || scalar.value < 0x20 { return nil }
      guard let meant = scalar == "\\" ? escaped(&rest) : scalar else { return nil }
      scalars.append(meant)
    }
    return scalars
  }

  private static func escaped(_ rest: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": "\n"
    case "t": "\t"
    case "\\": "\\"
    case "\"": "\""
    case "u": number(&rest)
    default: nil
    }
  }

  private static func number(_ rest: inout ArraySlice<Unicode.Scalar>) -> Unicode.Scalar? {
    guard rest.popFirst() == "{" else { return nil }
    var value: UInt32 = 0
    while let scalar = rest.popFirst(), scalar != "}" {
      guard let digit = Character(scalar).hexDigitValue else { return nil }
      value = value * 16 + UInt32(digit)
    }
    return Unicode.Scalar(value)
  }
}
