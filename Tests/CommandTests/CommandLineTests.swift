import Testing

/// What flowc says of a command line that is wrong.
@Suite struct CommandLineTests {
  private let files = [
    "Flows/Shop.flow.yaml": Sample.fine,
    "Flows/Help.flow.yaml": "flow: Help\nstart: topics\nscreens: { topics: }\n",
  ]

  @Test(
    "What the arguments show comes with the usage of the command",
    arguments: [
      (
        ["path", "catalog", "Flows/Shop.flow.yaml"],
        """
        The value 'Flows/Shop.flow.yaml' is invalid for '<target>': a name is missing before this \
        path
        """,
        "flowc path [<options>] <origin> <target> [<paths> ...]"
      ),
      (
        ["why", "Flows/Shop.flow.yaml", "catalog"],
        """
        The value 'Flows/Shop.flow.yaml' is invalid for '<screen>': a name is missing before this \
        path
        """,
        "flowc why [<options>] <screen> [<paths> ...]"
      ),
      (
        ["lint", "--format", "jsn"],
        "The value 'jsn' is invalid for '--format <format>': did you mean 'json'?",
        "flowc lint [<options>] [<paths> ...]"
      ),
      (
        ["rules", "--format", "table"],
        "The value 'table' is invalid for '--format <format>': the values are text, json",
        "flowc rules [--format <format>] [--preset <preset>]"
      ),
      (
        ["lint", "--report", "xml=out.xml"],
        """
        The value 'xml=out.xml' is invalid for '--report <format=file>': the formats are text, \
        concise, json, github, sarif
        """, "flowc lint [<options>] [<paths> ...]"
      ),
      (
        ["lint", "--module", "ShopKit"],
        "The value 'ShopKit' is invalid for '--module <module=path>': it has no '='",
        "flowc lint [<options>] [<paths> ...]"
      ),
      (
        ["lint", "--style", "router", "--templates", "mine"],
        "'--style' and '--templates' each choose a style; leave one out",
        "flowc lint [<options>] [<paths> ...]"
      ),
      (
        ["Flows/Shop.flow.yaml"],
        """
        there is no command 'Flows/Shop.flow.yaml'; did you mean 'flowc lint Flows/Shop.flow.yaml'?
        """, "flowc <subcommand>"
      ),
      (
        ["help", "lnt"], "there is no command 'lnt'; did you mean 'flowc lint'?",
        "flowc <subcommand>"
      ),
    ] as [([String], String, String)])
  func arguments(_ arguments: [String], message: String, usage: String) async throws {
    let run = try await flowc(arguments, in: Folder(files))
    #expect(run.status == 64)
    #expect(run.error.hasPrefix("error: \(message)\n"))
    #expect(run.error.contains("\nUsage: \(usage)\n"))
  }

  @Test(
    "What only the flows show is told in one line",
    arguments: [
      (["explain", "nosuch"], "there is no rule 'nosuch'; 'flowc rules' lists them"),
      (["why", "hlep"], "there is no screen 'hlep'; did you mean 'help'?"),
      (["why", "xyz"], "there is no screen 'xyz'; the screens are topics, catalog, help"),
      (
        ["why", "Flows"],
        "there is no screen 'Flows'; 'Flows' is a folder: is a name missing before it?"
      ),
      (["diagram", "--flow", "Nowhere"], "there is no flow 'Nowhere'; the flows are Help, Shop"),
      (
        ["diagram", "--flow", "Help", "--focus", "catalog"],
        "no screen of 'Help' is named 'catalog'; 'Shop' has one"
      ),
      (
        ["diagram", "--flow", "Help", "--focus", "Shop.catalog"],
        "'Shop.catalog' is not a screen of 'Help'"
      ),
      (
        ["simulate", "--flow", "Help", "--deny", "x"], "there is no guard 'x'; the flows have none"
      ),
    ])
  func names(arguments: [String], message: String) async throws {
    let run = try await flowc(arguments, in: Folder(files))
    #expect(run.status == 64)
    #expect(run.error == "error: \(message)\n")
  }

  @Test func aConfigurationForSomeOfTheFlows() async throws {
    let folder = try Folder(files.merging(["Flows/Old/flowc.yml": "style: router"]) { $1 })
    try folder.write("Flows/Old/Old.flow.yaml", "flow: Old\nstart: a\nscreens: { a: }\n")
    let run = try await flowc(["lint", "Flows"], in: folder)
    #expect(run.status == 2)
    #expect(
      run.error == """
        error: 'Flows/Old/flowc.yml': it holds for 'Flows/Old/Old.flow.yaml', but not for \
        'Flows/Help.flow.yaml'; run flowc once for each configuration, or choose one for all flows \
        with '--config'

        """)
  }
}
