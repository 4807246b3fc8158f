import FlowDiagnostics

/// What a look at every byte of a text finds before any of it is parsed.
struct TextSurvey {
  private(set) var isASCII = true
  /// Whether a `?` stands where it might begin a complex key.
  private(set) var mayHaveComplexKeys = false
  /// What makes the text unreadable.
  private(set) var faults: [Diagnostic] = []
  /// Characters that nobody sees, which are welcome in quotes only.
  private(set) var invisibles: [(range: SourceRange, codePoint: UInt32)] = []

  // A picture given as a flow has thousands of faults: the first ones tell enough.
  private static let faultLimit = 20

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, of file: FileID) {
    var offset = start
    while offset < text.count, faults.count < Self.faultLimit {
      let byte = text[offset]
      if byte >= 0x20, byte < 0x7F {
        if byte == 0x3F { noteQuestionMark(text, offset) }
        offset += 1
      } else {
        offset += survey(text, offset, file)
      }
    }
  }

  private mutating func noteQuestionMark(_ text: UnsafeBufferPointer<UInt8>, _ offset: Int) {
    mayHaveComplexKeys = mayHaveComplexKeys || offset + 1 == text.count || text[offset + 1] <= 0x20
  }

  /// Looks at a character that is no printable ASCII, and answers its length.
  private mutating func survey(
    _ text: UnsafeBufferPointer<UInt8>, _ offset: Int, _ file: FileID
  ) -> Int {
    switch UTF8Decoder.sequence(in: text, at: offset) {
    case .scalar(let codePoint, let length):
      if codePoint > 0x7F { isASCII = false }
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
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
