import Foundation

/// A value that a URL can say.
///
/// Texts, numbers and truth values need no conformance, nor do enums whose raw values are such. A type of
/// yours is one if you say how a URL writes it:
///
/// ```swift
/// extension Product.ID: FlowLinkValue {
///   init?(linkText: String) { self.init(rawValue: linkText) }
///   var linkText: String { rawValue }
/// }
/// ```
public protocol FlowLinkValue {
  /// Reads what a URL says; `nil` if that is no such value.
  init?(linkText: String)

  /// What a URL says for the value.
  var linkText: String { get }
}

extension UUID: FlowLinkValue {
  /// Reads `E621E1F8-C36C-495A-93FC-0C247A3E6E5F`.
  public init?(linkText: String) { self.init(uuidString: linkText) }

  /// The same.
  public var linkText: String { uuidString }
}

extension URL: FlowLinkValue {
  /// Reads a URL inside of a URL, whose percent encoding is undone.
  public init?(linkText: String) { self.init(string: linkText) }

  /// The URL as a text.
  public var linkText: String { absoluteString }
}

extension Decimal: FlowLinkValue {
  /// Reads `1.5`.
  public init?(linkText: String) {
    guard Double(linkText) != nil else { return nil }
    self.init(string: linkText)
  }

  /// The same.
  public var linkText: String { description }
}

extension Date: FlowLinkValue {
  /// Reads `2026-01-31T08:30:00Z`, with or without parts of a second, or the day alone, in UTC.
  public init?(linkText: String) {
    let formats = [Self.time, Self.timeWithFraction, .withFullDate]
    let dates = formats.lazy.compactMap { Self.formatter($0).date(from: linkText) }
    guard let date = dates.first else { return nil }
    self = date
  }

  /// The time in UTC, to the millisecond.
  public var linkText: String {
    let seconds = timeIntervalSinceReferenceDate
    let isWhole = seconds == seconds.rounded()
    return Self.formatter(isWhole ? Self.time : Self.timeWithFraction).string(from: self)
  }

  private static var time: ISO8601DateFormatter.Options { .withInternetDateTime }

  private static var timeWithFraction: ISO8601DateFormatter.Options {
    [.withInternetDateTime, .withFractionalSeconds]
  }

  private static func formatter(_ options: ISO8601DateFormatter.Options) -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = options
    return formatter
  }
}

/// What a URL says for a value; which function is called follows from its type.
extension FlowLink {
  /// What a URL says for a value.
  public static func text<Value: FlowLinkValue>(_ value: Value) -> String { value.linkText }

  /// The text of a text, a number or a truth value.
  @_disfavoredOverload
  public static func text<Value: LosslessStringConvertible>(_ value: Value) -> String {
    value.description
  }

  /// The text of an enum's raw value.
  @_disfavoredOverload
  public static func text<Value: RawRepresentable>(_ value: Value) -> String
  where Value.RawValue: LosslessStringConvertible {
    value.rawValue.description
  }

  /// The text of a value that is both: what describes it.
  @_disfavoredOverload
  public static func text<Value: RawRepresentable & LosslessStringConvertible>(
    _ value: Value
  ) -> String where Value.RawValue: LosslessStringConvertible {
    value.description
  }
}

/// What a URL says for the placeholders of a link; which subscript is called follows from the type.
public struct FlowLinkValues {
  let all: [String: [String]]

  /// The value of a placeholder; `nil` if there is none, or if the text is no such value.
  public subscript<Value: FlowLinkValue>(name: String) -> Value? {
    last(name, Value.init(linkText:))
  }

  /// A text, a number or a truth value.
  @_disfavoredOverload
  public subscript<Value: LosslessStringConvertible>(name: String) -> Value? {
    last(name, Value.init)
  }

  /// The case of an enum that a placeholder has as its raw value.
  @_disfavoredOverload
  public subscript<Value: RawRepresentable>(name: String) -> Value?
  where Value.RawValue: LosslessStringConvertible {
    last(name) { Value.RawValue($0).flatMap(Value.init) }
  }

  /// A value that is both: what describes it.
  @_disfavoredOverload
  public subscript<Value: RawRepresentable & LosslessStringConvertible>(
    name: String
  ) -> Value? where Value.RawValue: LosslessStringConvertible {
    last(name, Value.init)
  }

  /// All values of `{name...}`, or of a query item that is there several times; `nil` if one of the
  /// texts is no such value.
  public subscript<Value: FlowLinkValue>(name: String) -> [Value]? {
    all(name, Value.init(linkText:))
  }

  /// The same of texts, numbers or truth values.
  @_disfavoredOverload
  public subscript<Value: LosslessStringConvertible>(name: String) -> [Value]? {
    all(name, Value.init)
  }

  /// The same of the cases of an enum.
  @_disfavoredOverload
  public subscript<Value: RawRepresentable>(name: String) -> [Value]?
  where Value.RawValue: LosslessStringConvertible {
    all(name) { Value.RawValue($0).flatMap(Value.init) }
  }

  /// The same of values that are both.
  @_disfavoredOverload
  public subscript<Value: RawRepresentable & LosslessStringConvertible>(
    name: String
  ) -> [Value]? where Value.RawValue: LosslessStringConvertible {
    all(name, Value.init)
  }

  /// A type of which nobody has said how a URL writes it.
  @available(*, unavailable, message: "say how a URL writes it, by a conformance to FlowLinkValue")
  @_disfavoredOverload
  public subscript<Value>(name: String) -> Value? { nil }

  private func last<Value>(_ name: String, _ read: (String) -> Value?) -> Value? {
    all[name]?.last.flatMap(read)
  }

  private func all<Value>(_ name: String, _ read: (String) -> Value?) -> [Value]? {
    let texts = all[name] ?? []
    let values = texts.compactMap(read)
    return values.count == texts.count ? values : nil
  }
}
