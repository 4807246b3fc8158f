import Foundation

enum Todo { typealias ID = Int }

nonisolated struct A: Codable, Hashable, Sendable {}

nonisolated struct B: Codable, Hashable, Sendable {}

nonisolated struct Result<Success, Failure>: Codable, Hashable, Sendable {}

nonisolated enum Kind: Codable, Hashable, Sendable { case new }

final class Model: Sendable {}
