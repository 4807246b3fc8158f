import EmbeddedFiles
import Foundation
import Testing

/// Holds the members that a style's manifest reserves against those of the runtime's types.
@Suite struct MemberTests {
  /// An app event of such a name would take the place of the runtime's own member.
  @Test(arguments: StandardStyle.all.map(\.name))
  func whatTheRuntimeHasIsReserved(name: String) throws {
    let style = try #require(StandardStyle.all.first { $0.name == name })
    let shell = try #require(style.compiled?.shell)
    let manifest = try #require(style.files.first { $0.name.hasSuffix(".style.yaml") })
    let reserved = Set(
      String(decoding: manifest.bytes, as: UTF8.self).matches(of: /(?:- |member: )(\w+)/)
        .map { String($0.output.1) })
    let base = try #require(style.files.first { $0.name == "Base.swift.mustache" })
    let inherited = String(decoding: base.bytes, as: UTF8.self).matches(of: /\w+/)
    let types = ["FlowDefinition", "FlowViewDefinition"] + inherited.map { String($0.output) }
    let members = try ["FlowRuntime", "FlowSwiftUI", shell].flatMap { module in
      try lines(of: module).flatMap { Self.members(in: $0, of: types) }
    }
    #expect(members.contains("navigated"))
    #expect(Set(members).subtracting(reserved) == [])
  }

  /// The public properties, and functions without parameters, of types and of what extends them.
  private static func members(in lines: [Substring], of types: [String]) -> [String] {
    let declaration = /\b(class|protocol|extension|struct|enum) (\w+)[^.]*\{/
    let property = /\b(?:var (\w+)|let (\w+)|func (\w+)\(\))/
    var type: (name: String, indent: Int, isProtocol: Bool)?
    return lines.compactMap { line in
      let indent = line.prefix { $0 == " " }.count
      if let match = line.firstMatch(of: declaration) {
        type = (String(match.output.2), indent, match.output.1 == "protocol")
        return nil
      }
      guard let type, types.contains(type.name), indent == type.indent + 2,
        type.isProtocol || line.contains("public ") || line.contains("open "),
        let member = line.firstMatch(of: property)
      else { return nil }
      return (member.output.1 ?? member.output.2 ?? member.output.3).map(String.init)
    }
  }

  private func lines(of module: String) throws -> [[Substring]] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Runtime/\(module)")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return try (paths ?? []).filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8).split(separator: "\n")
    }
  }
}
