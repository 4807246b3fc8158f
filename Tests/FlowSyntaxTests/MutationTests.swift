import FlowDiagnostics
import Testing

@testable import FlowSyntax

/// A small generator of the same numbers for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

@Suite struct MutationTests {
  static let flows = [
    "flow: Shop\nstart: main\nscreens:\n  main:\n    transitions: { buy: { to: cart } }\n  cart:\n",
    "# é\nguards:\n  ask: Push? \"no\": 'it''s'\nsteps:\n  - welcome\n  - { screen: x, when: [a, b] }\n",
    "a: |\n  text: {x}\n\n  more\nb: >-\n  folded\nc: \"\\u00e9\\n\"\nd: [Int]?\ne: {f: A<B, C>, g: (H, I)}\n",
    "\u{FEFF}a:\r\n- b: 日本\r\n  c: *d\r\n- &e f\r\n? g\r\n: !h i\r\n<<: 👩‍👧\r\n---\r\n%x\r\n...\r\n",
  ]

  static let pieces: [[UInt8]] =
    [
      "{", "}", "[", "]", ",", ": ", ":", "- ", "-", "? ", "?", "&a ", "*a ", "!b ", "|", ">", "'",
      "\"", "\\", "#", " # ", "%", "@", "`", "\n", "\r", "\t", " ", "  ", "\n  ", "---\n", "...\n",
      "\0", "\u{FEFF}", "\u{202E}", "\u{2028}", "é", "<", ">", "(", ")", "<<: ", "\\ud83d\\ude00",
      "~", "\\", "%TAG ! a\n",
    ].map { Array($0.utf8) } + [[0xC0], [0xED, 0xA0, 0x80], [0xFF], [0xF0, 0x9F]]

  @Test(arguments: flows.indices)
  func mutatedFlowHasATreeOrAnError(flow: Int) {
    var random = SplitMix(state: UInt64(flow))
    for round in 0..<1500 {
      var bytes = Array(Self.flows[flow].utf8)
      for _ in 0...random.next() % 4 { mutate(&bytes, &random) }
      let read = Read(bytes: bytes)
      #expect(
        read.isTreeOrError && read.hasExactScalars,
        "round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: flows.indices)
  func flowCutAnywhereHasATreeOrAnError(flow: Int) {
    let bytes = Array(Self.flows[flow].utf8)
    for end in bytes.indices {
      for read in [Read(bytes: Array(bytes[..<end])), Read(bytes: Array(bytes[end...]))] {
        #expect(read.isTreeOrError && read.hasExactScalars)
      }
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    let start = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...6, using: &random))
    let piece = Self.pieces.randomElement(using: &random) ?? []
    switch random.next() % 4 {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: 0)
    case 2: bytes.replaceSubrange(start..<end, with: piece)
    default: bytes.insert(contentsOf: piece, at: start)
    }
  }
}
