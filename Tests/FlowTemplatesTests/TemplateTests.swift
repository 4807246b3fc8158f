import Testing

@Suite struct TemplateTests {
  private let shop = Screen(
    name: "shop", title: "Shop & more", isRoot: true,
    events: [
      Event(name: "buy", target: .init(name: "cart", isModal: true)), Event(name: "look"),
    ],
    tags: ["a", "b", "c"],
    children: [Screen(name: "list", children: [Screen(name: "row")]), Screen(name: "map")])

  @Test(arguments: [
    ("no tags { at } all {\n", "no tags { at } all {\n"),
    ("", ""),
    ("{{name}}", "shop"),
    ("{{ name }}|{{{name}}}|{{{ name }}}|{{&name}}|{{& name }}", "shop|shop|shop|shop|shop"),
    ("{ {{name}} }", "{ shop }"),
    ("{{name}}}", "shop}"),
    ("{{#title}}{{title}}, {{.}}{{/title}}{{^title}}none{{/title}}", "Shop & more, Shop & more"),
    ("{{#isRoot}}root{{/isRoot}}{{^isRoot}}other{{/isRoot}}", "root"),
    ("{{#events}}{{name}} {{/events}}", "buy look "),
    ("{{#events}}{{name}}{{^isLast}}, {{/isLast}}{{/events}}", "buy, look"),
    ("{{#events}}{{#isFirst}}first {{/isFirst}}{{name}};{{/events}}", "first buy;look;"),
    ("{{#events}}{{target.name}};{{/events}}", "cart;detail;"),
    (
      "{{#events}}{{#target}}{{name}}{{#isModal}}!{{/isModal}};{{/target}}{{/events}}",
      "cart!;detail;"
    ),
    ("{{#events}}{{#target.isModal}}{{name}}{{/target.isModal}}{{/events}}", "buy"),
    ("{{#events}}{{^target.isModal}}{{name}}{{/target.isModal}}{{/events}}", "look"),
    ("{{#events}}{{#isRoot}}{{name}}{{/isRoot}}{{/events}}", "buylook"),
    ("{{#tags}}{{.}}{{^isLast}}, {{/isLast}}{{/tags}}", "a, b, c"),
    ("{{#tags}}{{#events}}{{name}}{{/events}}{{.}};{{/tags}}", "buylooka;buylookb;buylookc;"),
    ("{{#children}}{{name}}({{#children}}{{name}}{{/children}}) {{/children}}", "list(row) map() "),
    ("{{#children}}{{^children}}{{name}}{{/children}}{{/children}}", "map"),
    ("a{{! {{ nothing } \n at all }}b", "ab"),
    ("日本{{name}}é", "日本shopé"),
    ("\u{FEFF}{{!x}}\nx", "x"),
  ])
  func inline(template: String, expected: String) {
    #expect(render(template, shop) == expected)
  }

  @Test(arguments: [
    ("{{#title}}{{title}}{{/title}}{{^title}}none{{/title}}", "none"),
    ("{{#isRoot}}root{{/isRoot}}{{^isRoot}}other{{/isRoot}}", "other"),
    ("{{#events}}{{name}}{{/events}}{{^events}}none{{/events}}", "none"),
    ("{{^tags}}none{{/tags}}", "none"),
  ])
  func whatIsAbsent(template: String, expected: String) {
    #expect(render(template, Screen()) == expected)
  }

  @Test(arguments: [
    ("{{#isRoot}}\nx\n{{/isRoot}}\n", "x\n"),
    ("a\n  {{#isRoot}}  \n  x\n\t{{/isRoot}}\nb", "a\n  x\nb"),
    ("a\r\n{{#isRoot}}\r\nx\r\n{{/isRoot}}\r\nb", "a\r\nx\r\nb"),
    ("a\n{{/* */}}", "‹{{/* */}}› no section '* */' is open here"),
    ("a\n{{! two\n lines }}\nb", "a\nb"),
    ("  {{! one }}\nb", "b"),
    ("a\n  {{! last }}", "a\n"),
    ("a {{! not alone }}\nb", "a \nb"),
    ("{{! two }}{{! tags }}\nb", "\nb"),
    ("  {{name}}\nb", "  shop\nb"),
    ("{{#isRoot}}{{/isRoot}}\n{{^isRoot}}{{/isRoot}}\n", "\n\n"),
  ])
  func standaloneLines(template: String, expected: String) {
    #expect(render(template, shop) == expected)
  }

  @Test(arguments: [
    ("<{{>p}}>", "{{name}}", "<shop>"),
    ("  {{> p }}\nb", "x\ny\n", "  x\n  y\nb"),
    ("  {{>p}}\nb", "x\n\ny\n", "  x\n\n  y\nb"),
    ("  {{>p}}\r\nb", "x\r\n\r\ny\r\n", "  x\r\n\r\n  y\r\nb"),
    ("  {{>p}}\n", "{{#events}}\n- {{name}}\n{{/events}}\n", "  - buy\n  - look\n"),
    ("  {{>p}}\n", "{{#isRoot}}a{{/isRoot}}\n{{name}}\n", "  a\n  shop\n"),
    ("  {{>p}} x\n", "a\nb", "  a\nb x\n"),
    ("  {{>p}}\n", "a\n  {{>q}}\nb\n", "  a\n    Q\n    Q\n  b\n"),
    ("{{#events}}{{>p}};{{/events}}", "{{name}}", "buy;look;"),
  ])
  func partials(template: String, partial: String, expected: String) {
    #expect(render(template, shop, partials: ["p": partial, "q": "Q\nQ\n"]) == expected)
  }

  @Test func aValueIsNeitherIndentedNorReadAgain() {
    let screen = Screen(name: "{{title}}\n{{>p}}")
    #expect(render("  {{>p}}\n", screen, partials: ["p": "{{name}}\n"]) == "  {{title}}\n{{>p}}\n")
  }
}
