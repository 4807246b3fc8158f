import ArgumentParser
import FlowDiagnostics

/// A value for which the command line has a word.
typealias Choice = CaseIterable & RawRepresentable<String> & Sendable

extension Option where Value: Choice {
  /// An option that takes one of some words.
  init(wrappedValue: Value, choice help: String) {
    let words = "(values: \(words(of: Value.self)); default: \(wrappedValue.rawValue))"
    self.init(
      wrappedValue: wrappedValue, help: "\(help) \(words)",
      completion: .list(Value.allCases.map(\.rawValue)), transform: { try chosen($0) })
  }
}

extension Option {
  /// An option that takes one of some words, or is left out.
  init<T: Choice>(choice help: String) where Value == T? {
    self.init(
      help: "\(help) (values: \(words(of: T.self)))",
      completion: .list(T.allCases.map(\.rawValue)), transform: { try chosen($0) })
  }
}

extension ArgumentParser.Argument where Value: Choice {
  /// An argument that is one of some words.
  init(choice help: String) {
    self.init(
      help: "\(help) (values: \(words(of: Value.self)))",
      completion: .list(Value.allCases.map(\.rawValue)), transform: { try chosen($0) })
  }
}

/// The value of a word; a word that stands for none throws, and says which there are.
func chosen<T: Choice>(_ word: String, ofAll values: String = "values") throws -> T {
  if let value = T(rawValue: word) { return value }
  let near = nearest(to: word, among: T.allCases.map(\.rawValue))
  throw ValidationError(
    near.map { "did you mean '\($0)'?" } ?? "the \(values) are \(words(of: T.self))")
}

private func words<T: Choice>(of choice: T.Type) -> String {
  choice.allCases.map(\.rawValue).joined(separator: ", ")
}
