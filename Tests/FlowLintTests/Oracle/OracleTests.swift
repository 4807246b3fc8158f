import Foundation
import Testing

/// Stacks, findings and promises of random small projects, held against the interpreter state by
/// state.
///
/// `Benchmarks/oracle` makes a long run of it.
@Suite(.lowPriority) struct OracleTests {
  private static let environment = ProcessInfo.processInfo.environment

  private static let languages = RandomProject.Language.named.keys.sorted().filter {
    environment["ORACLE_LANGUAGES"]?.contains($0) != false
  }

  /// A folder of flows that `Benchmarks/changed-flows` has made.
  private static let folder = environment["ORACLE_FLOWS"].map { URL(filePath: $0) }

  @Test(.enabled(if: folder != nil)) func changedFlowsAgreeWithInterpreter() throws {
    let folder = try #require(Self.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
    let states = Self.environment["ORACLE_STATES"].flatMap { Int($0) } ?? 40
    var exact = 0
    var flows = 0
    for name in names where name.hasSuffix(".flow.yaml") {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let comparison = Disagreement.find(in: text, states: states)
      let isFlow = !comparison.disagreements.contains { $0.hasPrefix("isn't a flow") }
      if isFlow { flows += 1 }
      if comparison.isExact { exact += 1 }
      let disagreements = isFlow ? comparison.disagreements : []
      #expect(disagreements == [], "\(name)")
    }
    print("\(flows) flows, \(exact) exact")
    #expect(flows > 0)
  }

  @Test(.enabled(if: folder == nil), arguments: languages)
  func stackAgreesWithInterpreter(on name: String) throws {
    let language = try #require(RandomProject.Language.named[name])
    let environment = Self.environment
    let first = environment["ORACLE_FIRST"].flatMap { Int($0) } ?? 0
    let count = environment["ORACLE_SEEDS"].flatMap { Int($0) } ?? 8
    let states = environment["ORACLE_STATES"].flatMap { Int($0) } ?? 40
    var exact = 0
    var sound = 0
    var disagreements = 0
    var all = Comparison()
    for seed in first..<(first + count) {
      let project = RandomProject(seed: seed, language)
      let comparison = Disagreement.find(in: project.text, states: states)
      all.add(comparison)
      if comparison.isExact { exact += 1 }
      if comparison.isSound { sound += 1 }
      if comparison.disagreements.isEmpty { continue }
      let smallest = Disagreement.shrink(project)
      let why = Disagreement.find(in: smallest.text).disagreements
      Issue.record("\(name), seed \(seed): \(why)\n\(smallest.text)")
      disagreements += 1
      if disagreements == 5 { break }
    }
    print(
      "\(name), seeds \(first)..<\(first + count): \(exact) exact, \(sound) with all that can be shown, "
        + "\(disagreements) disagreements")
    for (question, count) in all.agreements.sorted(by: { $0.key < $1.key }) {
      print("  agreed \(count) times: \(question)")
    }
    #expect(sound * 10 > count)
  }
}

extension RandomProject.Language {
  fileprivate static let named: [String: RandomProject.Language] = [
    "exact": .exact, "refusals": .refusals, "remembered": .remembered, "toured": .toured,
    "left": .left, "tabbed": .tabbed, "awaited": .awaited, "waiting": .waiting, "all": .all,
  ]
}
