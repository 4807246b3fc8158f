import FlowDiagnostics
import FlowModel
import FlowSyntax

/// A name where the project declares it.
struct DeclaredName {
  let kind: NameKind
  let name: String
  let range: SourceRange
  /// What it belongs to: the screen of an event, the state of a value, the flow of all else.
  let owner: String?

  /// `Shop.details`, `list.addTapped`
  var qualifiedName: String { owner.map { "\($0).\(name)" } ?? name }
}

/// The names that a project declares, and the places that say them.
///
/// Some declarations have to keep one name: the event of a screen and the button that sends it. They are
/// linked.
struct NameTable {
  /// What the names are called, of the project at hand.
  var symbols = SymbolTable(keywords: [])
  private(set) var declared: [DeclaredName] = []
  private(set) var uses: [NameUse] = []
  private var numbers: [Key: Int] = [:]
  private var links = DisjointSets()

  /// A place that says a declared name.
  struct NameUse {
    let declaration: Int
    let range: SourceRange
  }

  /// Several things may be named at one place: an outcome's end is the event of a screen.
  private struct Key: Hashable {
    let kind: NameKind
    let range: SourceRange
  }

  @discardableResult
  mutating func declare(_ kind: NameKind, _ name: Name, in owner: Name? = nil) -> Int {
    if let known = number(of: kind, name) { return known }
    numbers[Key(kind: kind, range: name.range)] = declared.count
    declared.append(
      DeclaredName(
        kind: kind, name: symbols.text(of: name.symbol), range: name.range,
        owner: owner.map { symbols.text(of: $0.symbol) }))
    links.append()
    return declared.count - 1
  }

  mutating func use(_ name: Name, of kind: NameKind, _ declaration: Name) {
    let number = declare(kind, declaration)
    uses.append(NameUse(declaration: number, range: name.range))
  }

  mutating func link(_ one: Int, _ other: Int) { links.unite(one, other) }

  func number(of kind: NameKind, _ name: Name) -> Int? {
    numbers[Key(kind: kind, range: name.range)]
  }

  /// A number that linked declarations share.
  mutating func group(of declaration: Int) -> Int { links.representative(of: declaration) }

  /// All places that say the names of a group, the first in each file first.
  mutating func places(of group: Int) -> [SourceRange] {
    let members = declared.indices.filter { self.group(of: $0) == group }
    let isMember = Set(members)
    let all =
      members.map { declared[$0].range }
      + uses.filter { isMember.contains($0.declaration) }.map(\.range)
    return Set(all).sorted { ($0.file.index, $0.start) < ($1.file.index, $1.start) }
  }

  /// What every name stands for, whatever it is called: two tables with one meaning are equal in it.
  mutating func meaning() -> [Int] {
    uses.map(\.declaration) + declared.indices.map { group(of: $0) }
  }
}

/// Numbers in sets that grow together.
private struct DisjointSets {
  private var parents: [Int] = []

  mutating func append() { parents.append(parents.count) }

  mutating func representative(of number: Int) -> Int {
    var root = number
    while parents[root] != root { root = parents[root] }
    var next = number
    while parents[next] != root { (next, parents[next]) = (parents[next], root) }
    return root
  }

  /// The smaller representative stands for both sets, so that it doesn't depend on the order.
  mutating func unite(_ one: Int, _ other: Int) {
    let (one, other) = (representative(of: one), representative(of: other))
    parents[max(one, other)] = min(one, other)
  }
}
