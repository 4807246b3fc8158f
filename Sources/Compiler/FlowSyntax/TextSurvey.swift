import FlowDiagnostics

/// The result of scanning every byte of a text before parsing.
struct TextSurvey {
  /// The offset of the first byte after a byte order mark.
  let start: Int
  private(set) var wideCharacters: [WideCharacter] = []
  /// Whether a `?` stands where it might begin a complex key.
  private(set) var mayHaveComplexKeys = false
  /// Whether a `<` or `(` stands where it might begin a type's arguments.
  private(set) var mayHaveArguments = false
  /// Whether a character looks like a space and is none.
  private(set) var hasStrangeSpaces = false
  /// The mistakes that make the text unreadable.
  private(set) var faults: [Diagnostic] = []
  /// Invisible characters, which are allowed only in quotes.
  private(set) var invisibles: [(range: SourceRange, codePoint: UInt32)] = []

  // A picture given as a flow has thousands of faults: the first ones tell enough.
  private static let faultLimit = 20

  init(_ text: SourceText, from start: Int, of file: FileID) {
    self.start = start
    var offset = Self.skippingCommon(text, from: start)
    while offset < text.count, faults.count < Self.faultLimit {
      switch text[offset] {
      case UInt8(ascii: "?"): noteQuestionMark(text, offset)
      case UInt8(ascii: "<"), UInt8(ascii: "("): mayHaveArguments = true
      case 0x20..<0x7F, 0x09, 0x0A, 0x0D: break
      default: offset += survey(text, offset, file) - 1
      }
      offset = Self.skippingCommon(text, from: offset + 1)
    }
  }

  /// The offset of the next byte that is worth a look, eight bytes at a time.
  private static func skippingCommon(_ text: SourceText, from start: Int) -> Int {
    let bytes = UnsafeRawBufferPointer(text)
    var offset = start
    while offset + 8 <= bytes.count {
      let word = bytes.word(at: offset)
      let unprintable =
        (word | (word &- UInt64(everyByte: 0x20)) | (word &+ UInt64(everyByte: 1)))
        & UInt64(everyByte: 0x80)
      // From '<' to '?' the last two bits alone differ.
      let angle = (word & UInt64(everyByte: 0xFC) ^ UInt64(everyByte: 0x3C)).zeroBytes
      let parenthesis = (word ^ UInt64(everyByte: 0x28)).zeroBytes
      let found = UInt64(littleEndian: unprintable | angle | parenthesis)
      if found != 0 { return offset + found.trailingZeroBitCount / 8 }
      offset += 8
    }
    return offset
  }

  private mutating func noteWide(endingAt end: Int, _ length: Int) {
    let excess = (wideCharacters.last?.excess ?? 0) + length - 1
    wideCharacters.append(WideCharacter(next: end - start - excess, excess: excess))
  }

  private mutating func noteQuestionMark(_ text: SourceText, _ offset: Int) {
    mayHaveComplexKeys = mayHaveComplexKeys || offset + 1 == text.count || text[offset + 1] <= 0x20
  }

  /// Looks at a character that is no printable ASCII, and answers its length.
  private mutating func survey(
    _ text: SourceText, _ offset: Int, _ file: FileID
  ) -> Int {
    switch UTF8Decoder.sequence(in: text, at: offset) {
    case .scalar(let codePoint, let length):
      if length > 1 { noteWide(endingAt: offset + length, length) }
      survey(codePoint, at: SourceRange(file, offset, offset + length))
      return length
    case .malformed(let length, let reason):
      let bytes = text[offset..<offset + length].map(Self.hexadecimal).joined(separator: " ")
      let what = length == 1 ? "byte \(bytes) is" : "bytes \(bytes) are"
      faults.append(
        Diagnostic(
          .error, "yaml-encoding", "\(what) not UTF-8: \(reason)",
          at: SourceRange(file, offset, offset + length), hint: "save the file as UTF-8"))
      return length
    }
  }

  private mutating func survey(_ codePoint: UInt32, at range: SourceRange) {
    switch codePoint {
    case 0x09, 0x0A, 0x0D: break
    case ..<0x20, 0x7F, 0x80..<0x85, 0x86..<0xA0, 0xFFFE, 0xFFFF:
      faults.append(
        Diagnostic(
          .error, "yaml-encoding", "control character \(InvisibleCharacter.name(codePoint))",
          at: range, hint: "delete it"))
    default:
      if InvisibleCharacter.isTreacherous(codePoint) { invisibles.append((range, codePoint)) }
      hasStrangeSpaces = hasStrangeSpaces || StrangeSpace.name(codePoint) != nil
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
