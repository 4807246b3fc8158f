import FlowDiagnostics
import FlowModel
import FlowTemplates
import Foundation
import StandardTemplates
import Testing

/// The types that generated code declares are those that a rule can ask for beforehand.
@Suite struct TypeNameTests {
  @Test(arguments: [
    "realistic-flow", "several-flows", "includes-and-groups", "reserved-words", "entries",
  ])
  func theyAreKnownBeforehand(name: String) throws {
    let example = try #require(Case.all.first { $0.name == name })
    let made = try example.made()
    let declared = ["+Flow.swift", "+Previews.swift"].flatMap { ending in
      made.filter { $0.key.hasSuffix(ending) }.values.flatMap(declaredTypes)
    }
    let project = FlowProject.read(try example.flows()).value
    let known =
      (project.flows.ids.flatMap { project.typeNames(of: $0) }
      + project.fragments.ids.flatMap { project.typeNames(of: $0) }).map(\.text)
    #expect(Set(known.filter { !$0.hasSuffix("Logic") }) == Set(declared))
    #expect(!declared.isEmpty)
  }

  private func declaredTypes(in code: String) -> [String] {
    let isConditional = code.contains("\n#if ")
    return code.split(separator: "\n").compactMap { line in
      let line = isConditional && line.hasPrefix("  ") ? line.dropFirst(2) : line
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
