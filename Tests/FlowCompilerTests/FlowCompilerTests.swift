import FlowCompiler
import FlowDiagnostics
import FlowTemplates
import Testing

@Suite struct FlowCompilerTests {
  private let flows = [
    SourceFile(path: "A.flow.yaml", text: "flow: A\nstart: a\nscreens: { a: , lost: }")
  ]

  private let style = Style.read([
    SourceFile(
      path: "x.style.yaml",
      text: """
        style: x
        summary: A name.
        expresses: { others: { not: an example } }
        templates: { flow: Flow.mustache }
        """),
    SourceFile(path: "Flow.mustache", text: "{{#flows}}{{flow}}{{/flows}}"),
  ]).value

  @Test func severitiesAndStrictness() {
    #expect(FlowCompiler().lint(flows).diagnostics.map(\.severity) == [.warning])
    #expect(FlowCompiler(isStrict: true).lint(flows).hasErrors)
    let mild = FlowCompiler(severities: ["unreachable-screen": .off], isStrict: true)
    #expect(mild.lint(flows).diagnostics == [])
  }

  @Test func codeIsMadeWhereThereAreNoErrors() throws {
    let style = try #require(style)
    let code = FlowCompiler().generate(flows, in: style)
    #expect(
      code.value.map(\.name) == ["A+Flow.swift", "A+Previews.swift", "Flow+Runtime.swift"])
    #expect(code.value.first?.bytes == Array("A".utf8))
    #expect(code.diagnostics.count == 1)
    #expect(FlowCompiler(isStrict: true).generate(flows, in: style).value.isEmpty)
  }

  @Test func aFragmentHasAFileToo() throws {
    let fragment = SourceFile(path: "Common.flow.yaml", text: "fragment: Common\nguards: [isOld]")
    let code = FlowCompiler().generate(flows + [fragment], in: try #require(style))
    let file = try #require(code.value.first { $0.name == "Common+Flow.swift" })
    #expect(file.bytes == [])
  }

  @Test func whatAFragmentAsksForIsFoundOnce() {
    let paths = ["A", "B", "Common"]
    let texts = ["A", "B"].map {
      "flow: \($0)\nstart: a\ninclude: [Common.flow.yaml]\nscreens: { a: {} }"
    }
    let common = "fragment: Common\nscreens: { c: { transitions: { tapped: { setRoot: c } } } }"
    let flows = zip(paths, texts + [common]).map {
      SourceFile(path: "\($0).flow.yaml", text: $1)
    }
    let found = FlowCompiler().lint(flows, for: style).diagnostics.filter {
      $0.rule == "unsupported-by-style"
    }
    #expect(found.count == 1)
  }

  @Test func whatTheStyleCannotExpressIsFoundByLinting() {
    let text = "flow: A\nstart: a\nscreens: { a: { transitions: { tapped: { setRoot: a } } } }"
    let flow = SourceFile(path: "A.flow.yaml", text: text)
    let found = FlowCompiler().lint([flow], for: style).diagnostics
    #expect(
      found.map(\.message) == ["the style 'x' does not support 'setRoot': an example"])
    #expect(FlowCompiler().lint([flow]).diagnostics == [])
  }
}
