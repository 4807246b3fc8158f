/// A text that is shown to the user: a key to be looked up for their language, with what is put into it.
public struct FlowText: Hashable, Sendable, ExpressibleByStringInterpolation {
  package enum Part: Hashable, Sendable {
    case literal(String)
    case text(String)
    case integer(Int)
    case decimal(Double)
  }

  package let parts: [Part]

  public init(stringLiteral text: String) { parts = [.literal(text)] }

  public init(stringInterpolation text: StringInterpolation) { parts = text.parts }

  /// Collects what a text is made of.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.literal(text)) }
    }

    public mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }

    public mutating func appendInterpolation(_ number: Int) { parts.append(.integer(number)) }

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
