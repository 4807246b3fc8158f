import FlowDiagnostics
import Foundation
import Testing

/// The flows of one app of `Benchmarks/planted-defects`, which are clean.
struct PlantedApp: Sendable, CustomTestStringConvertible {
  let name: String
  let texts: [(path: String, text: String)]

  var testDescription: String { name }

  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../Benchmarks/planted-defects").standardized

  private init?(named name: String) {
    let folder = Self.folder.appending(path: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    self.name = name
    texts = names.filter { $0.hasSuffix(".flow.yaml") }.sorted().compactMap { file in
      (try? String(contentsOf: folder.appending(path: file), encoding: .utf8)).map { (file, $0) }
    }
    if texts.isEmpty { return nil }
  }

  static let all: [PlantedApp] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { PlantedApp(named: $0) }
  }()

  var files: [SourceFile] { texts.map { SourceFile(path: $0, text: $1) } }

  var defects: [PlantedDefect] {
    let file = Self.folder.appending(path: "\(name)/defects.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n")
    let starts = lines.indices.filter { lines[$0].hasPrefix("= ") }
    return zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
      PlantedDefect(self, lines[start..<end])
    }
  }
}
