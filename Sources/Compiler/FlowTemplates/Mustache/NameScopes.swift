import FlowDiagnostics

/// The scopes for looking up names during compilation: one for each open record.
struct NameScopes {
  private var scopes: [Scope]

  /// The names of one record.
  struct Scope {
    let vocabulary: Vocabulary
    let kind: Kind

    enum Kind: Equatable {
      case row
      case record
      /// A text that is present, and the scope and slot it is from.
      case present(scope: Int, slot: Int)
      /// A record on the way to a dotted name: what else it has is not in scope.
      case passed
      /// A section that was refused: nothing inside it is wrong.
      case refused
    }
  }

  /// The meaning of a name, and its allowed uses.
  struct Reference {
    let place: Program.Place
    let kind: Vocabulary.Kind
  }

  enum Answer {
    case found(Reference)
    case refused
    /// The name is unknown; these are known.
    case unknown(known: [String])
  }

  init(_ vocabulary: Vocabulary) {
    scopes = [Scope(vocabulary: vocabulary, kind: .record)]
  }

  var depth: Int { scopes.count }

  mutating func enter(_ vocabulary: Vocabulary, as kind: Scope.Kind) {
    scopes.append(Scope(vocabulary: vocabulary, kind: kind))
  }

  mutating func enterRefused() {
    enter(Vocabulary(name: "", terms: []), as: .refused)
  }

  mutating func leave(downTo depth: Int) {
    scopes.removeLast(scopes.count - depth)
  }

  /// The meaning of the name in the innermost scope that has it.
  func find(_ name: String) -> Answer {
    for (up, scope) in scopes.reversed().enumerated() where scope.kind != .passed {
      if scope.kind == .refused { return .refused }
      if let found = scope.find(name, up) { return .found(found) }
      if name == "." { return .unknown(known: []) }
    }
    let named = scopes.reversed().filter { $0.kind != .passed }
    return .unknown(known: named.flatMap(\.names))
  }

  /// The meaning of the name in the innermost scope only.
  func findInside(_ name: String) -> Answer {
    let scope = scopes[scopes.count - 1]
    return scope.find(name, 0).map(Answer.found) ?? .unknown(known: scope.names)
  }

  /// The record around which the place's optional text is known to be present.
  func presence(of place: Program.Place) -> Program.Place? {
    let source = scope(of: place)
    let kind = Scope.Kind.present(scope: source, slot: place.slot)
    return scopes.lastIndex { $0.kind == kind }
      .map { Program.Place(up: scopes.count - 1 - $0, slot: 0) }
  }

  /// The name of the vocabulary that has the place.
  func vocabulary(of place: Program.Place) -> String { scopes[scope(of: place)].vocabulary.name }

  /// Which scope the place is in, from the outermost.
  func scope(of place: Program.Place) -> Int { scopes.count - 1 - place.up }
}

extension NameScopes.Scope {
  fileprivate func find(_ name: String, _ up: Int) -> NameScopes.Reference? {
    if let slot = vocabulary.slot(of: name) {
      let place = Program.Place(up: up, slot: slot)
      return NameScopes.Reference(place: place, kind: vocabulary.terms[slot].kind)
    }
    guard kind == .row, let position = Vocabulary.positions.first(where: { $0.term.name == name })
    else { return nil }
    return NameScopes.Reference(place: Program.Place(up: up, slot: position.slot), kind: .flag)
  }

  fileprivate var names: [String] {
    let terms = vocabulary.terms + (kind == .row ? Vocabulary.positions.map(\.term) : [])
    return terms.map(\.name).filter { $0 != "." }
  }
}

extension Vocabulary {
  /// The names of every row of a list, unless its table declares them itself.
  package static let rowTerms = positions.map(\.term)

  fileprivate static let positions = [
    (
      term: Term(name: "isFirst", documentation: "it is the first of its list", kind: .flag),
      slot: Program.Place.isFirst
    ),
    (
      term: Term(name: "isLast", documentation: "it is the last of its list", kind: .flag),
      slot: Program.Place.isLast
    ),
  ]
}
