import FlowRuntime

enum Shelf: String, Codable, Sendable { case novels, atlases }

enum Rank: Int, Codable, Sendable { case first, second }

enum Book {
  struct ID: Hashable, Codable, Sendable, FlowLinkValue {
    let digits: String

    init?(linkText: String) { digits = linkText }

    var linkText: String { digits }
  }
}
