/// Text that is legal where a template puts it, made only from checked parts.
///
/// A literal is our own code; what stands in `\( )` must itself be code, so that no text of an
/// author's gets in unchecked: `let call: Code = "\(type)(\(label): \(argument))"`.
package struct Code: Sendable, Hashable {
  package let text: String

  /// The one doorway: the caller has made sure that the text is legal where it goes.
  package init(verbatim text: String) {
    self.text = text
  }
}

/// A value that was checked to be legal code.
package protocol CodeConvertible {
  var code: Code { get }
}

extension Code: CodeConvertible {
  package var code: Code { self }
}

extension Code: ExpressibleByStringInterpolation {
  package init(stringLiteral text: String) {
    self.init(verbatim: text)
  }

  package init(stringInterpolation parts: Interpolation) {
    self.init(verbatim: parts.text)
  }

  /// Joins literal text with code, and with nothing else.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    package mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    package mutating func appendInterpolation(_ value: some CodeConvertible) {
      text += value.code.text
    }
  }

  package typealias StringInterpolation = Interpolation
}

extension Sequence where Element: CodeConvertible {
  /// The elements as one piece of code, with the separator between them.
  package func joined(separator: Code) -> Code {
    Code(verbatim: map(\.code.text).joined(separator: separator.text))
  }
}
