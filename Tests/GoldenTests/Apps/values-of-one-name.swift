nonisolated struct Tip: Hashable, Codable, Sendable {
  let text: String
}
