import FlowDiagnostics
import FlowTemplates
import Testing

@Suite struct TemplateErrorTests {
  @Test(arguments: [
    ("{{nme}}", "‹nme› unknown name 'nme', did you mean 'name'?"),
    ("{{#isRoot}}{{^isRoot}}{{ zebra }}{{/isRoot}}{{/isRoot}}", "‹zebra› unknown name 'zebra'"),
    ("{{#event}}{{x}}{{/event}}", "‹event› unknown name 'event', did you mean 'events'?"),
    ("{{#events}}{{isLost}}{{/events}}", "‹isLost› unknown name 'isLost', did you mean 'isLast'?"),
    ("{{isLast}}", "‹isLast› unknown name 'isLast'"),
    ("{{#events}}{{target.nam}}{{/events}}", "‹nam› unknown name 'nam', did you mean 'name'?"),
    ("{{#events}}{{target.title}}{{/events}}", "‹title› unknown name 'title'"),
    ("{{name.x}}", "‹x› a text has no names inside"),
    ("{{events.name}}", "‹name› a list has no names inside"),
    ("{{events}}", "‹events› 'events' is a list, not a text"),
    ("{{isRoot}}", "‹isRoot› 'isRoot' is a flag, not a text"),
    ("{{#events}}{{target}}{{/events}}", "‹target› 'target' is a record, not a text"),
    ("{{title}}", "‹title› 'title' may be absent: write it inside its section"),
    ("{{^title}}{{title}}{{/title}}", "‹title› 'title' may be absent: write it inside its section"),
    ("{{#name}}{{.}}{{/name}}", "‹name› 'name' is always there: it needs no section"),
    ("{{^name}}{{/name}}", "‹name› 'name' is always there: this is never written"),
    ("{{.}}", "‹.› '.' stands for a text, and here is none"),
    (
      "{{#tags}}{{#events}}{{.}}{{/events}}{{/tags}}", "‹.› '.' stands for a text, and here is none"
    ),
    ("{{a b}}", "‹a b› unknown name 'a b'"),
    ("{{>nix}}", "‹nix› unknown partial 'nix'"),
  ])
  func names(template: String, expected: String) {
    #expect(render(template, Screen()) == expected)
  }

  @Test(arguments: [
    ("{{name", "‹{{› the tag is not closed"),
    ("{{name\n}}", "‹{{› the tag is not closed"),
    ("{{nme} {{name}}", "‹{{› the tag is not closed"),
    ("{{", "‹{{› the tag is not closed"),
    ("{{{name}}", "‹{{{› the tag is not closed"),
    ("a{{! b\n}", "‹{{!› the comment is never closed"),
    ("{{=<% %>=}}", "‹{{=<% %>=}}› delimiters can't be changed"),
    ("{{}}", "‹{{}}› the tag has no name"),
    ("{{# }}{{/ }}", "‹{{# }}› the tag has no name\n‹{{/ }}› the tag has no name"),
    ("{{#isRoot}}x", "‹{{#isRoot}}› the section 'isRoot' is not closed"),
    ("{{/isRoot}}", "‹{{/isRoot}}› no section 'isRoot' is open here"),
    (
      "{{#isRoot}}{{^events}}{{/isRoot}}",
      "‹{{^events}}› the section 'events' is not closed (the section around it ends here ‹{{/isRoot}}›)"
    ),
    ("{{#isRoot}}{{/events}}{{/isRoot}}", "‹{{/events}}› no section 'events' is open here"),
  ])
  func syntax(template: String, expected: String) {
    #expect(render(template, Screen()) == expected)
  }

  @Test func everythingWrongIsSaidAtOnce() {
    let text = "{{a}}\n{{=x=}}\n{{#isRoot}}{{b}}{{/isRot}}"
    #expect(
      render(text, Screen()) == """
        ‹{{=x=}}› delimiters can't be changed
        ‹{{/isRot}}› no section 'isRot' is open here
        ‹{{#isRoot}}› the section 'isRoot' is not closed
        ‹a› unknown name 'a'
        ‹b› unknown name 'b'
        """)
  }

  @Test func aMistakeInAPartialIsSaidOnceAndWithItsUse() {
    let said = render("{{>p}}{{>p}}", Screen(), partials: ["p": "{{nme}}{{"])
    #expect(
      said == """
        p‹{{› the tag is not closed
        p‹nme› unknown name 'nme', did you mean 'name'? (the partial is used here ‹{{>p}}›)
        """)
  }

  @Test(arguments: [
    ("Bas.swift", ", did you mean 'Base.swift'?"), ("Nope.swift", ""), ("Bas", ""),
  ])
  func anEndingMakesNoTwoNamesAlike(name: String, suggestion: String) {
    let said = render("{{>\(name)}}", Screen(), partials: ["Base.swift": ""])
    #expect(said == "‹\(name)› unknown partial '\(name)'" + suggestion)
  }

  @Test func partialsCannotUseThemselves() {
    let partials = ["p": "{{>q}}", "q": "{{#isRoot}}{{>p}}{{/isRoot}}"]
    let said = render("{{>p}}", Screen(), partials: partials)
    #expect(said == "q‹p› partial 'p' uses itself (the partial is used here p‹{{>q}}›)")
  }

  @Test func partialsCannotMultiplyEndlessly() {
    var partials = ["p0": "x"]
    for level in 1...40 { partials["p\(level)"] = "{{>p\(level - 1)}}{{>p\(level - 1)}}" }
    #expect(render("{{>p40}}", Screen(), partials: partials).contains("more than 10000 partials"))
  }

  @Test(arguments: [("aé", nil), ("a", 1), ("é\n", 3)] as [(String, Int32?)])
  func bytesThatAreNoTextAreRefused(text: String, offset: Int32?) {
    let invalid: [UInt8] = offset == nil ? [] : [0xFF]
    let file = SourceFile(path: "t", bytes: Array(text.utf8) + invalid)
    let compiled = Template.compile(TemplateSource(file, as: FileID(0)), for: Screen.table)
    #expect(compiled.diagnostics.first?.range.start == offset)
    #expect((compiled.value == nil) == (offset != nil))
  }

  @Test func aSuggestionIsAnEdit() throws {
    let source = TemplateSource(SourceFile(path: "t", text: "{{nme}}"), as: FileID(3))
    let diagnostics = Template.compile(source, for: Screen.table).diagnostics
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostic.rule == "template-name")
    #expect(diagnostic.fixIt == FixIt(replacing: SourceRange(FileID(3), 2, 5), with: "name"))
  }

  @Test func listsAreNestedOnlySoDeep() {
    let text = { (depth: Int) in
      String(repeating: "{{#children}}", count: depth) + "{{name}}"
        + String(repeating: "{{/children}}", count: depth)
    }
    #expect(render(text(99), Screen()) == "")
    #expect(render(text(100), Screen()).hasSuffix("records are nested more than 100 deep"))
    #expect(!render(text(10_000), Screen()).contains("unknown"))
  }

  @Test func manyOpenTagsTakeNoTime() {
    let text = String(repeating: "{{#isRoot}} {{", count: 10_000)
    #expect(render(text, Screen()).hasSuffix("‹{{#isRoot}}› the section 'isRoot' is not closed"))
  }
}
