/// A text for the user: a localisation key, with the values to put into it.
public struct FlowText: Hashable, Sendable, ExpressibleByStringInterpolation {
  package enum Part: Hashable, Sendable {
    case literal(String)
    case text(String)
    case integer(Int)
  }

  package let parts: [Part]

  /// The key of a text without values.
  package var plain: String? {
    if case .literal(let text) = parts.first, parts.count == 1 { return text }
    return parts.isEmpty ? "" : nil
  }

  /// A key without values.
  public init(stringLiteral text: String) { parts = [.literal(text)] }

  /// A key with values.
  public init(stringInterpolation text: StringInterpolation) { parts = text.parts }

  /// Collects the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    /// Starts empty; it ignores the capacities.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the key.
    public mutating func appendLiteral(_ text: String) {
      if !text.isEmpty { parts.append(.literal(text)) }
    }

    /// Adds a text as a value; the key gets `%@`.
    public mutating func appendInterpolation(_ text: String) { parts.append(.text(text)) }

    /// Adds a whole number as a value; the key gets `%lld`.
    public mutating func appendInterpolation(_ number: Int) { parts.append(.integer(number)) }

    /// Adds a decimal number as a text, with the digits that Swift prints; the key gets `%@`.
    ///
    /// With `%lf`, the system would show `4.5` as `4.500000`.
    public mutating func appendInterpolation(_ number: Double) { parts.append(.text("\(number)")) }
  }
}

extension FlowText: CustomStringConvertible {
  /// The text as the flow has it, without localisation.
  public var description: String {
    parts.map { part in
      switch part {
      case .literal(let text), .text(let text): text
      case .integer(let number): "\(number)"
      }
    }.joined()
  }
}
