/// A version of flowc: `0.1.0`, and `0.1` for the same.
package struct FlowcVersion: Comparable, Sendable, CustomStringConvertible {
  private let numbers: [Int]

  /// The version of the running flowc.
  package static let current = FlowcVersion(numbers: [0, 1, 0])

  fileprivate init(numbers: [Int]) { self.numbers = numbers }

  package init?(_ text: String) {
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = words.compactMap { word in word.allSatisfy(\.isNumber) ? Int(word) : nil }
    guard numbers.count == words.count, (1...3).contains(numbers.count) else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  package static func < (one: FlowcVersion, other: FlowcVersion) -> Bool {
    one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  package var description: String { numbers.map(String.init).joined(separator: ".") }
}

extension Feature {
  /// The first flowc whose language has it.
  var since: FlowcVersion { Self.later[self] ?? FlowcVersion(numbers: [0, 1, 0]) }

  /// The features that the first version of flowc didn't have.
  private static let later: [Feature: FlowcVersion] = [:]
}
