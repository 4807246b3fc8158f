import ArgumentParser
import FlowFiles
import FlowReporters

/// `flowc init`
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first flow, a flowc.yml and a JSON Schema; keeps existing files.")

  @Argument(
    help: "The folder for the files; flowc creates it if it does not exist.", completion: .directory
  )
  var folder = "."

  @Option(help: ArgumentHelp("The style of the generated code.", valueName: "name"))
  var style = StyleOptions.standardNames[0]

  func validate() throws { try StyleOptions.check(style) }

  func run() throws {
    let folder = OutputFolder(self.folder, marker: "")
    for (name, text) in files {
      let isNew = try folder.createOnce(OutputFile(name: name, bytes: Array(text.utf8)))
      let path = folder.path(of: name)
      try StandardStream.output.write("\(isNew ? "created" : "kept   ") \(path)\n")
      if !isNew, name == Inputs.configurationName { try adviseStyle(in: path) }
    }
    try StandardStream.output.write(
      """

      Try next:
        flowc lint \(folder.path)
        flowc generate \(folder.path)

      Then write the views GreetingView and MoreView. Welcome+Previews.swift shows how your app
      shows the flow.

      """)
  }

  /// An existing `flowc.yml` decides the style, whatever the command line asks for.
  private func adviseStyle(in path: String) throws {
    if style == StyleOptions.standardNames[0] { return }
    try StandardStream.error.write(
      "warning: '\(path)' exists: write 'style: \(style)' into it for this style\n")
  }

  private var files: [(name: String, text: String)] {
    [
      ("Welcome.flow.yaml", Self.flow),
      (Inputs.configurationName, "style: \(style)\noutput: Generated\n"),
      ("flow.schema.json", flowSchema()),
    ]
  }

  private static let flow = """
    # yaml-language-server: $schema=flow.schema.json
    flow: Welcome
    description: A greeting, and a sheet with more text.
    start: greeting

    screens:
      greeting:
        title: Welcome
        transitions:
          moreTapped: { to: more, style: sheet }
      more:
        title: More
        transitions:
          closeTapped: dismiss

    """
}
