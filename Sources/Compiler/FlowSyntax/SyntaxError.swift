import FlowDiagnostics

/// A refusal by libyaml, told in the author's terms and at the author's mistake.
struct SyntaxError {
  let file: FileID
  let text: SourceText
  let failure: YAMLFailure
  /// The place where libyaml stopped.
  let place: Int
  /// The start of the node that libyaml was reading.
  let context: Int
  /// The collections that are open.
  let open: [(start: Int, hasBrackets: Bool)]
  /// The end of the last node that was read.
  let lastEnd: Int
  /// The last node that was read.
  let last: YAMLNode?

  init(_ failure: YAMLFailure, _ builder: inout TreeBuilder) {
    file = builder.file
    text = builder.text
    self.failure = failure
    place = builder.cursor.offset(of: failure.problemIndex)
    context = builder.cursor.offset(of: failure.contextIndex)
    open = builder.openCollections
    lastEnd = builder.lastEnd
    last = builder.lastClosed
  }

  /// The messages, by libyaml's problem.
  var diagnostic: Diagnostic {
    switch failure.problem {
    case "could not find expected ':'": keyWithoutColon(at: context)
    case "mapping values are not allowed in this context": unexpectedColon
    case "did not find expected key": unexpectedAmongEntries
    case "did not find expected '-' indicator": unexpectedAmongItems
    case "did not find expected <document start>": unexpectedAfterContent
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'": brokenBrackets
    case "did not find expected node content": missingContent
    case "block sequence entries are not allowed in this context": misplacedDash
    case "mapping keys are not allowed in this context": misplacedQuestionMark
    case "found unexpected ':'": missingSpace(afterColonAt: place)
    case "found character that cannot start any token": impossibleStart(at: place)
    default: scannerError
    }
  }

  /// The messages, by libyaml's context, if it says more than its problem.
  private var scannerError: Diagnostic {
    switch failure.context {
    case "while scanning a quoted scalar": unclosedQuote
    case "while parsing a quoted scalar": badEscape
    case "while scanning an alias", "while scanning an anchor": impossibleStart(at: context)
    case "while scanning a block scalar": brokenBlockScalar
    case "while scanning a plain scalar": tabIndentation(at: place)
    case "while scanning a directive": directive
    case "while scanning a tag", "while parsing a tag", "while parsing a node": tag
    default:
      error(
        "the text is no YAML: \(failure.problem)", from: place, to: place + 1,
        hint: "put text with special characters in quotes")
    }
  }

  /// A diagnostic on a stretch of the text, which is cut to what is there.
  func error(
    rule: String = "yaml-syntax", _ message: String, from start: Int, to end: Int,
    note: (message: String, start: Int)? = nil, hint: String, quoting: Bool = false
  ) -> Diagnostic {
    let start = min(start, text.count)
    let end = max(start, min(end, text.count))
    let range = SourceRange(file, start, end)
    return Diagnostic(
      .error, rule, message, at: range,
      notes: note.map { [Note($0.message, at: SourceRange(file, $0.start, $0.start + 1))] } ?? [],
      hint: hint,
      fixIt: quoting ? FixIt(replacing: range, with: quoted(start, end)) : nil)
  }

  /// A stretch of the text as a quoted scalar.
  func quoted(_ start: Int, _ end: Int) -> String {
    let content = text.string(start, end)
    guard content.contains("\"") || content.contains("\\") else { return "\"\(content)\"" }
    return "'"
      + content.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "''") + "'"
  }
}

extension TreeBuilder {
  /// The starts of the open collections, outermost first.
  var openCollections: [(start: Int, hasBrackets: Bool)] {
    (outer + [top]).dropFirst().map { (Int(nodes[Int($0.node)].start), $0.hasBrackets) }
  }

  /// The scalar or collection in brackets that was read last.
  var lastClosed: YAMLNode? {
    nodes.last { Int($0.end) == lastEnd && $0.start < $0.end }
  }
}
