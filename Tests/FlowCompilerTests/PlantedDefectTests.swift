import FlowCompiler
import FlowDiagnostics
import FlowLint
import Testing

/// Holds the rules against flows with one defect each, and against the same flows without it.
@Suite(.lowPriority) struct PlantedDefectTests {
  private static let rules = Set(Rule.all.map(\.id))
  private static let defects = PlantedApp.all.flatMap(\.defects)
  /// The defects whose rule there is.
  private static let ruled = defects.filter { rules.contains($0.rule) }

  @Test func theCorpusIsThere() {
    #expect(PlantedApp.all.count == 6)
    #expect(Self.ruled.count > 90)
  }

  @Test(arguments: ruled) func isFoundAtItsPlaceAndNothingElse(defect: PlantedDefect) throws {
    let (files, place) = defect.planted
    let expected = "\(try #require(place)) \(defect.rule)"
    let found = findings(in: files, of: defect.rule)
    if let excuse = defect.excuse {
      withKnownIssue("\(excuse)") { #expect(found == [expected]) }
    } else {
      #expect(found == [expected])
    }
  }

  @Test(arguments: defects.filter(\.hasTwin))
  func nothingIsFoundInTheTwin(defect: PlantedDefect) {
    #expect(findings(in: defect.twin, of: defect.rule) == [])
  }

  /// The twin of most defects is the app as it is.
  @Test(arguments: PlantedApp.all) func nothingIsFoundInTheApp(app: PlantedApp) {
    let rules = app.defects.filter { !$0.hasTwin }.map(\.rule)
    #expect(findings(in: app.files, of: rules) == [])
  }

  private func findings(in files: [SourceFile], of rule: String) -> [String] {
    findings(in: files, of: [rule])
  }

  /// Rules that are off unless they are asked for are asked for.
  private func findings(in files: [SourceFile], of rules: [String]) -> [String] {
    let tables = files.map { LineTable($0) }
    let optional = Rule.all.filter { $0.isOptional && rules.contains($0.id) }
    let compiler = FlowCompiler(
      severities: Dictionary(uniqueKeysWithValues: optional.map { ($0.id, .warning) }))
    return compiler.lint(files).diagnostics.map { diagnostic in
      let file = Int(diagnostic.range.file.index)
      let line = tables[file].location(of: Int(diagnostic.range.start)).line
      return "\(files[file].path):\(line) \(diagnostic.rule)"
    }
  }
}
