final class Session: Sendable {}
