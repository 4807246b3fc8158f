import ArgumentParser
import EmbeddedFiles
import FlowFiles
import FlowTemplates

/// `flowc eject`
struct Eject: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eject",
    abstract: "Copies the files of a style into a folder, where you can change them.",
    discussion: "It keeps existing files. Use the folder with 'flowc generate --templates'.")

  @Argument(
    help: "The folder for the files; flowc creates it if it does not exist.", completion: .directory
  )
  var folder: String

  @OptionGroup var style: StyleOptions

  func validate() throws {
    // Nobody names a folder after one style to fill it with another.
    let isStyle = StyleOptions.standardNames.contains(folder)
    if isStyle, style.style == nil, style.templates == nil {
      throw ValidationError(
        "'\(folder)' is a style: pass '--style \(folder)', and name a folder for its files")
    }
  }

  func run() throws {
    let folder = OutputFolder(self.folder, marker: "")
    let files = try style.files(configured: nil)
    try StyleOptions.check(self.folder, holdsOnly: files)
    for file in files + Style.shared(by: files, among: StyleOptions.sharedFiles) {
      let name = file.name
      let isNew = try folder.createOnce(OutputFile(name: name, bytes: file.bytes))
      try StandardStream.output.write("\(isNew ? "created" : "kept   ") \(folder.path(of: name))\n")
    }
  }
}
