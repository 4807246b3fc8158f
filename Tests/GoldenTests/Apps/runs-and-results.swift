nonisolated enum Size: Codable, Hashable, Sendable { case small, large }
