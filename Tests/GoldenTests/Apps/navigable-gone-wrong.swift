nonisolated enum NavigationDirection: String, Codable, Sendable { case left }
nonisolated enum TakenNavigableView: String, Codable, Sendable { case first }
