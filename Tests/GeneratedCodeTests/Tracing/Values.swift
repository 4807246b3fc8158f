import Foundation

/// A value of the app that stands for one of the reference's tokens: `#id`.
@MainActor
protocol TraceValue {
  init(token: String)
  var token: String { get }
}

/// What an event or an end brings, in the order of its parameters.
@MainActor
struct Values {
  private var tokens: ArraySlice<String>

  init(_ tokens: [String]) { self.tokens = tokens[...] }

  mutating func next<Value: TraceValue>() -> Value { Value(token: tokens.popFirst() ?? "?") }

  /// Nothing may be left over.
  mutating func end() { tokens = [] }
}

/// A screen or call as the reference describes it: `details(id: #id)`; nothing without arguments.
func describe(_ name: String, _ arguments: [(name: String, token: String)]) -> String? {
  if arguments.isEmpty { return nil }
  return name + "(" + arguments.map { $0.name + ": " + $0.token }.joined(separator: ", ") + ")"
}

extension String: TraceValue {
  init(token: String) { self = token }

  var token: String { self }
}

extension Int: TraceValue {
  init(token: String) { self = Tokens.number(of: token) }

  var token: String { Tokens.all.indices.contains(self) ? Tokens.all[self] : String(self) }
}

/// The tokens that numbers stand for.
@MainActor
private enum Tokens {
  static var all: [String] = []

  static func number(of token: String) -> Int {
    if let number = all.firstIndex(of: token) { return number }
    all.append(token)
    return all.count - 1
  }
}

extension URL: TraceValue {
  init(token: String) { self = URL(string: token) ?? URL(fileURLWithPath: token) }

  var token: String { relativeString }
}

extension Bool: TraceValue {
  init(token: String) { self = token != "false" }

  var token: String { String(self) }
}

/// An array of one element, which has the array's token.
extension Array: TraceValue where Element: TraceValue {
  init(token: String) { self = [Element(token: token)] }

  var token: String { first?.token ?? "[]" }
}
