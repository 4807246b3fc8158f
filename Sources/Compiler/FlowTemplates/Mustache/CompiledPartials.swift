/// The partials that were compiled so far. A partial is compiled once more only where the names that it
/// takes from around it lead elsewhere.
struct CompiledPartials {
  private var compiled: [Use: [Compiled]] = [:]
  /// The partials that are being compiled, each used by the one before it.
  private var open: [Open] = []

  /// A partial, and how its lines begin.
  struct Use: Hashable {
    let name: String
    let indentation: [UInt8]
    let continuesLine: Bool
  }

  /// The meaning of a partial's name in the place where the partial is used.
  enum OuterName: Equatable {
    case name(String, leadsTo: Program.Place, in: String)
    case presence(of: Program.Place, at: Program.Place)
  }

  /// A partial where its names lead to certain places.
  struct Compiled {
    let operations: Range<Int>
    /// How many partials it uses, and they use.
    let uses: Int
    fileprivate let names: [OuterName]
  }

  private struct Open {
    let use: Use
    let depth: Int
    let start: Int
    let uses: Int
    let findings: Int
    var names: [OuterName] = []
  }

  /// The partial, if it was compiled where all its names lead to the same as here.
  mutating func find(_ use: Use, in scopes: NameScopes) -> Compiled? {
    let match = compiled[use]?.first { compiled in
      compiled.names.allSatisfy { scopes.leads($0) }
    }
    for name in match?.names ?? [] { note(name, in: scopes) }
    return match
  }

  mutating func begin(_ use: Use, depth: Int, at operation: Int, uses: Int, findings: Int) {
    open.append(Open(use: use, depth: depth, start: operation, uses: uses, findings: findings))
  }

  /// Ends the innermost partial, which is kept if nothing was wrong with it.
  mutating func end(at operation: Int, uses: Int, findings: Int, in scopes: NameScopes) {
    let ended = open.removeLast()
    if ended.findings == findings {
      compiled[ended.use, default: []].append(
        Compiled(
          operations: ended.start..<operation, uses: uses - ended.uses, names: ended.names))
    }
    for name in ended.names { note(name, in: scopes) }
  }

  /// Remembers what the innermost partial takes from around it.
  mutating func note(_ name: OuterName, in scopes: NameScopes) {
    guard let partial = open.last else { return }
    guard let outer = name.seen(from: scopes.depth - partial.depth) else { return }
    if !partial.names.contains(outer) { open[open.count - 1].names.append(outer) }
  }
}

extension CompiledPartials.OuterName {
  /// The same seen from so many scopes further out; nil if it leads to one of those scopes.
  fileprivate func seen(from scopes: Int) -> Self? {
    switch self {
    case .name(let name, let place, let vocabulary):
      place.seen(from: scopes).map { .name(name, leadsTo: $0, in: vocabulary) }
    case .presence(let place, let present):
      // What is present outside is declared further out still.
      present.seen(from: scopes).flatMap { present in
        place.seen(from: scopes).map { .presence(of: $0, at: present) }
      }
    }
  }
}

extension Program.Place {
  fileprivate func seen(from scopes: Int) -> Self? {
    up < scopes ? nil : Program.Place(up: up - scopes, slot: slot)
  }
}

extension NameScopes {
  fileprivate func leads(_ outer: CompiledPartials.OuterName) -> Bool {
    switch outer {
    case .name(let name, let place, let vocabulary):
      guard case .found(let found) = find(name) else { return false }
      return found.place == place && self.vocabulary(of: place) == vocabulary
    case .presence(let text, let place): return presence(of: text) == place
    }
  }
}
