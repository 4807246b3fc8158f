nonisolated final class RoomModel: Sendable {}
