import FlowDiagnostics
import FlowSyntax

extension Resolution {
  /// Gives a flow its id, so that all flows can name it.
  mutating func declareFlow(_ written: Int) {
    let name = flowNames.all[written].name
    check(name, is: .type("a flow"))
    var flow = Flow(unresolved: name)
    flow.ends = declareEnds(
      flowNames.all[written].syntax[.returns], of: ID(project.flows.ids.endIndex))
    flowNames.ids[written] = project.flows.append(flow)
    if let first = flowNames.earlier(than: written) {
      error(
        "duplicate-name", "'\(text(name))' is declared twice", at: name.range,
        notes: [Note("it is declared here first", at: flowNames.all[first].name.range)],
        hint: "delete one of the two, or give it another name")
    }
  }

  /// The fragments that a flow takes in, in the order in which it names them.
  mutating func fragments(of syntax: Syntax) -> [Syntax] {
    var included: Set<SourceRange> = []
    return (syntax[.include]?.names ?? []).compactMap { path in
      let found = fragment(at: text(path), from: syntax)
      if let found, !included.insert(found.range).inserted {
        error(
          "duplicate-name", "'\(text(path))' is included twice", at: path.range,
          hint: "delete one of the two")
        return nil
      }
      if let name = found?[.fragment]?.name { includedFragments.insert(name.range) }
      if found == nil {
        lacksFragment = true
        project.lacksFragments = true
      }
      if found == nil, isComplete {
        error(
          "unknown-file", "no fragment '\(text(path))' is among the given files", at: path.range,
          hint: nearestFragment(to: text(path), from: syntax).map { "did you mean '\($0)'?" }
            ?? "give flowc this file too; the path starts in the folder of this file")
      }
      return found
    }
  }

  /// The nearest of the fragments' paths, seen from the folder of the including file.
  private func nearestFragment(to path: String, from syntax: Syntax) -> String? {
    let folder = project.files[Int(syntax.range.file.index)].path.folder
    let prefix = folder.isEmpty ? "" : folder + "/"
    let paths = fragments(besides: syntax).map { project.files[Int($0.tree.file.index)].path }
    let near = paths.filter { $0.utf8.starts(with: prefix.utf8) }
      .map { String(Substring($0.utf8.dropFirst(prefix.utf8.count))) }
    let isNamed = { (file: String) in [".flow.yaml", ".flow.yml"].contains { file == path + $0 } }
    return near.first(where: isNamed) ?? nearest(to: path, among: near)
  }

  /// A fragment of the module that the including file is of.
  func fragment(at path: String, from syntax: Syntax) -> Syntax? {
    let folder = project.files[Int(syntax.range.file.index)].path.folder
    let wanted = folder.joined(path).withoutDetours.utf8
    return fragments(besides: syntax).first {
      project.files[Int($0.tree.file.index)].path.withoutDetours.utf8.elementsEqual(wanted)
    }?.fragment
  }

  /// The fragments that a file can include.
  private func fragments(besides syntax: Syntax) -> [FlowDocument] {
    let module = project.module(of: syntax.range.file)
    return documents.filter {
      $0.fragment != nil && project.module(of: $0.tree.file) == module
    }
  }

  mutating func resolveFlow(_ syntax: Syntax, fragments: [Syntax]) {
    let parts = [syntax] + fragments
    var resolved = project.flows[flow]
    resolved.read(syntax, self)
    flowSyntax = syntax
    resolved.customTransitions = declareTransitions(syntax[.customTransitions])
    resolved.presentation = presentation(syntax)
    refuseZoom(syntax, "a flow")
    resolved.imports = (syntax[.imports]?.names ?? []).filter { isModule($0) }
    resolved.includes = fragments.compactMap { project.fragmentsByFile[$0.range.file] }
    declareTypes(of: &resolved, syntax, parts)
    let firstScreen = project.screens.ids.endIndex
    let firstAction = project.actions.ids.endIndex
    let changes = changes(to: syntax)
    removedScreens = Set((changes?[.remove]?.names ?? []).map(\.symbol))
    let ids = declareScreens(parts, changes)
    resolved.groups = resolveGroups(parts)
    for (id, syntax) in ids { resolveScreen(id, syntax, changes) }
    resolved.anywhere = events(
      syntax[.anywhere], of: resolved.name, instead: changes?[.anywhere])
    resolved.app = events(syntax[.app], of: resolved.name, instead: changes?[.app])
    resolved.start = (changes?[.start] ?? syntax[.start])?.name.map { start($0) }
    resolved.entries = entries(
      syntax[.entries], instead: changes?[.entries], start: resolved.start?.id)
    resolveInlineAlerts()
    recogniseResults(of: resolved, since: firstAction)
    checkStaying(ids, since: firstAction)
    resolved.sources = sources(of: resolved, since: firstAction)
    resolved.usedTransitions = usedTransitions
    resolved.anchors = anchors
    anchors = []
    resolved.screens = IDRange(firstScreen, project.screens.ids.endIndex)
    resolved.links = linkSettings(syntax[.links])
    resolved.expectations = expectations(syntax[.expect], changes: changes)
    resolved.variants = variants(syntax[.variants])
    checkIsAskedOnce(by: resolved)
    recogniseRenamed(in: resolved)
    project.flows[flow] = resolved
  }

  private mutating func declareTypes(
    of flow: inout Flow, _ syntax: Syntax, _ parts: [Syntax]
  ) {
    flow.scope = syntax[.scope].flatMap { $0.kind == .mapping ? $0[.type] : $0 }
      .flatMap { type($0) }
    flow.scopePreview = syntax[.scope]?[.preview].flatMap { member($0) }
    flow.returns = syntax[.returns].flatMap { $0.namesEnds ? nil : type($0) }
    flow.states = declareStates(parts)
    flow.guards = declareGuards(parts)
    flow.effects = declareEffects(parts)
    flow.outcomes = declareOutcomes(parts)
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
    restores =
      syntax[.restores]?.name.map { resolution.text($0) != "false" }
      ?? resolution.project.settings.restores
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
