/// An enum that is coded by the names of its cases and of what they are given, in whatever order
/// they stand.
///
/// Generated code takes each case apart and puts it together again, a line each; coding, comparing and
/// printing follow from that.
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

/// A case taken apart: its name, and what it is given, by name.
public struct FlowContents<Name> {
  let name: Name
  let values: KeyValuePairs<String, any Encodable>

  /// A case's name, and what it is given in the order in which it is printed.
  public init(_ name: Name, _ values: KeyValuePairs<String, any Encodable> = [:]) {
    self.name = name
    self.values = values
  }
}

/// What a case is to be given, as it was kept.
public struct FlowValues {
  private let values: KeyedDecodingContainer<FlowCodingKey>

  init(_ values: KeyedDecodingContainer<FlowCodingKey>) { self.values = values }

  /// What was kept under a name.
  ///
  /// - Throws: `DecodingError` where nothing was, or a value of another type.
  public subscript<Value: Decodable>(name: String) -> Value {
    get throws { try values.decode(Value.self, forKey: FlowCodingKey(stringValue: name)) }
  }

  /// What is thrown for a case whose values can't be kept, or that doesn't exist.
  public func cannotRestore(_ name: String) -> any Error {
    DecodingError.dataCorruptedError(
      forKey: .name, in: values, debugDescription: "'\(name)' cannot be restored")
  }
}

extension FlowCodable {
  /// Reads the name of the case, then what it is given.
  ///
  /// - Throws: `DecodingError` where there is no such case, or what it is given is missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: FlowCodingKey.self)
    try self.init(values.decode(FlowName.self, forKey: .name), FlowValues(values))
  }

  /// Writes the name of the case under `$name`, and beside it what it is given, each under its own.
  ///
  /// - Throws: `EncodingError` where it is given something that can't be kept.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: FlowCodingKey.self)
    let contents = contents
    try values.encode(contents.name, forKey: .name)
    for (name, value) in contents.values {
      try values.encode(value, forKey: FlowCodingKey(stringValue: name))
    }
  }

  /// The case, and what it is given: `details(id: 1)`.
  public var description: String { contents.description }
}

extension FlowContents: CustomStringConvertible {
  /// The case, and what it is given: `details(id: 1)`.
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

/// Something in a destination that can't be kept while the app doesn't run.
protocol FlowUnkeptValue {
  associatedtype Unkept
  var unkept: Unkept { get }
}

/// A value of a type that can't be coded.
public struct FlowUnkept<Value>: Encodable, FlowUnkeptValue {
  let unkept: Value

  /// Wraps a value, which no snapshot will have.
  public init(_ value: Value) { unkept = value }

  /// - Throws: `EncodingError`, always.
  public func encode(to encoder: any Encoder) throws { throw EncodingError.unkept(unkept) }
}

/// An object in a destination: equal by identity, and gone when the app is.
public struct FlowReference<Object: AnyObject>: Hashable, Encodable, @unchecked Sendable,
  FlowUnkeptValue
{
  /// What it refers to.
  public let object: Object
  var unkept: Object { object }

  /// Refers to an object, and keeps it alive.
  public init(_ object: Object) { self.object = object }

  /// References are equal if they refer to one object.
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
