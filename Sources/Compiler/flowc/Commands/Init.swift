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

  func run() throws {
    let folder = OutputFolder(self.folder, marker: "")
    for (name, text) in Self.files {
      let isNew = try folder.createOnce(OutputFile(name: name, bytes: Array(text.utf8)))
      let path = folder.path(of: name)
      try StandardStream.output.write("\(isNew ? "created" : "kept   ") \(path)\n")
    }
    try StandardStream.output.write(
      """

      Try next:
        flowc lint \(folder.path)
        flowc generate \(folder.path)

      Then write the views GreetingView and MoreView, and show the flow in your app:
        WelcomeCoordinator(model: WelcomeCoordinatorModel())

      """)
  }

  private static let files = [
    ("Welcome.flow.yaml", flow), (Inputs.configurationName, settings),
    ("flow.schema.json", flowSchema()),
  ]

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

  private static let settings = """
    style: navigation-stack
    output: Generated

    """
}
