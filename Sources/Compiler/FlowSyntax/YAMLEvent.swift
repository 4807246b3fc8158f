/// An event of libyaml; places are code point indexes into the text that it reads.
struct YAMLEvent {
  enum Kind {
    case scalar, alias, sequenceStart, mappingStart, collectionEnd
    case documentStart, documentEnd, streamStart, streamEnd, failure
  }

  var kind: Kind
  /// The properties of the event's node, for all events except closing ones.
  var traits: YAMLNode.Traits = []
  var start: Int
  var end: Int
  /// A scalar's text: valid until the next event is asked for.
  var text = SourceText(start: nil, count: 0)
}

/// Why libyaml refused a text: its own words, and the two places it knows.
struct YAMLFailure {
  let problem: String
  let context: String
  let problemIndex: Int
  let contextIndex: Int
}
