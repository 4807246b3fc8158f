import FlowDiagnostics

/// The partials that a template may use.
struct PartialTemplates {
  private let sources: [String: TemplateSource]
  /// How many partials the template consists of.
  private(set) var uses = 0

  /// Why a partial can't be used.
  struct Refusal: Error {
    let diagnostic: Diagnostic
  }

  init(_ sources: [String: TemplateSource]) {
    self.sources = sources
  }

  /// The partial that the tag names, unless one of those it is used from is the same.
  mutating func use(_ tag: TagUse, users: [String]) -> Result<ScannedTemplate, Refusal> {
    let name = tag.name
    guard let source = sources[name] else {
      let meant = nearestFile(to: name, among: sources.keys.sorted())
      return refuse(tag, "unknown partial '\(name)'", meant: meant)
    }
    if users.contains(name) { return refuse(tag, "partial '\(name)' uses itself") }
    uses += 1
    if uses > Self.mostUses { return refuse(tag, "more than \(Self.mostUses) partials are used") }
    return .success(source.scanned)
  }

  /// Counts the partials that a partial consists of, which is used once more.
  mutating func count(_ nested: Int) { uses += nested }

  private func refuse(
    _ tag: TagUse, _ message: String, meant: String? = nil
  ) -> Result<ScannedTemplate, Refusal> {
    .failure(Refusal(diagnostic: tag.error(message, at: tag.nameRange, meant: meant)))
  }

  /// Partials that use partials could make a small template endlessly long.
  private static let mostUses = 10_000
}

/// The file whose name is nearest to another. Endings are the same in most names, so that they do not
/// make two names alike.
func nearestFile(to name: String, among candidates: [String]) -> String? {
  let stem = name.prefix { $0 != "." }
  let ending = name.dropFirst(stem.count)
  let stems = candidates.filter { $0.hasSuffix(ending) }.map {
    String($0.dropLast(ending.count))
  }
  return nearest(to: String(stem), among: stems).map { $0 + ending }
}
