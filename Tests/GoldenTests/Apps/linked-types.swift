import FlowRuntime

nonisolated enum Shelf: String, Codable, Sendable { case novels, atlases }

nonisolated enum Rank: Int, Codable, Sendable { case first, second }

nonisolated enum Book {
  nonisolated struct ID: Hashable, Codable, Sendable, FlowLinkValue {
    let digits: String

    init?(linkText: String) { digits = linkText }

    var linkText: String { digits }
  }
}
