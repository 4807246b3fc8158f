import FlowDiagnostics

/// A tag, or a stretch of text that ends no later than its line does.
struct TemplateToken: Sendable {
  let kind: Kind
  /// The bytes of the text, or of the whole tag.
  let range: Range<Int>
  /// The bytes of the tag's name.
  var name = 0..<0
  /// The name split at its dots, where it is looked up.
  var parts: [Part] = []
  /// The white space before a tag that has its lines to itself, so that they go with it.
  var indentation: Range<Int>?

  enum Kind: Sendable {
    case text, comment, variable, section, inverted, end, partial
  }

  /// One part of a dotted name, taken out of the template once, however often a partial is used.
  struct Part: Sendable {
    let name: String
    let range: SourceRange
  }
}

extension TemplateToken {
  /// Whether a partial's indentation goes in front: at the beginning of a line that holds more than
  /// its line break, and does not disappear.
  func isIndented(in template: ScannedTemplate) -> Bool {
    let text = template.text
    guard indentation == nil, !range.isEmpty, text.startsLine(range.lowerBound) else {
      return false
    }
    return kind != .text || !text.isLineBreak(range.lowerBound)
  }
}

/// A template taken apart: its tags and the text between them.
///
/// Invariant: every section has its end, and in the right order.
struct ScannedTemplate: Sendable {
  let id: FileID
  let text: TemplateText
  var tokens: [TemplateToken] = []
  var diagnostics: [Diagnostic] = []

  /// The name of a tag, split at its dots.
  func parts(_ name: Range<Int>) -> [TemplateToken.Part] {
    let bytes = text.bytes[name]
    let isDot = bytes.elementsEqual([UInt8(ascii: ".")])
    let parts =
      isDot ? [bytes] : bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.map { part in
      let range = part.startIndex..<part.endIndex
      return TemplateToken.Part(name: string(range), range: self.range(range))
    }
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: text.bytes[range], as: UTF8.self)
  }

  func range(_ range: Range<Int>) -> SourceRange {
    SourceRange(id, range.lowerBound, range.upperBound)
  }
}
