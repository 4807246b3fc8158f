import FlowDiagnostics

extension TemplateCompiler {
  mutating func openSection(_ tag: TagUse) {
    var section = OpenSection(depth: scopes.depth)
    if let found = resolve(tag, passing: &section.operations) {
      let place = found.place
      switch found.kind {
      case .flag: section.operations.append(writer.beginWhen(place, is: true))
      case .rows(let vocabulary): begin(&section, tag, place, vocabulary(), .row)
      case .row(let vocabulary): begin(&section, tag, place, vocabulary(), .record)
      case .optionalText:
        let source = scopes.scope(of: place)
        begin(
          &section, tag, place, Table.text.vocabulary, .present(scope: source, slot: place.slot))
      case .text: refuse(tag, "'\(tag.name)' is always there: it needs no section")
      }
    } else {
      scopes.enterRefused()
    }
    sections.append(section)
  }

  private mutating func begin(
    _ section: inout OpenSection, _ tag: TagUse, _ place: Program.Place,
    _ vocabulary: Vocabulary, _ kind: NameScopes.Scope.Kind
  ) {
    guard isNestable(tag) else { return scopes.enterRefused() }
    section.operations.append(writer.beginEach(place))
    scopes.enter(vocabulary, as: kind)
  }

  mutating func openInvertedSection(_ tag: TagUse) {
    var section = OpenSection(depth: scopes.depth)
    if let found = resolve(tag, passing: &section.operations) {
      switch found.kind {
      case .flag: section.operations.append(writer.beginWhen(found.place, is: false))
      case .rows, .optionalText: section.operations.append(writer.beginWhenEmpty(found.place))
      case .row, .text: refuse(tag, "'\(tag.name)' is always there: this is never written")
      }
    } else {
      scopes.enterRefused()
    }
    sections.append(section)
  }

  /// Whether the tag may go into one more record; that it may not is said.
  mutating func isNestable(_ tag: TagUse) -> Bool {
    if scopes.depth < Self.mostScopes { return true }
    report("records are nested more than \(Self.mostScopes) deep", tag)
    return false
  }

  private mutating func refuse(_ tag: TagUse, _ message: String) {
    report(message, tag)
    scopes.enterRefused()
  }

  mutating func endSection() {
    let section = sections.removeLast()
    writer.end(section.operations)
    scopes.leave(downTo: section.depth)
  }

  /// A bound, so that looking names up takes linear time.
  private static let mostScopes = 100
}
