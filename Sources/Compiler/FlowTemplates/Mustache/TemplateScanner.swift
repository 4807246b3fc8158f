import FlowDiagnostics

/// Takes a template apart into text and tags, and gives every section its end.
struct TemplateScanner {
  private var template: ScannedTemplate
  private let text: TemplateText
  /// The start of the text that is not yet a token.
  private var textStart: Int
  /// The sections that are open, outermost first: indices of tokens.
  private var open: [Int] = []

  static func scan(_ file: SourceFile, as id: FileID) -> ScannedTemplate {
    var scanner = TemplateScanner(file, id)
    scanner.checkEncoding()
    var searched = scanner.textStart
    while let opening = scanner.text.opening(from: searched) {
      searched = scanner.readTag(at: opening)
    }
    scanner.addText(upTo: scanner.text.end)
    scanner.endSections(downTo: 0, before: nil)
    return scanner.template
  }

  private init(_ file: SourceFile, _ id: FileID) {
    text = TemplateText(file)
    textStart = text.start
    template = ScannedTemplate(id: id, text: text)
  }

  private mutating func checkEncoding() {
    guard let offset = text.firstInvalid else { return }
    report("this byte is not UTF-8", offset..<offset + 1, hint: "save the file as UTF-8")
  }

  /// Reads the tag that opens there; where to search for the next.
  private mutating func readTag(at opening: Int) -> Int {
    let tag = TemplateTag(at: opening, in: text)
    let isComment = tag.kind == .comment
    let nameStart = min(opening + tag.opening, text.end)
    guard let closing = text.closing(tag.closing, from: nameStart, anywhere: isComment) else {
      report(
        isComment ? "the comment is never closed" : "the tag is not closed", opening..<nameStart,
        hint: "add '\(tag.closing)'")
      return isComment ? text.end : opening + 2
    }
    let range = opening..<closing + tag.closing.utf8CodeUnitCount
    let name = text.trimmed(nameStart..<closing)
    if tag.changesDelimiters {
      report("delimiters can't be changed", range, hint: "delete the tag")
    }
    if name.isEmpty, !isComment {
      report("the tag has no name", range, hint: "write a name between the braces")
    }
    let parts = isComment || tag.kind == .end ? [] : template.parts(name)
    add(TemplateToken(kind: tag.kind, range: range, name: name, parts: parts))
    return range.upperBound
  }

  private mutating func add(_ token: TemplateToken) {
    var token = token
    let lines = token.kind == .variable ? nil : text.lines(holdingOnly: token.range)
    addText(upTo: lines?.lowerBound ?? token.range.lowerBound)
    textStart = lines?.upperBound ?? token.range.upperBound
    token.indentation = lines.map { $0.lowerBound..<token.range.lowerBound }
    if token.kind == .end { return endSection(token) }
    if token.kind == .section || token.kind == .inverted { open.append(template.tokens.count) }
    template.tokens.append(token)
  }

  /// Adds the text before an offset, a token for each line.
  private mutating func addText(upTo end: Int) {
    while textStart < end {
      let line = text.firstLine(of: textStart..<end)
      template.tokens.append(TemplateToken(kind: .text, range: line))
      textStart = line.upperBound
    }
  }

  /// Ends the innermost section of the name, and those inside it whose end was forgotten.
  private mutating func endSection(_ end: TemplateToken) {
    let name = text.bytes[end.name]
    let match = open.suffix(Self.comparedSections).lastIndex {
      text.bytes[template.tokens[$0].name].elementsEqual(name)
    }
    guard let match else {
      return report(
        "no section '\(template.string(end.name))' is open here", end.range,
        hint: "delete this end, or open the section before it")
    }
    endSections(downTo: match + 1, before: end)
    open.removeLast()
    template.tokens.append(end)
  }

  /// Ends sections that the author didn't, and says so.
  private mutating func endSections(downTo depth: Int, before end: TemplateToken?) {
    while open.count > depth {
      let section = template.tokens[open.removeLast()]
      let notes = end.map {
        [Note("the section around it ends here", at: template.range($0.range))]
      }
      let name = template.string(section.name)
      report(
        "the section '\(name)' is not closed", section.range, notes ?? [],
        hint: "add '{{/\(name)}}'")
      template.tokens.append(TemplateToken(kind: .end, range: section.range))
    }
  }

  private mutating func report(
    _ message: String, _ range: Range<Int>, _ notes: [Note] = [], hint: String
  ) {
    let range = template.range(range)
    template.diagnostics.append(
      Diagnostic(.error, "template-syntax", message, at: range, notes: notes, hint: hint))
  }

  /// How many open sections an end is compared with, so that the time stays linear.
  private static let comparedSections = 64
}
