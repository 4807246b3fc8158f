import FlowDiagnostics
import FlowReporters
import Foundation
import Testing

@Suite struct SARIFReportTests {
  private let flow = SourceFile(
    path: "Flows/My shop.flow.yaml",
    text: """
      flow: Shop
      screens:
        catalog:
          transitions:
            buyTapped: { to: cart }
      """)

  @Test func saysWhatServicesRead() throws {
    let log = try log(of: flow)
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect((driver["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String } == ["far"])
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "far")
    #expect(result["ruleIndex"] as? Int == 0)
    #expect(result["level"] as? String == "warning")
    #expect((result["relatedLocations"] as? [Any])?.count == 1)
    let location = try #require((result["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(place["artifactLocation"] as? [String: String])
    #expect(artifact["uri"] == "Flows/My%20shop.flow.yaml")
    let region = try #require(place["region"] as? [String: Int])
    #expect(region == ["startLine": 5, "startColumn": 24, "endLine": 5, "endColumn": 28])
  }

  @Test func aFingerprintOutlivesEditsElsewhere() throws {
    let moved = "# a comment\n" + String(decoding: flow.bytes, as: UTF8.self)
    let edited = SourceFile(path: flow.path, text: moved)
    let fingerprint = try fingerprint(of: flow)
    #expect(
      fingerprint
        == "far|Flows/My shop.flow.yaml|screens.catalog.transitions.buyTapped#0")
    #expect(try self.fingerprint(of: edited) == fingerprint)
  }

  @Test func aWitnessIsStepsThatEndAtTheFinding() throws {
    let result = try #require(try results(of: flow).first)
    let flows = try #require(result["codeFlows"] as? [[String: Any]])
    let threads = try #require(flows.first?["threadFlows"] as? [[String: Any]])
    let steps = try #require(threads.first?["locations"] as? [[String: Any]])
    #expect(steps.map { $0["executionOrder"] as? Int } == [1, 2])
    let messages = steps.map { step in
      ((step["location"] as? [String: Any])?["message"] as? [String: String])?["text"]
    }
    #expect(messages == ["first", "here"])
  }

  @Test func anEditIsAFix() throws {
    let result = try #require(try results(of: flow).first)
    let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let edit = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((edit["insertedContent"] as? [String: String]) == ["text": "card"])
  }

  @Test func whatWeighsLittleIsANote() throws {
    let result = try #require(try results(of: flow, .info).first)
    #expect(result["level"] as? String == "note")
  }

  private func results(
    of file: SourceFile, _ severity: Severity = .warning
  ) throws -> [[String: Any]] {
    let run = try #require((try log(of: file, severity)["runs"] as? [[String: Any]])?.first)
    return try #require(run["results"] as? [[String: Any]])
  }

  private func fingerprint(of file: SourceFile) throws -> String? {
    let run = try #require((try log(of: file)["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    return (result["partialFingerprints"] as? [String: String])?["flowPlace/v1"]
  }

  private func log(
    of file: SourceFile, _ severity: Severity = .warning
  ) throws -> [String: Any] {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let start = text.utf8.count - "cart }".utf8.count
    let range = SourceRange(FileID(0), start, start + 4)
    let first = SourceRange(FileID(0), 0, 4)
    let finding = Diagnostic(
      severity, "far", "too far", at: range, notes: [Note("from here", at: range)],
      witness: [Note("first", at: first)], fixIt: FixIt(replacing: range, with: "card"))
    let rule = RuleDescription(id: "far", severity: .warning, summary: "Near.", help: "Go back.")
    let other = RuleDescription(id: "other", severity: .error, summary: "Other.", help: "")
    let findings = Report([finding], in: [file], rules: [other, rule], version: "1.0.0")
    let data = Data(report(findings, as: .sarif).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
