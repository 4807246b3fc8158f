/// The names that a template can use in one kind of row, with their meanings.
package struct Vocabulary: Sendable {
  package let name: String
  package let terms: [Term]

  /// One name that a template may use.
  package struct Term: Sendable {
    package let name: String
    package let documentation: String
    package let kind: Kind
  }

  /// How a name may be used; what a list or a record holds is asked for only when it is needed, so
  /// that a vocabulary may hold itself.
  package enum Kind: Sendable {
    case text
    case optionalText
    case flag
    case rows(@Sendable () -> Vocabulary)
    case row(@Sendable () -> Vocabulary)
  }

  func slot(of name: String) -> Int? {
    terms.firstIndex { $0.name == name }
  }
}

extension Vocabulary {
  /// This vocabulary and all that can be reached from it, each once, in the order they are named.
  package var reachable: [Vocabulary] {
    var found = [self]
    var names: Set = [name]
    var next = 0
    while next < found.count {
      for term in found[next].terms {
        guard let nested = term.kind.nested, names.insert(nested.name).inserted else { continue }
        found.append(nested)
      }
      next += 1
    }
    return found
  }
}

extension Vocabulary.Kind {
  /// The names inside a list or a record.
  package var nested: Vocabulary? {
    switch self {
    case .rows(let vocabulary), .row(let vocabulary): vocabulary()
    case .text, .optionalText, .flag: nil
    }
  }

  /// The kind of a name's value, in the words of messages and documentation.
  package var noun: String {
    switch self {
    case .text: "text"
    case .optionalText: "text that may be absent"
    case .flag: "flag"
    case .rows: "list"
    case .row: "record"
    }
  }
}
