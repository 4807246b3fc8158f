import FlowDiagnostics

/// Turns a template and the partials it uses into one program.
struct TemplateCompiler {
  var findings = TemplateFindings()
  var writer = ProgramWriter()
  var scopes: NameScopes
  var sections: [OpenSection] = []
  private var partials: PartialTemplates
  var compiled = CompiledPartials()
  /// The template, the partial it uses, the one that that one uses: where the compiler is in each.
  private var cursors: [Cursor]

  /// A place in a template, and what goes before each of its lines.
  private struct Cursor {
    let template: ScannedTemplate
    var next = 0
    var tag: SourceRange?
    var partial: String?
    var indentation: [UInt8] = []
    /// Whether the first line goes on after something else, as that of a partial within a line does.
    var continuesLine = false

    /// Whether the indentation goes before a token.
    func indents(_ token: TemplateToken) -> Bool {
      token.isIndented(in: template) && !(continuesLine && token.range.lowerBound == 0)
    }
  }

  /// The operations to end with a section, and the number of scopes outside it.
  struct OpenSection {
    var operations: [Int] = []
    let depth: Int
  }

  static func compile(
    _ source: TemplateSource, against vocabulary: Vocabulary, partials: [String: TemplateSource]
  ) -> Diagnosed<Program?> {
    var compiler = TemplateCompiler(source, vocabulary, partials)
    while let cursor = compiler.cursors.last {
      if cursor.next < cursor.template.tokens.count {
        compiler.cursors[compiler.cursors.count - 1].next += 1
        compiler.compile(cursor.template.tokens[cursor.next], cursor)
      } else {
        compiler.endTemplate()
      }
    }
    let diagnostics = compiler.findings.all
    return Diagnosed(diagnostics.isEmpty ? compiler.writer.program : nil, diagnostics)
  }

  private init(
    _ source: TemplateSource, _ vocabulary: Vocabulary, _ partials: [String: TemplateSource]
  ) {
    scopes = NameScopes(vocabulary)
    self.partials = PartialTemplates(partials)
    cursors = [Cursor(template: source.scanned)]
    findings.add(source.scanned.diagnostics)
  }

  private mutating func compile(_ token: TemplateToken, _ cursor: Cursor) {
    if cursor.indents(token) { writer.write(cursor.indentation) }
    var tag: TagUse { TagUse(token, in: cursor.template, usedFrom: cursor.tag) }
    switch token.kind {
    case .text: writer.write(cursor.template.text.bytes[token.range])
    case .comment: break
    case .variable: writeValue(of: tag)
    case .section: openSection(tag)
    case .inverted: openInvertedSection(tag)
    case .end: endSection()
    case .partial:
      inline(tag, indentation: token.indentation.map { cursor.template.text.bytes[$0] })
    }
  }

  private mutating func inline(_ tag: TagUse, indentation: ArraySlice<UInt8>?) {
    let users = cursors.compactMap(\.partial)
    switch partials.use(tag, users: users) {
    case .success(let template):
      let outer = cursors.last?.indentation ?? []
      let use = CompiledPartials.Use(
        name: tag.name, indentation: outer + (indentation ?? []),
        continuesLine: indentation == nil)
      if let partial = compiled.find(use, in: scopes) {
        partials.count(partial.uses)
        return writer.repeat(partial.operations)
      }
      findings.add(template.diagnostics)
      begin(template, tag, use)
    case .failure(let refusal): findings.add(refusal.diagnostic)
    }
  }

  private mutating func begin(
    _ template: ScannedTemplate, _ tag: TagUse, _ use: CompiledPartials.Use
  ) {
    compiled.begin(
      use, depth: scopes.depth, at: writer.beginPart(), uses: partials.uses,
      findings: findings.all.count)
    cursors.append(
      Cursor(
        template: template, tag: tag.range, partial: use.name, indentation: use.indentation,
        continuesLine: use.continuesLine))
  }

  /// Goes on in the template that uses the one that has ended.
  private mutating func endTemplate() {
    if cursors.removeLast().partial != nil {
      compiled.end(
        at: writer.beginPart(), uses: partials.uses, findings: findings.all.count, in: scopes)
    }
  }

  private mutating func writeValue(of tag: TagUse) {
    let depth = scopes.depth
    var records: [Int] = []
    if let found = resolve(tag, passing: &records), let place = textPlace(found, tag) {
      writer.write(place)
    }
    writer.end(records)
    scopes.leave(downTo: depth)
  }

  /// The place of the text that the tag writes; nil if it is not a text, which was then reported.
  private mutating func textPlace(
    _ found: NameScopes.Reference, _ tag: TagUse
  ) -> Program.Place? {
    switch found.kind {
    case .text: return found.place
    case .optionalText:
      if let place = scopes.presence(of: found.place) {
        compiled.note(.presence(of: found.place, at: place), in: scopes)
        return place
      }
      let name = tag.parts.count > 1 ? "'.'" : "it"
      report("'\(tag.name)' may be absent: write \(name) inside its section", tag)
    case .flag, .rows, .row: report("'\(tag.name)' is a \(found.kind.noun), not a text", tag)
    }
    return nil
  }
}
