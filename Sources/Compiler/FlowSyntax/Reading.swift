import FlowDiagnostics

/// One reading of one text, from its bytes to its tree.
struct Reading {
  let file: FileID
  let text: SourceText
  var diagnostics = DiagnosticList()

  init(of text: SourceText, as file: FileID) {
    self.text = text
    self.file = file
  }

  /// The diagnostics, in the order of the text.
  var sortedDiagnostics: [Diagnostic] {
    diagnostics.all.enumerated()
      .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      .map(\.element)
  }

  mutating func tree(_ symbols: inout SymbolTable) -> YAMLTree {
    let none = YAMLTree(file: file, root: nil, nodes: [])
    guard isReadable() else { return none }
    let start = text.starts(with: Encoding.byteOrderMark) ? 3 : 0
    let survey = TextSurvey(text, from: start, of: file)
    diagnostics.append(contentsOf: survey.faults)
    guard survey.faults.isEmpty else { return none }
    let contentStart = refuseDirectives(from: start)
    var builder = TreeBuilder(file: file, text: text, from: contentStart, survey: survey)
    let isWhole = build(&builder, from: contentStart, &symbols)
    refuseInvisibles(survey, builder)
    let isIndented = !survey.hasStrangeSpaces || !builder.refuseStrangeSpaces()
    diagnostics.append(contentsOf: builder.diagnostics)
    guard isWhole, isIndented else { return none }
    return YAMLTree(file: file, root: NodeID(index: 0), nodes: builder.nodes)
  }

  mutating func refuse(
    _ rule: String, _ message: String, from start: Int, to end: Int, hint: String
  ) {
    diagnostics.append(
      Diagnostic(.error, rule, message, at: SourceRange(file, start, end), hint: hint))
  }

  private mutating func isReadable() -> Bool {
    if text.count > YAMLReader.sizeLimit {
      let limit = YAMLReader.sizeLimit >> 20
      refuse(
        "yaml-limits", "the file is larger than \(limit) MiB", from: 0, to: 0,
        hint: "write several flows, and embed one in another")
    } else if let fault = Encoding.fault(of: text, in: file) {
      diagnostics.append(fault)
    }
    return diagnostics.isEmpty
  }

  /// Feeds the first document's events to a builder; false if it has no usable content.
  private mutating func build(
    _ builder: inout TreeBuilder, from start: Int, _ symbols: inout SymbolTable
  ) -> Bool {
    let stream = YAMLEventStream(UnsafeBufferPointer(rebasing: text[start...]))
    while true {
      let event = stream.next()
      switch event.kind {
      case .scalar:
        let isPlain = builder.survey.hasStrangeSpaces && event.traits.contains(.plain)
        let text = isPlain ? event.text.withoutStrangeSpaces : event.text
        builder.scalar(event, symbol: symbols.intern(text))
      case .alias: builder.alias(event, symbol: symbols.intern(""))
      case .sequenceStart, .mappingStart: guard builder.open(event) else { return false }
      case .collectionEnd: builder.close(event)
      case .documentEnd:
        return finish(stream, &builder)
      case .streamEnd:
        refuseEmptiness(builder)
        return false
      case .failure:
        let told = failure(stream.failure, &builder)
        if !builder.diagnostics.contains(where: { $0 == told }) { diagnostics.append(told) }
        return false
      case .documentStart, .streamStart: break
      }
    }
  }

  /// What made libyaml give up: its own reason, or an indentation that it took for text.
  private func failure(_ failure: YAMLFailure, _ builder: inout TreeBuilder) -> Diagnostic {
    let told = SyntaxError(failure, &builder).diagnostic
    guard builder.survey.hasStrangeSpaces,
      let start = text.strangeIndentation(ofLineWith: Int(told.range.start))
    else { return told }
    return .strangeSpaces(at: start, in: text, file, indents: true)
  }

  /// Says that there is nothing to read, unless something else was said of it.
  private mutating func refuseEmptiness(_ builder: TreeBuilder) {
    guard diagnostics.isEmpty, builder.diagnostics.isEmpty else { return }
    let start = text.starts(with: Encoding.byteOrderMark) ? 3 : 0
    refuse(
      "yaml-syntax", "the file is empty", from: start, to: start,
      hint: "start with 'flow:' and the flow's name")
  }

  /// Looks at what comes after the document; false if it spoils the document.
  private mutating func finish(
    _ stream: borrowing YAMLEventStream, _ builder: inout TreeBuilder
  ) -> Bool {
    if let root = builder.nodes.first, root.traits.contains(.empty), root.start == root.end {
      refuseEmptiness(builder)
      return false
    }
    let offset = Prelude.content(of: text, from: builder.lastEnd, skipsDocumentEnds: true)
    if offset == text.count { return true }
    if text.has("%", at: offset) {
      refuseDirective(at: offset)
      return true
    }
    let nextLine = Prelude.content(of: text, from: builder.lastEnd)
    if offset == nextLine, !Prelude.isDocumentStart(text, offset), stream.next().kind == .failure {
      diagnostics.append(SyntaxError(stream.failure, &builder).diagnostic)
      return false
    }
    refuse(
      "yaml-feature", "a second document is not part of the flow language", from: offset,
      to: text.endOfWord(from: offset), hint: "move it to a file of its own")
    return true
  }

  /// Refuses the lines that begin with `%`, and answers where the text goes on after them.
  private mutating func refuseDirectives(from start: Int) -> Int {
    var end = start
    while true {
      let offset = Prelude.content(of: text, from: end)
      guard offset < text.count, text[offset] == UInt8(ascii: "%"),
        offset == start || text[offset - 1].isLineBreak
      else { return end == start ? start : max(end, text.startOfLine(with: offset)) }
      refuseDirective(at: offset)
      end = text.endOfLine(from: offset)
    }
  }

  private mutating func refuseDirective(at offset: Int) {
    refuse(
      "yaml-feature", "directive lines are not part of the flow language", from: offset,
      to: text.endOfLine(from: offset), hint: "delete the line")
  }

  /// Refuses the invisible characters that stand outside of quotes, as far as the text was read.
  private mutating func refuseInvisibles(_ survey: TextSurvey, _ builder: TreeBuilder) {
    var node = builder.nodes.makeIterator()
    var quoted = node.next()
    for (range, codePoint) in survey.invisibles {
      while let at = quoted, at.end <= range.start || !at.traits.contains(.quoted) {
        quoted = node.next()
      }
      if let quoted, quoted.start < range.start { continue }
      refuse(
        "yaml-encoding", "invisible character \(InvisibleCharacter.name(codePoint))",
        from: Int(range.start), to: Int(range.end),
        hint: "delete it, or put the text that needs it in quotes")
    }
  }
}
