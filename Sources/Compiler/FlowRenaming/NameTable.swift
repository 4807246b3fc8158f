import FlowDiagnostics
import FlowModel
import FlowSyntax

/// A name where the project declares it.
struct DeclaredName {
  let kind: NameKind
  /// The flow, what in it the name belongs to, and the name: `Shop`, `list`, `addTapped`.
  let path: [String]
  let range: SourceRange

  var name: String { path.last ?? "" }

  /// Whether a text names it: `addTapped`, `list.addTapped` or `Shop.list.addTapped`.
  func isCalled(_ text: String) -> Bool {
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return path.suffix(words.count) == words[...]
  }

  /// The name with so many words of where it is.
  func name(withOwners count: Int) -> String { path.suffix(count + 1).joined(separator: ".") }
}

/// The names that a project declares, and the places that say them.
///
/// Some declarations have to keep one name: the event of a screen and the button that sends it. They are
/// linked.
struct NameTable {
  /// The texts of a project's names.
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
  mutating func declare(_ kind: NameKind, _ name: Name, in owners: Name...) -> Int {
    declare(kind, name, in: owners)
  }

  @discardableResult
  mutating func declare(_ kind: NameKind, _ name: Name, in owners: [Name]) -> Int {
    if let known = number(of: kind, name) { return known }
    numbers[Key(kind: kind, range: name.range)] = declared.count
    declared.append(
      DeclaredName(
        kind: kind, path: (owners + [name]).map { symbols.text(of: $0.symbol) }, range: name.range))
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

  /// The meanings of all names, without their texts: tables with the same meaning are equal.
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
