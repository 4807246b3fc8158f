import FlowDiagnostics
import Foundation

/// Flows that are mutated: an example of the language, or a golden case.
struct Subject {
  let flows: [SourceFile]

  static let all: [Subject] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let examples = tests.deletingLastPathComponent().appending(path: "Flows")
    let cases = tests.appending(path: "GoldenTests/Cases")
    return names(in: examples).filter { $0.hasSuffix(".flow.yaml") }.compactMap {
      Subject([examples.appending(path: $0)])
    }
      + names(in: cases).compactMap { name in
        let folder = cases.appending(path: name)
        let flows = names(in: folder).filter { $0.hasSuffix(".flow.yaml") }
        return Subject(flows.map { folder.appending(path: $0) })
      }
  }()

  init(flows: [SourceFile]) { self.flows = flows }

  /// Nothing where there are no flows.
  init?(_ files: [URL]) {
    flows = files.compactMap { file in
      (try? Data(contentsOf: file)).map {
        SourceFile(path: file.lastPathComponent, bytes: Array($0))
      }
    }
    if flows.isEmpty { return nil }
  }

  /// The same with one of the flows changed, as a number says.
  func mutated(_ number: Int, by mutation: inout Mutation) -> Subject {
    var flows = flows
    let place = number / Self.all.count % flows.count
    let flow = flows[place]
    flows[place] = SourceFile(
      path: flow.path, bytes: mutation.mutated(flow.bytes, number: number))
    return Subject(flows: flows)
  }

  private static func names(in folder: URL) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted()
  }
}
