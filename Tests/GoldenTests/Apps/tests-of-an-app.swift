enum Message { typealias ID = Int }

struct Address: Codable, Hashable, Sendable {}

final class MailStore {}
