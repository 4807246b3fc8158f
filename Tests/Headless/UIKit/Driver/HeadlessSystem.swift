/// A version of iOS.
public struct HeadlessSystem: Hashable, Sendable {
  private let major: Int
  private let minor: Int

  public static func iOS(_ major: Int, _ minor: Int = 0) -> HeadlessSystem {
    HeadlessSystem(major: major, minor: minor)
  }

  /// The one on which an app runs unless a test says otherwise.
  public static let newest = iOS(26)
}

extension HeadlessSystem: Comparable {
  public static func < (one: HeadlessSystem, other: HeadlessSystem) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }
}

extension HeadlessSystem: CustomStringConvertible {
  public var description: String { minor == 0 ? "iOS \(major)" : "iOS \(major).\(minor)" }
}
