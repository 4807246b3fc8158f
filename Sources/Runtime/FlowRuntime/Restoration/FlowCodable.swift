/// An enum that is encoded by the names of its cases and of their values, in any order.
///
/// Generated code splits each case into its parts and builds it again. Encoding, comparing and printing
/// use these functions.
public protocol FlowCodable: Codable, Hashable, Sendable, CustomStringConvertible {
  /// What tells the cases apart, without what they are given.
  associatedtype FlowName: Codable & Hashable & Sendable

  /// The case's name, and what it is given.
  var contents: FlowContents<FlowName> { get }

  /// The case of a name, given these values.
  ///
  /// - Throws: `DecodingError` where a value is missing or of another type.
  init(_ name: FlowName, _ values: FlowValues) throws
}

/// The parts of an enum case: its name, and its values by name.
public struct FlowContents<Name> {
  let name: Name
  let values: KeyValuePairs<String, any Encodable>

  /// A case's name, and its values in the order in which they are printed.
  public init(_ name: Name, _ values: KeyValuePairs<String, any Encodable> = [:]) {
    self.name = name
    self.values = values
  }
}

/// The decoded values of an enum case.
public struct FlowValues {
  private let values: KeyedDecodingContainer<FlowCodingKey>

  init(_ values: KeyedDecodingContainer<FlowCodingKey>) { self.values = values }

  /// The value of a name.
  ///
  /// - Throws: `DecodingError` if the value is missing or has another type.
  public subscript<Value: Decodable>(name: String) -> Value {
    get throws { try values.decode(Value.self, forKey: FlowCodingKey(stringValue: name)) }
  }

  /// The error for a case that doesn't exist or whose values can't be restored.
  public func cannotRestore(_ name: String) -> any Error {
    DecodingError.dataCorruptedError(
      forKey: .name, in: values, debugDescription: "'\(name)' cannot be restored")
  }
}

extension FlowCodable {
  /// Decodes the name of the case, then its values.
  ///
  /// - Throws: `DecodingError` if there is no such case or a value is missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: FlowCodingKey.self)
    try self.init(values.decode(FlowName.self, forKey: .name), FlowValues(values))
  }

  /// Encodes the name of the case under `$name`, and each value under its own name.
  ///
  /// - Throws: `EncodingError` if a value can't be encoded.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: FlowCodingKey.self)
    let contents = contents
    try values.encode(contents.name, forKey: .name)
    for (name, value) in contents.values {
      try values.encode(value, forKey: FlowCodingKey(stringValue: name))
    }
  }

  /// The case and its values: `details(id: 1)`.
  public var description: String { contents.description }
}

extension FlowContents: CustomStringConvertible {
  /// The case and its values: `details(id: 1)`.
  public var description: String {
    let name = (name as? any FlowScreenName)?.rawValue ?? "\(name)"
    if values.isEmpty { return name }
    let given = values.map { "\($0): \(FlowContents<Void>.description(of: $1))" }
    return "\(name)(\(given.joined(separator: ", ")))"
  }
}

extension FlowContents<Void> {
  /// A value as it is printed; of a reference, what it refers to.
  package static func description(of value: Any) -> String {
    (value as? any FlowUnkeptValue).map { String(describing: $0.unkept) }
      ?? String(describing: value)
  }
}

/// A value of a destination that can't be restored.
protocol FlowUnkeptValue {
  associatedtype Unkept
  var unkept: Unkept { get }
}

/// A value of a type that can't be encoded.
public struct FlowUnkept<Value>: Encodable, FlowUnkeptValue {
  let unkept: Value

  /// Wraps a value; no snapshot contains it.
  public init(_ value: Value) { unkept = value }

  /// - Throws: `EncodingError`, always.
  public func encode(to encoder: any Encoder) throws { throw EncodingError.unkept(unkept) }
}

/// An object in a destination. It is compared by identity, and can't be restored.
public struct FlowReference<Object: AnyObject>: Hashable, Encodable, @unchecked Sendable,
  FlowUnkeptValue
{
  /// The object.
  public let object: Object
  var unkept: Object { object }

  /// Makes a strong reference to an object.
  public init(_ object: Object) { self.object = object }

  /// Compares the identities of the objects.
  public static func == (one: FlowReference, other: FlowReference) -> Bool {
    one.object === other.object
  }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }

  /// - Throws: `EncodingError`, always.
  public func encode(to encoder: any Encoder) throws { throw EncodingError.unkept(object) }
}

extension EncodingError {
  fileprivate static func unkept(_ value: Any) -> EncodingError {
    .invalidValue(value, .init(codingPath: [], debugDescription: "it cannot be kept"))
  }
}

/// The name of a case, or of what it is given.
struct FlowCodingKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  /// The key of the case's own name, which no parameter can have.
  static let name = FlowCodingKey(stringValue: "$name")

  init(stringValue name: String) { stringValue = name }
  init?(intValue: Int) { nil }
}
