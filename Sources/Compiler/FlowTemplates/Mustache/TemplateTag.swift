/// The kind of a tag, by the character after the opening braces.
struct TemplateTag {
  var kind = TemplateToken.Kind.variable
  /// How many bytes stand before the name.
  var opening = 3
  var closing: StaticString = "}}"
  var changesDelimiters = false

  init(at offset: Int, in text: TemplateText) {
    switch offset + 2 < text.end ? text.bytes[offset + 2] : 0 {
    case UInt8(ascii: "!"): kind = .comment
    case UInt8(ascii: "#"): kind = .section
    case UInt8(ascii: "^"): kind = .inverted
    case UInt8(ascii: "/"): kind = .end
    case UInt8(ascii: ">"): kind = .partial
    case UInt8(ascii: "{"): closing = "}}}"
    case UInt8(ascii: "&"): break
    case UInt8(ascii: "="): (kind, changesDelimiters) = (.comment, true)
    default: opening = 2
    }
  }
}
