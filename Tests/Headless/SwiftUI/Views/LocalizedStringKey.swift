import Foundation

/// A key into tables that do not exist here: it is shown as it is.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  private(set) var containsText = false

  public init(_ value: String) {
    key = value
  }

  public init(stringLiteral value: String) {
    key = value
  }

  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.text
    containsText = stringInterpolation.containsText
  }

  /// Takes what the platform takes: strings, numbers and texts, no arbitrary values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var containsText = false

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation(_ string: String) {
      text += string
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      text += value.formatted
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      text += "\(value)"
    }

    public mutating func appendInterpolation(_ text: Text) {
      self.text += text.content
      containsText = true
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
public protocol _FormatSpecifiable: Equatable {}

extension _FormatSpecifiable {
  /// The value as the system shows it for the specifier of its type: `%lf` has six decimals.
  fileprivate var formatted: String {
    let number = (self as? Double) ?? (self as? Float).map(Double.init)
    return number.map { String(format: "%lf", $0) } ?? "\(self)"
  }
}

extension Int: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
