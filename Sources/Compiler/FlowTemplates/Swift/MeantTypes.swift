/// The types and protocols that flows mean when they name them, as code does: an app has none of its own
/// that are called so.
package enum MeantTypes {
  package static let names = [
    "AnyHashable", "AnyObject", "Bool", "Codable", "Double", "Equatable", "Hashable", "Int",
    "MainActor", "Sendable", "String", "Void",
  ]
}
