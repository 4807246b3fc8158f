/// A set of numbers from 0 to 255.
struct WideMask: Hashable, Sendable {
  static let width = 256
  static let all = WideMask(words: SIMD4(repeating: .max))

  private var words: SIMD4<UInt64>

  private init(words: SIMD4<UInt64>) { self.words = words }

  init() { self.init(words: .zero) }

  init(_ number: Int) {
    self.init()
    words[number / 64] = 1 << UInt64(number % 64)
  }

  var isEmpty: Bool { words == .zero }

  func contains(_ number: Int) -> Bool { words[number / 64] & (1 << UInt64(number % 64)) != 0 }

  /// The numbers from a start to the next multiple of 64, as bits.
  func bits(from start: Int) -> UInt64 { words[start / 64] >> UInt64(start % 64) }

  /// Of some numbers from a start on, which have a bit each, keeps one.
  mutating func keep(_ number: Int, among bits: UInt64, from start: Int) {
    words[start / 64] &= ~(bits << UInt64(start % 64))
    self |= WideMask(number)
  }

  static func | (one: WideMask, other: WideMask) -> WideMask {
    WideMask(words: one.words | other.words)
  }

  static func & (one: WideMask, other: WideMask) -> WideMask {
    WideMask(words: one.words & other.words)
  }

  static func - (one: WideMask, other: WideMask) -> WideMask {
    WideMask(words: one.words & ~other.words)
  }

  static func |= (one: inout WideMask, other: WideMask) { one.words |= other.words }

  static func &= (one: inout WideMask, other: WideMask) { one.words &= other.words }
}
