import SwiftUI

/// What happened, in order.
@MainActor
final class Journal {
  var lines: [String] = []

  func write(_ line: String) {
    lines.append(line)
  }
}

struct Item: Identifiable, Hashable {
  var id: Int
  var name: String
}
