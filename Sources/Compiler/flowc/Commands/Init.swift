import ArgumentParser
import FlowFiles
import FlowReporters

/// `flowc init`
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first flow and a flowc.yml; nothing that exists is touched.")

  @Argument(help: "The folder for them, made if there is none.", completion: .directory)
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

      Then write the views GreetingView and MoreView, and show the flow anywhere:
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
    description: A greeting, and a sheet that says more.
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
