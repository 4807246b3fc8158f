nonisolated enum ViewAction: String, Codable, Sendable { case press }
nonisolated enum TakenAction: String, Codable, Sendable { case press }
