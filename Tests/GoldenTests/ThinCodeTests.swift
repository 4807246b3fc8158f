import Foundation
import Testing

/// That generated code is thin: what is alike in all flows is in the runtime.
@Suite struct ThinCodeTests {
  /// All code of the example flows but previews and tests. A destination is a case of a flow's enum of
  /// destinations.
  @Test func aDestinationTakesFewLines() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let examples = Case(name: "Flows", folder: root.appending(path: "Flows"))
    let code = try examples.made().filter { $0.key.hasSuffix("+Flow.swift") }.values
    let lines = code.flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
    let destinations = lines.split { $0.contains("Destination: FlowDestination {") }.dropFirst()
      .map { $0.prefix { !$0.hasPrefix("  enum Screen") }.count { $0.hasPrefix("  case ") } }
      .reduce(0, +)
    #expect(destinations > 80)
    #expect(lines.count <= 35 * destinations, "\(lines.count) lines for \(destinations)")
  }
}
