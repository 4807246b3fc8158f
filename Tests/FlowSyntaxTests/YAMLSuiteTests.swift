import FlowDiagnostics
import Foundation
import Testing

@testable import FlowSyntax

/// The published YAML test suite, where it is at hand.
enum YAMLSuite {
  static let folder: URL = {
    let data =
      ProcessInfo.processInfo.environment["FLOWC_TEST_DATA"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/data")
    return data.appending(path: "yaml-suite")
  }()

  static let isAtHand = !files(in: "valid").isEmpty

  static func files(in part: String) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: part), includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.path < $1.path }
  }

  /// The ids of the cases that libyaml itself refuses.
  static let refusedByLibYAML: Set<String> = {
    let table = try? String(
      contentsOf: folder.appending(path: "libyaml-0.2.5.tsv"), encoding: .utf8)
    let rows = (table ?? "").split(separator: "\n").map { $0.split(separator: "\t") }
    return Set(rows.filter { $0.count > 2 && $0[2] == "reject" }.map { String($0[0]) })
  }()
}

@Suite(.enabled(if: YAMLSuite.isAtHand, "the YAML suite is not at hand"))
struct YAMLSuiteTests {
  @Test(arguments: ["valid", "invalid"])
  func everyCaseHasATreeOrALocatedError(part: String) throws {
    for file in YAMLSuite.files(in: part) {
      let read = Read(bytes: Array(try Data(contentsOf: file)))
      #expect(read.isTreeOrError && read.hasExactScalars, "\(file.lastPathComponent)")
    }
  }

  /// What flowc refuses of what libyaml accepts, it refuses as a feature, by rule.
  @Test func onlyFeaturesAreRefusedBeyondLibYAML() throws {
    for file in YAMLSuite.files(in: "valid") {
      let id = file.deletingPathExtension().lastPathComponent
      if YAMLSuite.refusedByLibYAML.contains(id) { continue }
      let read = Read(bytes: Array(try Data(contentsOf: file)))
      let unexpected = read.diagnostics.filter { $0.rule != "yaml-feature" }
      #expect(unexpected.isEmpty || read.isEmptyFile, "\(id): \(read.said)")
    }
  }

  @Test func mostCasesThatLibYAMLRefusesAreErrors() throws {
    for file in YAMLSuite.files(in: "invalid") {
      let id = file.deletingPathExtension().lastPathComponent
      guard YAMLSuite.refusedByLibYAML.contains(id) else { continue }
      let read = Read(bytes: Array(try Data(contentsOf: file)))
      #expect(!read.diagnostics.isEmpty, "\(id)")
    }
  }
}
