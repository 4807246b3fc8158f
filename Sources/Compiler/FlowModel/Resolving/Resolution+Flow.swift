import FlowDiagnostics
import FlowSyntax

extension Resolution {
  /// Gives a flow its id, so that all flows can name it.
  mutating func declareFlow(_ syntax: Syntax) {
    guard let name = syntax[.flow]?.name else { return }
    let id = project.flows.append(Flow(unresolved: name))
    declare(name, as: id, in: \.flowNames, .flow)
  }

  /// The fragments that a flow takes in, in the order in which it names them.
  mutating func fragments(of syntax: Syntax) -> [Syntax] {
    var included: Set<SourceRange> = []
    return (syntax[.include]?.names ?? []).compactMap { path in
      let found = fragment(at: text(path), from: syntax)
      if let found, !included.insert(found.range).inserted {
        error("duplicate-name", "'\(text(path))' is included twice", at: path.range)
        return nil
      }
      if let name = found?[.fragment]?.name { includedFragments.insert(name.range) }
      if found == nil, isComplete {
        error(
          "unknown-file", "no fragment '\(text(path))' is among the given files", at: path.range,
          hint: nearestFragment(to: text(path), from: syntax).map { "did you mean '\($0)'?" }
            ?? "an include is a path from the folder of the including file")
      }
      return found
    }
  }

  /// The nearest of the fragments' paths, seen from the folder of the including file.
  private func nearestFragment(to path: String, from syntax: Syntax) -> String? {
    let folder = project.files[Int(syntax.range.file.index)].path.folder
    let prefix = folder.isEmpty ? "" : folder + "/"
    let paths = documents.filter { $0.fragment != nil }.map {
      project.files[Int($0.tree.file.index)].path
    }
    let near = paths.filter { $0.utf8.starts(with: prefix.utf8) }
      .map { String(Substring($0.utf8.dropFirst(prefix.utf8.count))) }
    return nearest(to: path, among: near)
  }

  private func fragment(at path: String, from syntax: Syntax) -> Syntax? {
    let folder = project.files[Int(syntax.range.file.index)].path.folder
    let wanted = folder.joined(path).withoutDetours.utf8
    return documents.first {
      let path = project.files[Int($0.tree.file.index)].path
      return $0.fragment != nil && path.withoutDetours.utf8.elementsEqual(wanted)
    }?.fragment
  }

  mutating func resolveFlow(_ syntax: Syntax, fragments: [Syntax]) {
    let parts = [syntax] + fragments
    var resolved = project.flows[flow]
    resolved.read(syntax, self)
    resolved.imports = (syntax[.imports]?.names ?? []).filter { isModule($0) }
    resolved.includes = fragments.compactMap { project.fragmentsByFile[$0.range.file] }
    resolved.scope = syntax[.scope].flatMap { $0.kind == .mapping ? $0[.type] : $0 }
      .flatMap { type($0) }
    resolved.scopePreview = syntax[.scope]?[.preview].flatMap { member($0) }
    resolved.returns = syntax[.returns].flatMap { type($0) }
    resolved.states = declareStates(parts)
    resolved.guards = declareGuards(parts)
    resolved.effects = declareEffects(parts)
    resolved.outcomes = declareOutcomes(parts)
    let firstScreen = project.screens.ids.endIndex
    let changes = changes(to: syntax)
    removedScreens = Set((changes?[.remove]?.names ?? []).map(\.symbol))
    let ids = declareScreens(parts, changes)
    resolved.groups = resolveGroups(parts)
    for (id, syntax) in ids { resolveScreen(id, syntax, changes) }
    resolved.anywhere = events(syntax[.anywhere], of: resolved.name)
    resolved.app = events(syntax[.app], of: resolved.name)
    resolved.entries = entries(syntax[.entries])
    resolved.start = (changes?[.start] ?? syntax[.start])?.name.map { screen($0) }
    resolveInlineAlerts()
    resolved.anchors = anchors
    anchors = []
    resolved.screens = IDRange(firstScreen, project.screens.ids.endIndex)
    resolved.links = linkSettings(syntax[.links])
    resolved.expectations = expectations(syntax[.expect], changes: changes)
    resolved.variants = variants(syntax[.variants])
    checkIsAskedOnce(by: resolved)
    checkInputs(of: resolved)
    project.flows[flow] = resolved
  }

  private mutating func resolveGroups(_ parts: [Syntax]) -> IDRange<EventGroup> {
    let all = parts.flatMap { $0[.groups]?.entries ?? [] }
    let range = project.groups.append(
      contentsOf: all.map { EventGroup(name: $0.name, transitions: .empty) })
    for (id, group) in zip(range, all) {
      declare(group.name, as: id, in: \.groups, .member("a group"))
    }
    for (id, group) in zip(range, all) {
      project.groups[id].transitions = events(group.value, of: group.name)
    }
    return range
  }

  private mutating func entries(_ syntax: Syntax?) -> IDRange<Entry> {
    let resolved = (syntax?.entries ?? []).map { entry in
      check(entry.name, is: .member("an entry"))
      return Entry(name: entry.name, actions: actions(entry.value))
    }
    return project.entries.append(contentsOf: resolved)
  }
}

extension Flow {
  init(unresolved name: Name) {
    self.init(
      name: name, description: nil, start: nil, returns: nil, scope: nil, scopePreview: nil,
      restores: true, access: nil, imports: [], includes: [], screens: .empty, states: .empty,
      guards: .empty, effects: .empty, outcomes: .empty, groups: .empty, anywhere: .empty,
      app: .empty, entries: .empty,
      expectations: .empty, variants: .empty, links: .none)
  }

  fileprivate mutating func read(_ syntax: Syntax, _ resolution: Resolution) {
    description = syntax[.description]?.text
    restores = syntax[.restores]?.name.map { resolution.text($0) != "false" } ?? true
    access = syntax[.access]?.name.flatMap { AccessLevel(rawValue: resolution.text($0)) }
  }
}

extension String {
  /// The path of the folder that a file is in; nothing for a file right here.
  fileprivate var folder: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? ""
  }

  fileprivate func joined(_ path: String) -> String { isEmpty ? path : self + "/" + path }

  /// The path without steps that lead nowhere, such as `.` and `Shared/..`.
  fileprivate var withoutDetours: String {
    var parts: [Substring] = []
    for part in utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
  }
}
