import ArgumentParser
import FlowDiagnostics
import FlowFiles
import FlowRenaming

/// `flowc rename`
struct Rename: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Changes a name everywhere in the flows.",
    usage: "flowc rename [<options>] <kind> <old> <new> [<paths> ...]",
    discussion: """
      Comments and layout stay the same. flowc refuses a renaming that would change the meaning \
      of a name. Your own code also uses names, such as those of screens, events and anchors. \
      After the next 'flowc generate', the Swift compiler reports these places.
      """)

  @ArgumentParser.Argument(choice: "The kind of the name.")
  var kind: NameKind

  @ArgumentParser.Argument(
    help:
      "The old name. If it is not unique, add its owner: 'Shop.details', 'list.addTapped'.",
    transform: KnownNames.beforePaths)
  var old: String

  @ArgumentParser.Argument(help: "The new name.", transform: KnownNames.beforePaths)
  var new: String

  @OptionGroup var input: InputOptions

  @Flag(help: "Renames everything of this kind and name.")
  var all = false

  @Flag(help: "Writes nothing; lists the places that would change.")
  var dryRun = false

  func validate() throws {
    if input.paths.contains(InputFiles.standardInput) {
      throw ValidationError("'rename' changes files; it can't change standard input")
    }
  }

  func run() throws {
    let inputs = try input.read()
    let project = NamedProject(inputs.flows, modules: inputs.modules)
    try refuseErrors(project.diagnostics, in: inputs.files)
    let renamed = try rename(project)
    if !dryRun { try write(renamed.files, over: inputs.flows) }
    try tell(renamed.places, in: inputs.flows)
  }

  private func rename(_ project: NamedProject) throws -> RenamedProject {
    do {
      return try Renaming(kind, from: old, to: new, ofAll: all).apply(to: project)
    } catch {
      throw CommandLineError(error.reason)
    }
  }

  private func write(_ renamed: [SourceFile], over files: [SourceFile]) throws {
    let changed = zip(renamed, files).filter { $0.bytes != $1.bytes }
    try replaceFiles(changed.map { ($0.0.path, $0.0.bytes) })
  }

  private func tell(_ places: [SourceRange], in files: [SourceFile]) throws {
    var lines = ""
    let tables = files.map { LineTable($0) }
    for place in places {
      let number = Int(place.file.index)
      let location = tables[number].location(of: Int(place.start))
      lines += "\(files[number].path):\(location.line):\(location.column)\n"
    }
    try StandardStream.output.write(lines)
    let count = places.count == 1 ? "1 place" : "\(places.count) places"
    let verb = dryRun ? "would become" : "is now"
    try StandardStream.error.write("'\(old)' \(verb) '\(new)' in \(count)\n")
  }
}
