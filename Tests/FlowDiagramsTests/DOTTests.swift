import FlowModel
import Foundation
import Testing

@testable import FlowDiagrams

/// Graphviz itself says whether a graph is one.
@Suite(.enabled(if: Graphviz.isInstalled, "needs Graphviz"))
struct DOTTests {
  @Test(arguments: Samples.all.indices)
  func graphvizDrawsEveryBoxAndArrow(sample: Int) throws {
    let project = Samples.all[sample]
    let findings = Samples.findings(in: project)
    let diagram = Diagram(of: project, findings: findings)
    let (drawn, complaints) = try Graphviz.draw(dot(of: project, findings: findings))
    #expect(complaints == "")
    #expect(drawn.matches(of: /class="node"/).count == diagram.nodes.count)
    #expect(drawn.matches(of: /class="edge"/).count == diagram.edges.count)
    #expect(drawn.matches(of: /class="cluster"/).count == diagram.groups.count)
  }

  @Test(arguments: ["</b>\\N\\\\", "a & b", "\"quoted\"", "<<B>>", "&amp;", "ö 漢 😀"])
  func labelsAreDrawnAsWritten(title: String) throws {
    let quoted = title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    let project = Samples.project("flow: A\nscreens: { a: { title: \"\(quoted)\" } }")
    let (drawn, complaints) = try Graphviz.draw(dot(of: project, findings: []))
    let shown = drawn.replacing("&quot;", with: "\"").replacing("&lt;", with: "<")
      .replacing("&gt;", with: ">").replacing("&#92;", with: "\\")
      .replacing("&#160;", with: " ").replacing("&amp;", with: "&")
    #expect(complaints == "")
    #expect(shown.contains("“\(title)”"))
  }
}

enum Graphviz {
  /// Asked without any input: writing to a program that isn't there ends whoever writes.
  static let isInstalled: Bool = {
    let dot = Process()
    dot.executableURL = URL(filePath: "/usr/bin/env")
    dot.arguments = ["dot", "-V"]
    (dot.standardOutput, dot.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    guard (try? dot.run()) != nil else { return false }
    dot.waitUntilExit()
    return dot.terminationStatus == 0
  }()

  static func draw(_ graph: String) throws -> (drawn: String, complaints: String) {
    let dot = Process()
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    dot.executableURL = URL(filePath: "/usr/bin/env")
    dot.arguments = ["dot", "-Tsvg"]
    (dot.standardInput, dot.standardOutput, dot.standardError) = (stdin, stdout, stderr)
    try dot.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(graph.utf8))
    try stdin.fileHandleForWriting.close()
    let drawn = try stdout.fileHandleForReading.readToEnd() ?? Data()
    let complaints = try stderr.fileHandleForReading.readToEnd() ?? Data()
    dot.waitUntilExit()
    return (String(decoding: drawn, as: UTF8.self), String(decoding: complaints, as: UTF8.self))
  }
}
