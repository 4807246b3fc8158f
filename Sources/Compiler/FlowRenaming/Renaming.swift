import FlowDiagnostics
import FlowModel

/// A name to be changed, and what it becomes.
package struct Renaming: Sendable {
  package let kind: NameKind
  /// The name, or where several have it, with what it belongs to: `Shop.details`, `list.addTapped`.
  package let old: String
  package let new: String
  /// Whether all that have the name are meant.
  package let isOfAll: Bool

  package init(_ kind: NameKind, from old: String, to new: String, ofAll isOfAll: Bool = false) {
    self.kind = kind
    self.old = old
    self.new = new
    self.isOfAll = isOfAll
  }
}

/// Why a name can't be changed.
package struct RenamingRefusal: Error, Hashable {
  package let reason: String
}

/// The changes of a renaming.
package struct RenamedProject: Sendable {
  /// The places that said the old name, in the order of the files.
  package let places: [SourceRange]
  /// All files, with the new name.
  package let files: [SourceFile]
}

extension Renaming {
  /// The words of the language among events, which no author has chosen.
  private static let words = ["next", "skip", "finished", "cancelled", "dismissed"]

  /// Changes the name wherever the project says it, and nothing else: comments and layout stay.
  ///
  /// The renamed project means what it meant, or the renaming is refused.
  ///
  /// - Precondition: The project has no errors.
  package func apply(to project: NamedProject) throws(RenamingRefusal) -> RenamedProject {
    if kind == .event, let word = Self.words.first(where: { $0 == old || $0 == new }) {
      throw RenamingRefusal(reason: "'\(word)' is a word of the language")
    }
    var names = project
    let groups = try chosenGroups(in: &names)
    if old.split(separator: ".").last.map(String.init) == new {
      throw RenamingRefusal(reason: "the new name is the old one, '\(new)'")
    }
    let places = Set(groups.flatMap { names.table.places(of: $0) })
      .sorted { ($0.file.index, $0.start) < ($1.file.index, $1.start) }
    let renamed = project.files.replacing(places, with: Array(new.utf8))
    try check(renamed, of: groups, against: &names)
    return RenamedProject(places: places, files: renamed)
  }

  /// The names that are meant, each with what is linked to it.
  private func chosenGroups(in names: inout NamedProject) throws(RenamingRefusal) -> [Int] {
    let found = names.declarations(of: kind, named: old)
    if found.isEmpty {
      let isThere = !names.declarations(of: kind, named: new).isEmpty
      let hint =
        isThere ? "; \(kind.phrase) '\(new)' exists already" : names.hint(for: old, of: kind)
      throw RenamingRefusal(reason: "there is no \(kind.rawValue) '\(old)'\(hint)")
    }
    var firsts: [Int: Int] = [:]
    for declaration in found.reversed() { firsts[names.table.group(of: declaration)] = declaration }
    if firsts.count == 1 || isOfAll { return firsts.keys.sorted() }
    let choices = names.distinctNames(of: firsts.values.sorted()).joined(separator: ", ")
    throw RenamingRefusal(
      reason: "several have \(kind.phrase) '\(old)'; say which, or '--all': \(choices)")
  }

  /// Refuses what would make errors, or give a name another meaning.
  private func check(
    _ files: [SourceFile], of groups: [Int], against names: inout NamedProject
  ) throws(RenamingRefusal) {
    var renamed = NamedProject(files, modules: names.modules)
    if let error = renamed.error(about: new) {
      let reason = names.place(of: new, besides: groups).map {
        "there is \(kind.phrase) '\(new)' already, at \($0)"
      }
      throw RenamingRefusal(
        reason: "'\(old)' can't become '\(new)': \(reason ?? error.message)")
    }
    if renamed.table.meaning() != names.table.meaning() {
      throw RenamingRefusal(
        reason: "'\(old)' can't become '\(new)', which already means something else there")
    }
  }
}

extension [SourceFile] {
  /// The files with another word at some places, in the order of the files. Quotes stay.
  fileprivate func replacing(_ places: [SourceRange], with word: [UInt8]) -> [SourceFile] {
    var changed = self
    for place in places.reversed() {
      let number = Int(place.file.index)
      var bytes = changed[number].bytes
      let old = bytes.word(at: place)
      bytes.replaceSubrange(old.startIndex..<old.endIndex, with: word)
      changed[number] = SourceFile(path: changed[number].path, bytes: bytes)
    }
    return changed
  }
}
