/// A place in a flow file: its purpose, and the YAML that is allowed there.
///
/// The shapes are the one table of the language: the decoder, its suggestions and the JSON Schema
/// all read it.
package struct Shape: Sendable {
  package let documentation: String
  /// The kind of text that is allowed here, if any.
  package var scalar: ScalarShape?
  /// Whether the value may be missing: `splash:`.
  package var mayBeEmpty = false
  /// The shape of a list's items, if a list is allowed here.
  package var items: ShapeName?
  /// The shape of a mapping's keys, if a mapping is allowed here.
  package var mapping: MappingShape?
  /// Whether a list or mapping here needs at least one item.
  package var needsItems = false
}

/// A kind of text.
package enum ScalarShape: Sendable, Hashable {
  case text
  /// The name of something: letters, digits and underscores.
  case name
  /// A name, perhaps with that of a module and a point before it.
  case qualifiedName
  case boolean
  case wholeNumber
  /// `2s`, `300ms`
  case duration
  /// A Swift type.
  case type
  case oneOf([String])
  /// One of some words, or else a name.
  case nameOr([String])
}

package enum MappingShape: Sendable {
  /// Names that the author chooses, each with a value of one shape, but for some known names.
  case named(ShapeName, but: [Key] = [])
  case keys([Key], alternatives: Alternatives? = nil)
  /// The same as another shape's, or else names that the author chooses.
  case keysOrNames(of: ShapeName, ShapeName)
  /// YAML that is read as a text: `[Todo.ID]`, `[String: Int]`.
  case verbatim
}

/// A key, the shape of its value, and its documentation.
package struct Key: Sendable {
  package let keyword: Keyword
  package let holds: ShapeName
  package let documentation: String
  package let isRequired: Bool
  /// The keys of which one must be there too, for a key that means nothing alone.
  package let companions: [Keyword]

  package init(
    _ keyword: Keyword, _ holds: ShapeName, _ documentation: String, required: Bool = false,
    beside companions: [Keyword] = []
  ) {
    self.keyword = keyword
    self.holds = holds
    self.documentation = documentation
    self.isRequired = required
    self.companions = companions
  }
}

/// The ways to write a mapping; each way has a key that the others don't have.
package struct Alternatives: Sendable {
  package struct Alternative: Sendable {
    /// The key that identifies this alternative.
    package let verb: Key
    package let keys: [Key]

    package init(_ verb: Key, _ keys: [Key] = []) {
      self.verb = verb
      self.keys = keys
    }
  }

  package let all: [Alternative]
  /// Whether one of them must be there.
  package let isRequired: Bool
  /// Whether several of them can be combined in a list.
  package var areActions = false
}
