/// The identity of a page, stack, run or layer. A state never uses it twice.
public struct FlowID<Subject>: Hashable, Sendable {
  package let number: Int

  package init(_ number: Int) { self.number = number }
}

extension FlowID: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

extension FlowID: CustomStringConvertible {
  /// The number: `#7`.
  public var description: String { "#\(number)" }
}
