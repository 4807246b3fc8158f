import FlowSyntax

/// The flows of all modules by name, whether they are needed or not.
struct FlowNames {
  /// A flow as it is written.
  struct Written {
    let name: Name
    let syntax: Syntax
    /// Nothing for the module at hand.
    let module: ID<FlowModule>?
  }

  let all: [Written]
  /// What each became in the project, as far as it is needed.
  var ids: [ID<Flow>?]
  private var bySymbol: [Symbol: [Int]] = [:]
  private let modules: Arena<FlowModule>

  init(in read: FlowDocuments) {
    all = read.documents.flatMap { document in
      document.flows.compactMap { syntax in
        syntax[.flow]?.name.map {
          Written(name: $0, syntax: syntax, module: read.module(of: document))
        }
      }
    }
    ids = Array(repeating: nil, count: all.count)
    modules = read.modules
    for (number, written) in all.enumerated() {
      bySymbol[written.name.symbol, default: []].append(number)
    }
    ofSeveralModules = Self.ofSeveralModules(in: read)
  }

  private static func ofSeveralModules(in read: FlowDocuments) -> Set<Symbol> {
    if read.modules.ids.isEmpty { return [] }
    var owners: [Symbol: Set<ID<FlowModule>?>] = [:]
    for document in read.documents {
      let names = document.flows.compactMap { $0[.flow]?.name }
      for name in names + [document.fragment?[.fragment]?.name].compactMap(\.self) {
        owners[name.symbol, default: []].insert(read.module(of: document))
      }
    }
    return Set(owners.filter { $0.value.count > 1 }.keys)
  }

  /// The names that flows or fragments of more than one module have.
  let ofSeveralModules: Set<Symbol>

  /// The first flow of the same name in the same module, if it is another.
  func earlier(than number: Int) -> Int? {
    let written = all[number]
    let first = bySymbol[written.name.symbol]?.first { all[$0].module == written.module }
    return first == number ? nil : first
  }

  /// The flows that a name can stand for in a module: its own before those of others, and those of
  /// the module at hand, which others can't use, only where there is no other.
  func meant(by name: Symbol, in module: ID<FlowModule>?, _ symbols: SymbolTable) -> [Int] {
    if let parts = symbols.text(of: name).qualified {
      let named = symbols.symbol(for: parts.name).flatMap { bySymbol[$0] } ?? []
      return first(of: named).filter { number in
        all[number].module.map { modules[$0].name == parts.module } ?? false
      }
    }
    let named = first(of: bySymbol[name] ?? [])
    if let own = named.first(where: { all[$0].module == module }) { return [own] }
    let usable = named.filter { isUsable($0, in: module) }
    return usable.isEmpty ? named.filter { all[$0].module == nil } : usable
  }

  /// The flows that a module may name, each as it is written there.
  func spellings(in module: ID<FlowModule>?, _ symbols: SymbolTable) -> [(text: String, Name)] {
    let usable = all.filter { $0.module == module } + all.filter { isUsable($0, in: module) }
    let plain = usable.map { (symbols.text(of: $0.name.symbol), $0.name) }
    return plain
      + usable.compactMap { written in
        written.module.map { module in
          (modules[module].name + "." + symbols.text(of: written.name.symbol), written.name)
        }
      }
  }

  /// Of each module the first: the others have been told of.
  private func first(of numbers: [Int]) -> [Int] {
    var seen: Set<ID<FlowModule>?> = []
    return numbers.filter { seen.insert(all[$0].module).inserted }
  }

  private func isUsable(_ number: Int, in module: ID<FlowModule>?) -> Bool {
    isUsable(all[number], in: module)
  }

  private func isUsable(_ flow: Written, in module: ID<FlowModule>?) -> Bool {
    guard let other = flow.module, other != module else { return false }
    return module.map { modules[$0].mayUse(modules[other]) } ?? true
  }
}

extension String {
  /// The two parts of `ShopKit.Checkout`.
  fileprivate var qualified: (module: String, name: String)? {
    guard let dot = utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(self[..<dot]), String(self[utf8.index(after: dot)...]))
  }
}
