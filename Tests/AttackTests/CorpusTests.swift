import Foundation
import Testing

/// Flows by which flowc once hung, crashed or said what can't be.
@Suite struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".flow.yaml") }.sorted()
  private static let judge = Judge()

  @Test(.timeLimit(.minutes(10)), arguments: names)
  func nothingIsWrong(name: String) throws {
    let subject = try #require(Subject([Self.folder.appending(path: name)]))
    #expect(Self.judge.faults(of: subject.flows) == [])
  }

  /// A few mutations in every run; `Benchmarks/fuzz` tries more.
  @Test(.timeLimit(.minutes(10))) func aFewMutations() {
    var mutation = Mutation(examples: Subject.all.flatMap { $0.flows.map(\.bytes) })
    for number in 0..<60 {
      let subject = Subject.all[number % Subject.all.count].mutated(number, by: &mutation)
      #expect(Self.judge.faults(of: subject.flows) == [], "number \(number)")
    }
  }

  /// A judge that finds nothing would be of no use.
  @Test(arguments: ["func f() {", "let a = [1)", "let a = \"(\"\n}"])
  func brackets(code: String) {
    #expect(!Brackets(of: Array(code.utf8)).areBalanced)
    #expect(Brackets(of: Array("f(\"\\\"{\") // (".utf8)).areBalanced)
  }

  @Test func shrinkingKeepsWhatMatters() throws {
    let subject = try #require(Subject.all.first)
    let word = Array("start".utf8)
    let smallest = subject.shrunk { $0.flows[0].bytes.contains(word) }
    #expect(smallest.flows[0].bytes == word)
  }
}
