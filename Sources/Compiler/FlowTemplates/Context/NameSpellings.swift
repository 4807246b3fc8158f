import FlowModel
import FlowSyntax

/// The spellings in Swift of a project's names, each worked out once.
///
/// The resolver has made sure that every declared name is one that Swift can have.
final class NameSpellings {
  private let symbols: SymbolTable
  /// The names that the style's templates write themselves.
  private let templateWords: Set<String>
  private var values: SymbolCodes
  private var labels: SymbolCodes
  private var locals: SymbolCodes
  private var types: SymbolCodes
  private var literals: SymbolCodes

  init(of symbols: SymbolTable, besides templateWords: Set<String>) {
    self.symbols = symbols
    self.templateWords = templateWords
    let none = SymbolCodes(count: symbols.count)
    (values, labels, locals, types, literals) = (none, none, none, none, none)
  }

  func value(_ symbol: Symbol) -> Code {
    values.code(of: symbol) { identifier(symbol).code }
  }

  func label(_ symbol: Symbol) -> Code {
    labels.code(of: symbol) { identifier(symbol).label }
  }

  func type(_ symbol: Symbol) -> Code {
    types.code(of: symbol) { Code(verbatim: symbols.text(of: symbol).capitalizedFirst) }
  }

  func literal(_ symbol: Symbol) -> Code {
    literals.code(of: symbol) { SwiftLiteral(symbols.text(of: symbol)).code }
  }

  func local(_ symbol: Symbol) -> Code {
    locals.code(of: symbol) {
      let word = symbols.text(of: symbol)
      var stem = word[...]
      while stem.hasSuffix(Self.ofAuthor) { stem.removeLast(Self.ofAuthor.count) }
      let isTaken = templateWords.contains(String(stem)) || stem.hasSuffix(Self.ofScreen)
      return isTaken ? Code(verbatim: word + Self.ofAuthor) : value(symbol)
    }
  }

  func ofScreen(_ symbol: Symbol) -> Code {
    Code(verbatim: symbols.text(of: symbol) + Self.ofScreen)
  }

  private static let ofAuthor = "Value"
  private static let ofScreen = "OfScreen"

  private func identifier(_ symbol: Symbol) -> SwiftIdentifier {
    guard let identifier = SwiftIdentifier(symbols.text(of: symbol)) else {
      preconditionFailure("a name that is none got past the resolver")
    }
    return identifier
  }
}

/// The code that symbols have become so far.
private struct SymbolCodes {
  private var known: [Code?]

  init(count: Int) { known = Array(repeating: nil, count: count) }

  mutating func code(of symbol: Symbol, _ make: () -> Code) -> Code {
    if let code = known[Int(symbol.index)] { return code }
    let code = make()
    known[Int(symbol.index)] = code
    return code
  }
}

extension String {
  /// The text with its first letter as a capital.
  var capitalizedFirst: String {
    guard let first = utf8.first, first < 0x80 else { return prefix(1).uppercased() + dropFirst() }
    guard UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else { return self }
    return String(unsafeUninitializedCapacity: utf8.count) { bytes in
      _ = bytes.initialize(from: utf8)
      bytes[0] = first & ~0x20
      return utf8.count
    }
  }
}
