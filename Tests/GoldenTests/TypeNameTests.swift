import EmbeddedFiles
import FlowDiagnostics
import FlowModel
import FlowTemplates
import Foundation
import Testing

/// Holds the types that a style's manifest lists against those that its code and tests declare.
@Suite(.lowPriority) struct TypeNameTests {
  private static let cases = Case.all.filter {
    (try? $0.made().keys.contains(where: isCode)) == true
  }

  @Test(arguments: StandardStyle.all.map(\.name), cases)
  func whatIsDeclaredIsListed(name: String, example: Case) throws {
    let standard = try #require(StandardStyle.all.first { $0.name == name })
    let style = try #require(standard.compiled)
    let project = FlowProject.read(try example.flows()).value
    if !style.unsupported(in: project).isEmpty { return }
    let made = try example.made(in: standard, withTests: true).filter { Self.isCode($0.key) }
    let listed = style.typeNames(in: project).map(\.name)
    #expect(Set(listed) == Set(made.values.flatMap(declaredTypes)))
  }

  @Test(arguments: StandardStyle.all.map(\.name))
  func whatIsListedIsDeclared(name: String) throws {
    let style = try #require(StandardStyle.all.first { $0.name == name }?.compiled)
    let used = try Self.cases.flatMap { example in
      style.typeNames(in: FlowProject.read(try example.flows()).value).map(\.pattern)
    }
    #expect(!style.typePatterns.isEmpty)
    #expect(Set(style.typePatterns).subtracting(used) == [])
  }

  private static func isCode(_ path: String) -> Bool {
    ["+Flow.swift", "+Previews.swift", "Logic.swift", "FlowTests.swift"]
      .contains(where: path.hasSuffix)
  }

  private func declaredTypes(in code: String) -> [String] {
    ConditionalLine.lines(of: code).map(\.text).compactMap { line in
      let words = line.split(whereSeparator: { " :<".contains($0) })
      let kinds: Set<Substring> = ["enum", "struct", "class", "protocol", "typealias"]
      guard let first = line.first, first != " ", first != "/",
        let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
        words.first != "extension", words.first != "private"
      else { return nil }
      return String(words[kind + 1])
    }
  }
}
