import Foundation

/// How much is tried: a test run tries a part of what `Benchmarks/traces` does, and less of the same flows
/// with Observation and in other styles.
enum Effort {
  #if OBSERVATION || ROUTER || PATH || CONTAINER || NAVIGABLE || UIKIT
    static let count = number("TRACE_COUNT", or: 40)
    static let seeds = 1...number("TRACE_SEEDS", or: 4)
  #else
    static let count = number("TRACE_COUNT", or: 150)
    static let seeds = 1...number("TRACE_SEEDS", or: 6)
  #endif

  /// Whether more is tried than a test run does.
  static let isThorough = ProcessInfo.processInfo.environment["TRACE_COUNT"] != nil

  private static func number(_ variable: String, or standard: Int) -> Int {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? standard
  }
}
