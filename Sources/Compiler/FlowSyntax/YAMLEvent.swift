/// What libyaml found next, in our words; places are code point indexes into the text it reads.
struct YAMLEvent {
  enum Kind {
    case scalar, alias, sequenceStart, mappingStart, collectionEnd
    case documentStart, documentEnd, streamStart, streamEnd, failure
  }

  var kind: Kind
  /// What the event's node is like, for all but closing events.
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
