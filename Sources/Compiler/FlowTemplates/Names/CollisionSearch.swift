import FlowDiagnostics
import FlowModel
import FlowSyntax

/// Looks for names that the code of a project would have twice, or take for something else.
struct CollisionSearch {
  private let project: FlowProject
  private let naming: SwiftNaming
  private let names: MadeNames
  /// The names that the style's templates write themselves.
  private let words: Set<String>
  private(set) var diagnostics: [Diagnostic] = []
  private let made: [MadeName]
  /// The place among those of the type with a name.
  private var types: [String: Int] = [:]
  /// Shared declarations are checked in each flow, and reported once.
  private var said: Set<String> = []

  init(_ project: FlowProject, _ names: MadeNames, words: Set<String>) {
    self.project = project
    naming = SwiftNaming(project: project)
    self.names = names
    self.words = words
    made = names.types(in: project)
  }

  mutating func search() {
    types.reserveCapacity(made.count)
    for index in made.indices { addType(at: index) }
    for flow in project.ownFlows {
      for (name, range) in project.appTypes(of: flow, naming) { compare(name, at: range) }
      for (type, members) in names.members {
        for type in project.names(of: type, in: flow) where naming.isMade(type) {
          add(members.flatMap { project.names(of: $0, in: flow) }, to: type)
        }
      }
    }
  }

  /// Whether there is a type for it is asked only where that makes a difference.
  private mutating func addType(at index: Int) {
    let type = made[index]
    if words.contains(type.text), naming.isMade(type) {
      report(
        "type-collision",
        "\(project.phrase(for: type)) gets the type '\(type.text)', which the style's code uses itself",
        at: project.range(of: type))
    }
    guard let other = types[type.text].map({ made[$0] }) else {
      types[type.text] = index
      return
    }
    if isOneDeclaration(type, other) || !naming.isMade(type) { return }
    guard naming.isMade(other) else {
      types[type.text] = index
      return
    }
    let words = [type, other].map { project.phrase(for: $0) }
    report(
      "type-collision", "\(words[0]) and \(words[1]) both get the type '\(type.text)'",
      at: project.range(of: type), note: Note("the other one is here", at: project.range(of: other))
    )
  }

  /// Whether it is one name of a fragment, or one that was declared twice, which has been told of.
  private func isOneDeclaration(_ one: MadeName, _ other: MadeName) -> Bool {
    if project.range(of: one) == project.range(of: other) {
      return one.pattern.isSpelled(as: other.pattern)
    }
    let flows = [one, other].map { project.flows[$0.flow].name.symbol }
    if flows[0] == flows[1], one.flow != other.flow { return true }
    return one.pattern.isSpelled(as: other.pattern) && one.name?.symbol == other.name?.symbol
  }

  /// Compares a type of the app with those that are made, and those that templates name.
  private mutating func compare(_ name: String, at range: SourceRange) {
    if words.contains(name), !MeantTypes.names.contains(name) {
      report(
        "type-collision",
        "'\(name)' is a type of the app here, but the style's code uses another '\(name)'",
        at: range)
    }
    guard let made = types[name].map({ made[$0] }), naming.isMade(made) else { return }
    report(
      "type-collision",
      "'\(name)' is a type of the app here, but \(project.phrase(for: made)) gets a type of this name",
      at: range,
      note: Note("the generated type gets its name from here", at: project.range(of: made)))
  }

  private mutating func add(_ members: [MadeName], to type: MadeName) {
    var first: [String: Int] = [:]
    for (index, member) in members.enumerated() where naming.isMade(member) {
      guard let other = first[member.text].map({ members[$0] }) else {
        first[member.text] = index
        continue
      }
      // What an author names twice has been told of.
      if let name = member.name, name.symbol == other.name?.symbol { continue }
      report(
        "member-collision",
        "\(project.phrase(for: member)) becomes a member of '\(type.text)', which already has '\(member.text)'",
        at: project.range(of: member))
    }
  }

  private mutating func report(
    _ rule: String, _ message: String, at range: SourceRange, note: Note? = nil
  ) {
    guard said.insert("\(range.file.index):\(range.start) \(message)").inserted else { return }
    diagnostics.append(
      Diagnostic(
        .error, rule, message, at: range, notes: note.map { [$0] } ?? [],
        hint: "give one of the two another name"))
  }
}

extension FlowProject {
  /// The types of the app that a flow names, as they begin: `Product` of `[Product.ID]`.
  fileprivate func appTypes(
    of id: ID<Flow>, _ naming: SwiftNaming
  ) -> [(name: String, range: SourceRange)] {
    let flow = flows[id]
    var found: [(name: String, range: SourceRange)] = []
    for screen in screens[flow.screens] where screen.isView {
      let view = screen.view ?? Text(screen.name)
      let name = screen.view.map { text($0) } ?? naming.type(screen.name).text + "View"
      found.append((name.beforeDot, view.range))
      if let model = screen.model { found.append((text(model).beforeDot, model.range)) }
    }
    var known: [Symbol: [String]] = [:]
    for type in naming.mentionedTypes(of: flow) {
      let spelling = type.spelling
      let names = known[spelling.symbol] ?? naming.words(of: type).map(\.beforeDot)
      known[spelling.symbol] = names
      found += names.map { ($0, spelling.range) }
    }
    return found
  }
}

extension String {
  fileprivate var beforeDot: String {
    String(utf8.prefix { $0 != UInt8(ascii: ".") }) ?? self
  }
}
