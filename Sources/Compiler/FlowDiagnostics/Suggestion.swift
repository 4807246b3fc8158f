/// The candidate that the word was most likely meant to be, or nil where none is near.
///
/// Near is at most one slip for every three letters of the word, and one in any word. A slip is a
/// letter added, left out or mistaken, or two neighbours exchanged. A word no letter of which is
/// right is not near. Among equals the first candidate wins, and before all the one of which only
/// capitals differ. If none is near, another form of the word is meant: 'failed' for 'fail'.
package func nearest(to word: String, among candidates: [String]) -> String? {
  let letters = Array(word.unicodeScalars.prefix(longestWord + 1))
  guard !letters.isEmpty, letters.count <= longestWord else { return nil }
  if let same = candidates.first(where: { $0.isSameButForCase(as: word) }) { return same }
  var slips = SlipCounter(letters)
  var allowed = max(1, letters.count / 3)
  var best: String?
  for candidate in candidates where candidate != word {
    guard let count = slips.count(to: candidate, atMost: allowed) else { continue }
    best = candidate
    allowed = count - 1
    if allowed == 0 { break }
  }
  if let near = best ?? candidates.first(where: { isForm($0, of: word) || isForm(word, of: $0) }) {
    return near
  }
  guard word.first?.isUppercase == true, word.count > 2 else { return nil }
  let small = word.prefix(1).lowercased() + word.dropFirst()
  return nearest(to: small, among: candidates.filter { $0.first == small.first })
}

extension String {
  /// Whether only capitals make another word of it.
  fileprivate func isSameButForCase(as other: String) -> Bool {
    utf8.count == other.utf8.count && self != other && lowercased() == other.lowercased()
  }
}

/// Whether a word of at least three letters is another with an ending.
private func isForm(_ word: String, of stem: String) -> Bool {
  guard stem.utf8.count >= 3, 1...3 ~= word.utf8.count - stem.utf8.count else { return false }
  if stem.hasSuffix("y"), word == stem.dropLast() + "ies" { return true }
  return word.hasPrefix(stem)
    && ["s", "d", "ed", "led", "ing"].contains(word.dropFirst(stem.count))
}

/// Longer words are no names that anyone mistypes, and comparing them would take quadratic time.
private let longestWord = 96

/// Counts the slips between one word and others: the Damerau-Levenshtein distance in which no
/// stretch is edited twice.
private struct SlipCounter {
  private let word: [Unicode.Scalar]
  private let signature: UInt64
  private var other: [Unicode.Scalar] = []
  private var twoBefore: [Int]
  private var before: [Int]
  private var row: [Int]

  init(_ word: [Unicode.Scalar]) {
    self.word = word
    signature = word.reduce(0) { $0 | Self.bit(of: $1) }
    row = Array(repeating: 0, count: word.count + 1)
    before = row
    twoBefore = row
  }

  /// How many slips lead to the other word; nil where more than the limit do, or no letter is right.
  mutating func count(to candidate: String, atMost limit: Int) -> Int? {
    guard mayBeNear(candidate, limit) else { return nil }
    for column in row.indices { row[column] = column }
    for line in other.indices {
      (twoBefore, before, row) = (before, row, twoBefore)
      if fillRow(line) > limit { return nil }
    }
    let count = row[word.count]
    return count <= limit && count < max(word.count, other.count) ? count : nil
  }

  /// Fills the row of distances that end in one letter of the other word; the least of them.
  private mutating func fillRow(_ line: Int) -> Int {
    row[0] = line + 1
    var least = row[0]
    for column in word.indices {
      let isSame = word[column] == other[line]
      var slips = min(before[column] + (isSame ? 0 : 1), before[column + 1] + 1, row[column] + 1)
      if line > 0, column > 0, word[column] == other[line - 1], word[column - 1] == other[line] {
        slips = min(slips, twoBefore[column - 1] + 1)
      }
      row[column + 1] = slips
      least = min(least, slips)
    }
    return least
  }

  /// Takes the letters of the other word, unless its length or its letters rule it out: a slip changes
  /// at most two of the letters that occur.
  private mutating func mayBeNear(_ candidate: String, _ limit: Int) -> Bool {
    if candidate.utf8.count < word.count - limit { return false }
    other.removeAll(keepingCapacity: true)
    var letters: UInt64 = 0
    for letter in candidate.unicodeScalars {
      if other.count == word.count + limit { return false }
      other.append(letter)
      letters |= Self.bit(of: letter)
    }
    return other.count >= word.count - limit
      && (signature ^ letters).nonzeroBitCount <= 2 * limit
  }

  private static func bit(of letter: Unicode.Scalar) -> UInt64 { 1 << UInt64(letter.value & 63) }
}
