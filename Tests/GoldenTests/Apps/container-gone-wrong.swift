nonisolated enum Action: String, Codable, Sendable { case press }
nonisolated enum ViewAction: String, Codable, Sendable { case press }
nonisolated enum TakenAction: String, Codable, Sendable { case press }
