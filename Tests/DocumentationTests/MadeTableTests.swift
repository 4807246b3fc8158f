import FlowCompiler
import FlowDiagnostics
import Foundation
import Testing

/// Holds what READMEs list against the code, and lists of files against their folders.
///
/// `FLOWC_RECORD=1 swift test --filter DocumentationTests` writes tables and lists anew.
@Suite struct MadeTableTests {
  @Test func tablesAreThoseOfTheCode() throws {
    for table in MadeTable.all {
      if ProcessInfo.processInfo.environment["FLOWC_RECORD"] == "1" { try table.record() }
      #expect(try table.written() == table.text, "\(table.testDescription)")
    }
  }

  @Test(arguments: MadeList.all) func embeddedFilesAreThoseOfTheFolders(list: MadeList) throws {
    if ProcessInfo.processInfo.environment["FLOWC_RECORD"] == "1" { try list.record() }
    #expect(try list.written() == list.text())
  }

  /// A screen that no path leads to is reported wherever the table says that this is certain.
  @Test(arguments: LanguagePart.all) func neverShownIsSaidWhereItIsCertain(part: LanguagePart) {
    let file = SourceFile(path: "A.flow.yaml", text: part.text)
    let findings = FlowCompiler().lint([file]).diagnostics
    let isSaid = findings.contains { $0.message.contains("'lost' is never shown") }
    #expect(isSaid == (part.answers != .happens), "\(part.name)")
  }

  @Test func everyActionHasItsMeaning() throws {
    let readme = Readme.root.appending(path: "Flows/README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let heading = try #require(text.range(of: "## What actions do\n"))
    let end = try #require(text.range(of: "\n- ", range: heading.upperBound..<text.endIndex))
    let table = text[heading.upperBound..<end.lowerBound].split(separator: "\n")
    let actions = table.filter { $0.hasPrefix("| ") }.map { $0.split(separator: "|")[0] }
    #expect(MadeTable.actions.count > 15)
    for action in MadeTable.actions {
      #expect(actions.contains { $0.contains("`\(action)`") }, "\(action)")
    }
  }

  @Test func everyModuleIsOnTheMap() throws {
    let sources = Readme.root.appending(path: "Sources")
    let map = try String(contentsOf: sources.appending(path: "README.md"), encoding: .utf8)
    let modules = try FileManager.default.contentsOfDirectory(
      atPath: sources.appending(path: "Compiler").path)
    #expect(modules.count > 10)
    for module in modules {
      #expect(map.contains("| [`\(module)`](Compiler/\(module)) | "), "\(module)")
    }
  }

  @Test(arguments: Readme.all) func linksLeadSomewhere(readme: Readme) throws {
    let file = Readme.root.appending(path: readme.path)
    let text = try String(contentsOf: file, encoding: .utf8)
    let link = try Regex("\\]\\(([^)#:]+)\\)", as: (Substring, Substring).self)
    for match in text.matches(of: link) {
      let target = file.deletingLastPathComponent().appending(path: String(match.output.1))
      #expect(FileManager.default.fileExists(atPath: target.path), "\(match.output.1)")
    }
  }
}
