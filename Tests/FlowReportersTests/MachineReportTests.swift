import FlowDiagnostics
import FlowReporters
import Foundation
import Testing

@Suite struct MachineReportTests {
  @Test func jsonHasEverything() {
    #expect(report(Report([unknownScreen], in: [todo]), as: .json) == Self.everything)
  }

  private static let everything = """
    {
      "findings" : [
        {
          "fixIt" : {
            "path" : "Flows/Todo.flow.yaml",
            "range" : {
              "column" : 16,
              "endColumn" : 23,
              "endLine" : 4,
              "line" : 4
            },
            "replacement" : "payment"
          },
          "hint" : "did you mean 'payment'?",
          "message" : "no screen is named 'Paymnet'",
          "notes" : [
            {
              "message" : "'payment' is declared here",
              "path" : "Flows/Todo.flow.yaml",
              "range" : {
                "column" : 3,
                "endColumn" : 10,
                "endLine" : 5,
                "line" : 5
              }
            }
          ],
          "path" : "Flows/Todo.flow.yaml",
          "range" : {
            "column" : 16,
            "endColumn" : 23,
            "endLine" : 4,
            "line" : 4
          },
          "rule" : "unknown-screen",
          "severity" : "error"
        }
      ],
      "summary" : {
        "errors" : 1,
        "files" : 1,
        "filesWithFindings" : 1,
        "infos" : 0,
        "warnings" : 0
      },
      "version" : 1
    }

    """

  @Test(arguments: ["\u{0}\u{1F}\u{1B}", #"\" / "#, "\u{2028}\u{202E}", "👩‍👧\r\n"])
  func jsonKeepsEveryText(text: String) throws {
    let finding = Diagnostic(.error, "r", text, at: emptyScreen.range)
    let output = report(Report([finding], in: [todo]), as: .json)
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let findings = object?["findings"] as? [[String: Any]]
    #expect(findings?.first?["message"] as? String == text)
  }

  @Test func githubHasErrorsFirst() {
    let early = Diagnostic(.warning, "early", "m", at: range(of: "flow", in: todo))
    #expect(
      report(Report([early, unknownScreen], in: [todo]), as: .github) == """
        ::error title=flowc (unknown-screen),file=Flows/Todo.flow.yaml,line=4,endLine=4,col=16,\
        endColumn=23::no screen is named 'Paymnet'%0Ahelp: did you mean 'payment'?
        ::warning title=flowc (early),file=Flows/Todo.flow.yaml,line=1,endLine=1,col=1,\
        endColumn=5::m

        """)
  }

  @Test func githubEscapesAndLeavesColumnsOfSeveralLinesOut() {
    let file = SourceFile(path: "a:b,c%d.flow.yaml", text: "a: [\n]")
    let finding = Diagnostic(.error, "r", "50%, ::x\n::error::y", at: range(of: "[\n]", in: file))
    #expect(
      report(Report([finding], in: [file]), as: .github) == """
        ::error title=flowc (r),file=a%3Ab%2Cc%25d.flow.yaml,line=1,endLine=2::50%25, \
        ::x\\u{A}::error::y

        """)
  }
}
