import ArgumentParser
import FlowFiles
import FlowTemplates
import StandardTemplates

/// `flowc eject`
struct Eject: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eject", abstract: "Copies a style's files into a folder, to be changed there.",
    discussion: "Nothing that exists is touched; 'flowc generate --templates' takes the folder.")

  @Argument(help: "The folder for the files, made if there is none.", completion: .directory)
  var folder: String

  @OptionGroup var style: StyleOptions

  func run() throws {
    let folder = OutputFolder(self.folder, marker: "")
    let files = try style.files(configured: nil)
    for file in files + Style.shared(by: files, among: StyleOptions.sharedFiles) {
      let name = file.name
      let isNew = try folder.createOnce(OutputFile(name: name, bytes: file.bytes))
      try StandardStream.output.write("\(isNew ? "created" : "kept   ") \(folder.path(of: name))\n")
    }
  }
}
