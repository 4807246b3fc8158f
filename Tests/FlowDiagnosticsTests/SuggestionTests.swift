import FlowDiagnostics
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("paymnt", ["settings", "payment"], "payment"),
    ("apyment", ["payment"], "payment"),
    ("pamyent", ["payment"], "payment"),
    ("x", ["xy"], "xy"),
    ("X", ["x"], "x"),
    ("ID", ["name", "id"], "id"),
    ("easeinout", ["easeIn", "easeInOut"], "easeInOut"),
    ("Titel", ["view", "title"], "title"),
    ("Home", ["home"], "home"),
    ("hom", ["homes", "home"], "home"),
    ("ios", ["os", "iOS"], "iOS"),
    ("b", ["ab", "B"], "B"),
    ("severity", ["serenity", "severities"], "serenity"),
    ("severity", ["style", "severities"], "severities"),
    ("cat", ["bat", "car"], "bat"),
    ("straße", ["strasse"], "strasse"),
    ("sheet", ["sheet", "sheets"], "sheets"),
  ])
  func near(word: String, candidates: [String], expected: String) {
    #expect(nearest(to: word, among: candidates) == expected)
  }

  @Test(arguments: [
    ("home", ["settings"]), ("home", ["hats"]), ("", ["a"]), ("ab", ["ba!"]), ("home", ["home"]),
    ("paper", ["people"]), ("x", ["y"]), ("M", ["N", "n"]),
  ])
  func far(word: String, candidates: [String]) {
    #expect(nearest(to: word, among: candidates) == nil)
  }

  @Test func aWordTooLongForANameHasNoNeighbour() {
    let long = String(repeating: "a", count: 100_000)
    #expect(nearest(to: long, among: [long + "b"]) == nil)
  }

  @Test func agreesWithTheDefinition() {
    var random = SplitMix(state: 7)
    let words = (0..<60).map { _ in
      String(
        (0..<Int.random(in: 1...7, using: &random)).map { _ in "abc".randomElement(using: &random)!
        })
    }
    for word in words {
      let candidates = words.filter {
        $0 != word && slips(Array(word), Array($0)) < max(word.count, $0.count)
      }
      let distances = candidates.map { slips(Array(word), Array($0)) }
      let least = distances.min().flatMap { $0 <= max(1, word.count / 3) ? $0 : nil }
      let expected = least.flatMap { least in
        candidates.first { slips(Array(word), Array($0)) == least }
      }
      #expect(nearest(to: word, among: words) == expected)
    }
  }

  /// The distance straight from its definition, in exponential time.
  private func slips(_ one: [Character], _ other: [Character]) -> Int {
    guard let first = one.first, let second = other.first else {
      return max(one.count, other.count)
    }
    let (rest, others) = (Array(one.dropFirst()), Array(other.dropFirst()))
    if first == second { return slips(rest, others) }
    var least = 1 + min(slips(rest, others), slips(rest, other), slips(one, others))
    if rest.first == second, others.first == first {
      least = min(least, 1 + slips(Array(rest.dropFirst()), Array(others.dropFirst())))
    }
    return least
  }
}

/// Random numbers that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
