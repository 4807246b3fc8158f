import FlowCompiler
import FlowDiagnostics
import Testing

@Suite struct ConfigurationReadingTests {
  private func read(_ text: String) -> Diagnosed<Configuration> {
    let file = SourceFile(path: "flowc.yml", text: text)
    return Configuration.read(file, as: FileID(0), styles: ["navigation-stack", "path"])
  }

  @Test func everySetting() {
    let read = read(
      """
      style: path
      output: Generated
      access: public
      preset: strict
      restores: false
      previewModifier: Canvas.Modifier
      severities: { dead-end: error, unreachable-screen: off }
      """)
    #expect(read.diagnostics == [])
    #expect(read.value.style == "path")
    #expect(read.value.output == "Generated")
    #expect(read.value.access == .public)
    #expect(read.value.preset == .strict)
    #expect(!read.value.restores)
    #expect(read.value.previewModifier == "Canvas.Modifier")
    #expect(read.value.severities == ["dead-end": .error, "unreachable-screen": .off])
  }

  @Test(arguments: ["", "# nothing yet\n\n  # really\n"])
  func nothing(text: String) {
    #expect(read(text).diagnostics == [])
  }

  @Test(
    arguments: [
      ("styl: path", "there is no key 'styl' here", "did you mean 'style'?"),
      ("style: pth", "no style is named 'pth'", "did you mean 'path'?"),
      ("style: x", "no style is named 'x'", "the styles are navigation-stack, path"),
      (
        "access: pubic", "expected 'internal', 'package' or 'public', not 'pubic'",
        "did you mean 'public'?"
      ),
      (
        "preset: strickt", "expected 'minimal', 'recommended' or 'strict', not 'strickt'",
        "did you mean 'strict'?"
      ),
      (
        "severities: { dead-ends: off }", "no rule is named 'dead-ends'", "did you mean 'dead-end'?"
      ),
      (
        "severities: { dead-end: of }", "expected 'error', 'warning', 'info' or 'off', not 'of'",
        "did you mean 'off'?"
      ),
      (
        "severities: { unknown-screen: off }", "the severity of 'unknown-screen' can't be changed",
        "delete this line: flowc can't work with a flow that breaks this rule"
      ),
      (
        "severities: { missing-argument: warning }",
        "the severity of 'missing-argument' can't be changed",
        "delete this line: flowc can't work with a flow that breaks this rule"
      ),
      (
        #"types: { Foo: { module: "Foo\nfunc x() {}" } }"#,
        "'Foo\nfunc x() {}' can't be the name of a module",
        "write the name that Swift code imports"
      ),
      (
        "types: { Foo: { module: a b } }", "'a b' can't be the name of a module",
        "write the name that Swift code imports"
      ),
      (
        "types: { '[Foo]': { codable: false } }", "'[Foo]' can't be the name of a type",
        "write 'Product', or 'Product.ID' for a type in another"
      ),
      (
        "types: { Foo..ID: { codable: false } }", "'Foo..ID' can't be the name of a type",
        "write 'Product', or 'Product.ID' for a type in another"
      ),
      (
        #"output: "G\0/../H""#, "'G\0/../H' can't be the path of a folder",
        "delete the control character"
      ),
      (
        #"tests: { module: App, output: "T\nU" }"#, "'T\nU' can't be the path of a folder",
        "delete the control character"
      ),
      (
        "types: { Foo.\u{301}ID: { codable: false } }",
        "'Foo.\u{301}ID' can't be the name of a type",
        "write 'Product', or 'Product.ID' for a type in another"
      ),
      (
        #"tests: { module: "A\nB" }"#, "'A\nB' can't be the name of a module",
        "write the name that Swift code imports"
      ),
    ])
  func mistakes(text: String, message: String, hint: String) {
    let findings = read(text).diagnostics
    #expect(findings.map(\.message) == [message])
    #expect(findings.first?.hint == hint)
  }

  @Test func oneMistakeLeavesTheRestInForce() {
    let read = read("output: [a]\nstyle: pth\nseverities: { dead-end: error, x: off }")
    #expect(read.diagnostics.count == 3)
    #expect(read.value.severities == ["dead-end": .error])
    #expect(read.value.style == nil)
  }
}
