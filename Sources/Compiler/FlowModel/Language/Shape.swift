/// What may stand at a place in a flow file, and what it is for.
///
/// The shapes are the one table of the language: the decoder, its suggestions and the JSON Schema
/// all read it.
package struct Shape: Sendable {
  package let documentation: String
  /// The text that may stand here, if a text may.
  package var scalar: ScalarShape?
  /// Whether nothing may stand here: `splash:`.
  package var mayBeEmpty = false
  /// What the items of a list here are, if a list may stand here.
  package var items: ShapeName?
  /// What the keys of a mapping here are, if a mapping may stand here.
  package var mapping: MappingShape?
  /// Whether a list or mapping here has at least one item.
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
  /// Names that the author chooses, each with a value of one shape.
  case named(ShapeName)
  case keys([Key], alternatives: Alternatives? = nil)
  /// YAML that stands for a text: `[Todo.ID]`, `[String: Int]`.
  case verbatim
}

/// A key, what it holds and what it says.
package struct Key: Sendable {
  package let keyword: Keyword
  package let holds: ShapeName
  package let documentation: String
  package let isRequired: Bool
  /// The keys of which one must be there too, for a key that says nothing alone.
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

/// Ways to write one mapping, told apart by a key that only one of them has.
package struct Alternatives: Sendable {
  package struct Alternative: Sendable {
    /// The key that tells this alternative.
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
  /// Whether a list of them says several things at once.
  package var areActions = false
}
