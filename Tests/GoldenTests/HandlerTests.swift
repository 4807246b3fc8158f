import Foundation
import Testing

/// That a breakpoint in generated code stops at the words of the flow.
@Suite(.lowPriority) struct HandlerTests {
  /// Of each transition of the example flows that is one line, such as `addTapped: editor`, the event and
  /// the screen are in one statement.
  @Test func aHandlerHasTheWordsOfItsTransition() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Flows")
    let examples = Case(name: "Flows", folder: folder)
    let code = try examples.made().filter { $0.key.hasSuffix("+Flow.swift") }.values.joined()
    let handlers = Dictionary(
      grouping: ["func ", "case ."].flatMap { code.components(separatedBy: $0).dropFirst() }
    ) { $0.prefix { $0.isLetter || $0.isNumber } }
    let transition = /\s+(\w+): (?:{ to: )?(\w+).*/
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    where name.hasSuffix(".flow.yaml") {
      let flow = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      for line in flow.split(separator: "\n") {
        guard let match = line.wholeMatch(of: transition) else { continue }
        // Of a sequence, `skip` is a key.
        if match.1 == "skip" { continue }
        guard let handlers = handlers[match.1], flow.contains("\n  \(match.2):") else { continue }
        count += 1
        let isThere = handlers.contains { $0.prefix(200).contains(".\(match.2)") }
        #expect(isThere, "\(name): \(line)")
      }
    }
    #expect(count > 30)
  }
}
