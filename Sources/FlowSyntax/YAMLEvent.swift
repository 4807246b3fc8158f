/// What libyaml found next, in our words; places are code point indexes into the text it reads.
struct YAMLEvent {
  enum Kind {
    case scalar, alias, sequenceStart, mappingStart, collectionEnd
    case documentStart, documentEnd, streamStart, streamEnd, failure
  }

  /// What else an event carries.
  struct Traits: OptionSet {
    let rawValue: UInt8

    static let plain = Traits(rawValue: 1)
    static let quoted = Traits(rawValue: 2)
    static let block = Traits(rawValue: 4)
    static let flow = Traits(rawValue: 8)
    static let anchor = Traits(rawValue: 16)
    static let tag = Traits(rawValue: 32)
  }

  var kind: Kind
  var traits: Traits = []
  var start: Int
  var end: Int
  /// A scalar's text: valid until the next event is asked for.
  var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
}

/// Why libyaml refused a text: its own words, and the two places it knows.
struct YAMLFailure {
  let problem: String
  let context: String
  let problemIndex: Int
  let contextIndex: Int
}
