import FlowDiagnostics
import Testing

@testable import FlowSyntax

@Suite struct EncodingTests {
  @Test(
    arguments: [
      ([0xC0, 0xAF], "2:4 yaml-encoding: bytes 0xC0 0xAF are not UTF-8: an overlong form"),
      (
        [0xE0, 0x80, 0xAF],
        "2:4 yaml-encoding: bytes 0xE0 0x80 0xAF are not UTF-8: an overlong form"
      ),
      (
        [0xED, 0xA0, 0x80],
        "2:4 yaml-encoding: bytes 0xED 0xA0 0x80 are not UTF-8: half a surrogate pair"
      ),
      (
        [0xF4, 0x90, 0x80, 0x80],
        "2:4 yaml-encoding: bytes 0xF4 0x90 0x80 0x80 are not UTF-8: beyond U+10FFFF"
      ),
      ([0xE2, 0x82], "2:4 yaml-encoding: bytes 0xE2 0x82 are not UTF-8: a character cut short"),
      (
        [0x80],
        "2:4 yaml-encoding: byte 0x80 is not UTF-8: a continuation byte with nothing before it"
      ),
      ([0xFE], "2:4 yaml-encoding: byte 0xFE is not UTF-8: no byte that UTF-8 uses"),
      ([0x00], "2:4 yaml-encoding: control character U+0000 (NUL)"),
      ([0x1B], "2:4 yaml-encoding: control character U+001B"),
      ([0x7F], "2:4 yaml-encoding: control character U+007F"),
      ([0xC2, 0x9B], "2:4 yaml-encoding: control character U+009B"),
      ([0xEF, 0xBF, 0xBE], "2:4 yaml-encoding: control character U+FFFE"),
    ] as [([UInt8], String)])
  func unreadableBytes(bytes: [UInt8], said: String) {
    let read = Read(bytes: Array("é: x\nb: ".utf8) + bytes)
    #expect(read.said == [said])
    #expect(read.tree.root == nil)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], "UTF-16"),
      ([0x61, 0x00, 0x3A, 0x00], "UTF-16"), ([0x00, 0x61, 0x00, 0x3A], "UTF-16"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x61], "UTF-32"), ([0x00, 0x00, 0xFE, 0xFF, 0x00], "UTF-32"),
      ([0x61, 0x00, 0x00, 0x00, 0x3A], "UTF-32"), ([0x00, 0x00, 0x00, 0x61, 0x00], "UTF-32"),
    ] as [([UInt8], String)])
  func foreignEncoding(bytes: [UInt8], name: String) {
    #expect(Read(bytes: bytes).said == ["1:1 yaml-encoding: the file is \(name), not UTF-8"])
  }

  @Test(arguments: ["\u{202E}", "\u{2066}", "\u{200F}", "\u{FEFF}", "\u{2028}", "\u{85}"])
  func invisibleCharactersAreWelcomeInQuotesOnly(character: String) {
    for text in ["a: x\(character)y", "a: b # \(character)", "a: |\n  x\(character)y\n"] {
      let read = Read(text)
      #expect(read.diagnostics.first?.rule == "yaml-encoding", "\(text.debugDescription)")
      #expect(read.diagnostics.first.map { read.excerpt($0.range) } == character)
    }
    #expect(Read("a: 'x\(character)y'\nb: \"\(character)\"").said == [])
  }

  /// The text is looked at eight bytes at a time, and each byte may stand beside any other.
  @Test func everyByteIsFoundWhereverItStands() {
    for byte in UInt8(0x80)...0xFF {
      for place in 0..<16 {
        var bytes = Array("a: 'abcdefghijklmnopqrstuvwxyz'".utf8)
        bytes[4 + place] = byte
        #expect(Read(bytes: bytes).diagnostics.map(\.rule) == ["yaml-encoding"])
      }
    }
  }

  @Test func everyCharacterOfTwoBytesIsRead() {
    for codePoint in UInt32(0xA0)..<0x800 {
      guard let scalar = Unicode.Scalar(codePoint) else { continue }
      for indent in 0..<8 {
        let text = "a: '\(String(repeating: "x", count: indent))\(scalar)yyyyyyyyyyyy'"
        #expect(Read(text).said == [], "U+\(codePoint)")
      }
    }
  }

  @Test func faultsOfAPictureStopEarly() {
    let read = Read(bytes: (0..<10_000).map { UInt8(truncatingIfNeeded: 0x80 | $0 &* 37) })
    #expect(read.diagnostics.count == 20)
  }

  @Test(arguments: Unicode.Scalar.samples)
  func decoderAgreesWithTheStandardLibrary(scalar: Unicode.Scalar) {
    let bytes = Array(String(Character(scalar)).utf8)
    bytes.withUnsafeBufferPointer { text in
      guard case .scalar(scalar.value, bytes.count) = UTF8Decoder.sequence(in: text, at: 0) else {
        Issue.record("U+\(scalar.value) is not decoded")
        return
      }
    }
  }
}

extension Unicode.Scalar {
  /// The first and last scalars of every length, and of every gap.
  static var samples: [Unicode.Scalar] {
    [0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x1_0000, 0x10_FFFF].compactMap(
      Unicode.Scalar.init)
  }
}
