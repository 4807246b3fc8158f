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

extension Context {
  /// Notes that the code calls what earlier systems than that do not have.
  func requires(_ system: HeadlessSystem, _ api: String = #function) {
    graph.require(system, api)
  }
}

extension Graph {
  func require(_ system: HeadlessSystem, _ api: String) {
    if self.system < system { report("\(api) needs \(system)") }
  }

  /// Records a fault that lasts for several passes, once.
  func report(_ fault: String) {
    if !signal.faults.contains(fault) { signal.record(fault: fault) }
  }
}
