/// A text that is shown to the user: a key to be looked up for their language, with what is put into it.
public struct FlowText: Hashable, Sendable, ExpressibleByStringInterpolation {
  package enum Part: Hashable, Sendable {
    case literal(String)
    case text(String)
    case integer(Int)
    case decimal(Double)
  }

  package let parts: [Part]

  /// A key without anything put into it.
  public init(stringLiteral text: String) { parts = [.literal(text)] }

  /// A key, and what is put into it.
  public init(stringInterpolation text: StringInterpolation) { parts = text.parts }

  /// Collects what a text is made of.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    /// Begins with nothing; the capacities are not needed.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the key.
    public mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.literal(text)) }
    }

    /// Puts a text in; `%@` in the key.
    public mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }

    /// Puts a whole number in; `%lld` in the key.
    public mutating func appendInterpolation(_ number: Int) { parts.append(.integer(number)) }

    /// Puts a decimal number in; `%lf` in the key.
    public mutating func appendInterpolation(_ number: Double) { parts.append(.decimal(number)) }
  }
}

extension FlowText: CustomStringConvertible {
  /// The text as it was written, in no other language.
  public var description: String {
    parts.map { part in
      switch part {
      case .literal(let text), .text(let text): text
      case .integer(let number): "\(number)"
      case .decimal(let number): "\(number)"
      }
    }.joined()
  }
}
