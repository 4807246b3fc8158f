import CYAML

/// The events of a YAML text: all that flowc knows of libyaml.
struct YAMLEventStream: ~Copyable {
  // The parser points into itself, so it is allocated once and never moved.
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)

  /// A stream over a text in UTF-8 without a byte order mark, which must outlive it.
  init(_ text: SourceText) {
    guard yaml_parser_initialize(parser) == 1 else { fatalError("out of memory") }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    event.initialize(to: yaml_event_t())
  }

  deinit {
    release()
    yaml_parser_delete(parser)
    parser.deallocate()
    event.deallocate()
  }

  /// The next event; it takes back the text of the one before.
  func next() -> YAMLEvent {
    release()
    guard yaml_parser_parse(parser, event) == 1 else {
      return YAMLEvent(kind: .failure, start: 0, end: 0)
    }
    var found = YAMLEvent(
      kind: .streamStart, start: event.pointee.start_mark.index, end: event.pointee.end_mark.index)
    describe(&found)
    return found
  }

  @inline(__always)
  private func describe(_ found: inout YAMLEvent) {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: describeScalar(&found)
    case YAML_SEQUENCE_START_EVENT: describeSequence(&found)
    case YAML_MAPPING_START_EVENT: describeMapping(&found)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: found.kind = .collectionEnd
    case YAML_ALIAS_EVENT: found.kind = .alias
    case YAML_DOCUMENT_START_EVENT: found.kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: found.kind = .documentEnd
    case YAML_STREAM_START_EVENT: found.kind = .streamStart
    default: found.kind = .streamEnd
    }
  }

  @inline(__always)
  private func describeScalar(_ found: inout YAMLEvent) {
    let scalar = event.pointee.data.scalar
    found.kind = .scalar
    found.text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    switch scalar.style {
    case YAML_PLAIN_SCALAR_STYLE: found.traits = .plain
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: found.traits = .block
    default: found.traits = .quoted
    }
    if scalar.anchor != nil { found.traits.insert(.anchor) }
    if scalar.tag != nil { found.traits.insert(.tag) }
  }

  private func describeSequence(_ found: inout YAMLEvent) {
    let sequence = event.pointee.data.sequence_start
    found.kind = .sequenceStart
    found.traits = .sequence
    if sequence.style == YAML_FLOW_SEQUENCE_STYLE { found.traits.insert(.flow) }
    if sequence.anchor != nil { found.traits.insert(.anchor) }
    if sequence.tag != nil { found.traits.insert(.tag) }
  }

  private func describeMapping(_ found: inout YAMLEvent) {
    let mapping = event.pointee.data.mapping_start
    found.kind = .mappingStart
    found.traits = .mapping
    if mapping.style == YAML_FLOW_MAPPING_STYLE { found.traits.insert(.flow) }
    if mapping.anchor != nil { found.traits.insert(.anchor) }
    if mapping.tag != nil { found.traits.insert(.tag) }
  }

  /// Frees what the event holds: for most, that is one text, or nothing.
  private func release() {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.pointee.data.scalar
      guard scalar.anchor == nil, scalar.tag == nil else { return yaml_event_delete(event) }
      free(scalar.value)
      event.pointee.type = YAML_NO_EVENT
    case YAML_NO_EVENT, YAML_MAPPING_END_EVENT, YAML_SEQUENCE_END_EVENT: break
    default: yaml_event_delete(event)
    }
  }

  /// Why there is no further event.
  var failure: YAMLFailure {
    let parser = parser.pointee
    return YAMLFailure(
      problem: parser.problem.map { String(cString: $0) } ?? "out of memory",
      context: parser.context.map { String(cString: $0) } ?? "",
      problemIndex: parser.problem_mark.index, contextIndex: parser.context_mark.index)
  }
}
