import Foundation

enum Todo { typealias ID = Int }

struct A: Codable, Hashable, Sendable {}

struct B: Codable, Hashable, Sendable {}

struct Result<Success, Failure>: Codable, Hashable, Sendable {}

enum Kind: Codable, Hashable, Sendable { case new }

final class Model: Sendable {}
