import Foundation
import Testing

@Suite struct LintTests {
  @Test(
    "What a run ends with",
    arguments: [
      (["lint"], Sample.fine, 0), (["lint", "Shop.flow.yaml"], Sample.fine, 0),
      (["lint"], Sample.lost, 0), (["lint", "--strict"], Sample.lost, 1),
      (["lint"], Sample.dangling, 1), (["lint", "absent.flow.yaml"], Sample.fine, 2),
      (["lint", "Shop.flow.yaml/deeper"], Sample.fine, 2), (["lint", "empty"], Sample.fine, 2),
      (["lint", "--config", "absent.yml"], Sample.fine, 2),
      (["lint", "--formt", "json"], Sample.fine, 64),
      (["lint", "--format", "jsn"], Sample.fine, 64), (["lnt", "."], Sample.fine, 64),
      (["explain", "dead-ends"], Sample.fine, 64), ([], Sample.fine, 0),
      (["--version"], Sample.fine, 0), (["help", "lint"], Sample.fine, 0),
    ] as [([String], String, Int32)])
  func status(arguments: [String], flow: String, expected: Int32) async throws {
    let folder = try Folder(["Shop.flow.yaml": flow, "empty/notes.txt": ""])
    #expect(try await flowc(arguments, in: folder).status == expected)
  }

  @Test func findingsAndTheRestHaveStreamsOfTheirOwn() async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.dangling])
    let run = try await flowc(["lint"], in: folder)
    #expect(run.output.hasPrefix("Shop.flow.yaml:2:8: error: no screen is named 'catalgo'"))
    #expect(run.output.contains("did you mean 'catalog'?"))
    #expect(run.error == "1 error in 1 file\n")
    #expect(try await flowc(["lint", "--quiet"], in: folder).error == "")
  }

  @Test func twoReportsDoNotShareAFile() async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.fine])
    let run = try await flowc(
      ["lint", "--report", "json=out", "--report", "sarif=./out"], in: folder)
    #expect(run.status == 64)
    #expect(run.error.contains("two reports go to './out'"))
    #expect(!folder.files.contains("out"))
  }

  @Test(arguments: ["Shop.flow.yaml", "./Shop.flow.yaml", "flowc.yml"])
  func aReportDoesNotReplaceWhatIsRead(path: String) async throws {
    let files = ["Shop.flow.yaml": Sample.fine, "flowc.yml": "access: public\n"]
    let folder = try Folder(files)
    let run = try await flowc(["lint", "--report", "text=\(path)"], in: folder)
    #expect(run.status == 64)
    #expect(run.error.contains("'\(path)' is a file that flowc reads"))
    for (name, text) in files { #expect(try folder.text(name) == text) }
  }

  @Test func aReportMakesTheFolderItGoesTo() async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.fine])
    let run = try await flowc(["lint", "--report", "sarif=build/reports/out.sarif"], in: folder)
    #expect(run.status == 0)
    #expect(folder.files.contains("build/reports/out.sarif"))
  }

  @Test(
    arguments: [
      "a: { transitions: { t: { choose: [{ g: b }, { else: c }] } } }\n  b:\n  c:",
      "a: { transitions: { t: { choose: [{ then: b }, { else: c }] } } }\n  b:\n  c:",
      "a: { tabs: { b: { title: B }, c: { title: C } } }\n  b:\n  c:",
    ])
  func nothingFollowsFromWhatIsNotUnderstood(screens: String) async throws {
    let folder = try Folder(["A.flow.yaml": "flow: A\nstart: a\nscreens:\n  \(screens)"])
    let run = try await flowc(["lint"], in: folder)
    #expect(run.error == "1 error in 1 file\n", "\(run.output)")
  }

  @Test func everythingWrongIsSaidInOneRun() async throws {
    let folder = try Folder([
      "B.flow.yaml": "flow: B\nstart: b\nscreens: { b: , lost: }", "A.flow.yaml": "flow: A\nflw: x",
    ])
    let run = try await flowc(["lint", "--format", "concise"], in: folder)
    let places = run.output.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(places == places.sorted())
    #expect(Set(places.map { $0.prefix(1) }) == ["A", "B"])
  }

  @Test func whatIsDeepNeedsNoDeepStack() async throws {
    let folder = try Folder(["Deep.flow.yaml": Sample.deep(300)])
    let run = try await run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", #"ulimit -s 512 && exec "$0" lint"#, flowcBinary.path], in: folder)
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }

  @Test(arguments: ["text", "concise", "json", "github"])
  func formats(format: String) async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.dangling])
    let run = try await flowc(["lint", "--format", format], in: folder)
    switch format {
    case "json":
      let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
      let findings = (report as? [String: Any])?["findings"] as? [[String: Any]]
      #expect(findings?.first?["rule"] as? String == "unknown-screen")
    case "github": #expect(run.output.hasPrefix("::error "))
    case "concise": #expect(run.output.split(separator: "\n").count == 1)
    default: #expect(run.output.contains("\n  |        ^~~~~~~\n"), "\(run.output)")
    }
    #expect(run.status == 1)
  }

  @Test func standardInput() async throws {
    let folder = try Folder(["Flows/flowc.yml": "severities: { unreachable-screen: error }"])
    let unnamed = try await flowc(["lint", "-"], in: folder, input: Sample.lost)
    #expect(unnamed.output.hasPrefix("<stdin>:5:3: warning: "))
    let name = "Flows/Shop.flow.yaml"
    try folder.write(name, "")
    let named = try await flowc(
      ["lint", "-", "--stdin-filename", name], in: folder, input: Sample.lost)
    #expect(named.output.hasPrefix("\(name):5:3: error: "))
    #expect(named.status == 1)
  }

  @Test(
    arguments: [
      ([:], [], false), (["FORCE_COLOR": "1"], [], true),
      (["FORCE_COLOR": "1", "NO_COLOR": "1"], [], false), (["NO_COLOR": "1"], ["always"], true),
      (["CLICOLOR_FORCE": "1"], ["never"], false),
    ] as [([String: String], [String], Bool)])
  func colors(environment: [String: String], choice: [String], isColored: Bool) async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.dangling])
    let arguments = ["lint"] + choice.flatMap { ["--color", $0] }
    let run = try await flowc(arguments, in: folder, environment: environment)
    #expect(run.output.contains("\u{1B}[") == isColored)
  }

  @Test func aReaderThatGoesAwayIsNoTrouble() async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.dangling])
    let script = "(sleep 0.2; '\(flowcBinary.path)' schema; echo $? >&2) | true"
    let shell = URL(fileURLWithPath: "/bin/sh")
    let run = try await run(
      shell, ["-c", script], in: folder, environment: ["PATH": "/usr/bin:/bin"])
    #expect(run.error == "0\n")
  }

  @Test(arguments: ["lnt", "explian", "generat"])
  func aMistypedCommandIsNoPath(word: String) async throws {
    let run = try await flowc([word, ".", "--strict"], in: Folder(["Shop.flow.yaml": Sample.fine]))
    #expect(run.error.contains("there is no command '\(word)'; did you mean '"))
    #expect(run.output == "")
  }

  @Test func noFlowsAreFoundWhereThereAreNone() async throws {
    let run = try await flowc(["lint", "a", "b"], in: Folder(["a/x.yaml": "", "b/y": ""]))
    #expect(run.error.hasPrefix("error: 'a', 'b': "))
    #expect(run.error.contains("flowc init"))
  }

  @Test func namesAreThoseOfTheStyle() async throws {
    let flow = """
      flow: Shop
      start: catalog
      states: { coordinator: [open, closed] }
      screens:
        catalog: { transitions: { helpTapped: { when: { coordinator: open }, then: help } } }
        help:
      """
    let folder = try Folder(["Shop.flow.yaml": flow])
    for (path, text) in Sample.style {
      try folder.write(path, text.replacing("sheet: {}", with: "push: {}, when: {}"))
    }
    let run = try await flowc(["lint"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("both get the type 'ShopCoordinator' [type-collision]"))
    #expect(try await flowc(["lint", "--templates", "style"], in: folder).status == 0)
    try folder.write("style/Flow.swift.mustache", "{{flw}}")
    let broken = try await flowc(["lint", "--templates", "style"], in: folder)
    #expect(broken.output.contains("style/Flow.swift.mustache:1:3: error: unknown name 'flw'"))
  }
}
