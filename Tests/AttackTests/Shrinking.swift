import FlowDiagnostics

extension Subject {
  /// A smaller subject of which the same is so: without lines, and then without bytes, that make no
  /// difference.
  func shrunk(while holds: (Subject) -> Bool) -> Subject {
    var smallest = self
    for place in flows.indices {
      for separator: UInt8? in [0x0A, nil] {
        smallest = smallest.shrunk(place, between: separator, while: holds)
      }
    }
    return smallest
  }

  /// Leaves pieces of one flow out, long runs of them first.
  private func shrunk(
    _ place: Int, between separator: UInt8?, while holds: (Subject) -> Bool
  ) -> Subject {
    var best = self
    var pieces = flows[place].bytes.pieces(between: separator)
    var length = pieces.count
    var patience = 4_000
    while length > 0 {
      var start = 0
      while start < pieces.count, patience > 0 {
        patience -= 1
        var rest = pieces
        rest.removeSubrange(start..<min(start + length, pieces.count))
        let smaller = best.replacing(place, with: rest.flatMap { $0 })
        if holds(smaller) { (best, pieces) = (smaller, rest) } else { start += length }
      }
      length /= 2
    }
    return best
  }

  private func replacing(_ place: Int, with bytes: [UInt8]) -> Subject {
    var flows = flows
    flows[place] = SourceFile(path: flows[place].path, bytes: bytes)
    return Subject(flows: flows)
  }
}

extension [UInt8] {
  /// Its lines with their ends, or its bytes.
  fileprivate func pieces(between separator: UInt8?) -> [[UInt8]] {
    guard let separator else { return map { [$0] } }
    var pieces: [[UInt8]] = [[]]
    for byte in self {
      pieces[pieces.count - 1].append(byte)
      if byte == separator { pieces.append([]) }
    }
    return pieces
  }
}
