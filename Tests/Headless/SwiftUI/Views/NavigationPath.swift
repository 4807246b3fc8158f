public struct NavigationPath: Equatable {
  var elements: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  public init(_ codable: CodableRepresentation) {
    elements = codable.elements
  }

  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  /// Nil unless every element can be coded.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable }
      ? CodableRepresentation(elements: elements) : nil
  }

  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }

  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(elements: [AnyHashable]) {
      self.elements = elements
    }

    /// Reads pairs of a type's name and a value.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "no type is named \(name)")
        }
        elements.append(try Self.element(type, in: &container))
      }
      self.elements = elements
    }

    private static func element<V: Decodable & Hashable>(
      _ type: V.Type, in container: inout any UnkeyedDecodingContainer
    ) throws -> AnyHashable {
      AnyHashable(try container.decode(type))
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements {
        guard let value = element.base as? any Encodable else { continue }
        try container.encode(_mangledTypeName(type(of: element.base)) ?? "")
        try container.encode(value)
      }
    }
  }
}
