import ArgumentParser
import FlowFiles

/// `flowc init`
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes a first flow and a flowc.yml; nothing that exists is touched.")

  @Argument(help: "The folder for them, made if there is none.", completion: .directory)
  var folder = "."

  func run() throws {
    for (name, text) in Self.files {
      let file = OutputFile(name: name, bytes: Array(text.utf8))
      let isNew = try OutputFolder(folder, marker: "").createOnce(file)
      try StandardStream.output.write("\(isNew ? "created" : "kept   ") \(path(of: name))\n")
    }
    try StandardStream.output.write(
      """

      Try next:
        flowc lint \(folder)
        flowc generate \(folder)

      """)
  }

  private func path(of name: String) -> String {
    normalized(folder) == "." ? name : "\(normalized(folder))/\(name)"
  }

  private static let files = [
    ("Welcome.flow.yaml", flow), (Inputs.configurationName, settings),
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
