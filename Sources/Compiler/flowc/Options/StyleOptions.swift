import ArgumentParser
import EmbeddedFiles
import FlowDiagnostics
import FlowFiles
import FlowTemplates

/// The options for the style of generated code.
struct StyleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The style of the generated code.", valueName: "name"))
  var style: String?

  @Option(
    help: ArgumentHelp(
      "The folder of your own style, instead of a style of flowc.", valueName: "folder"))
  var templates: String?

  func validate() throws {
    if let style { try Self.check(style) }
    if style != nil, templates != nil {
      throw ValidationError("'--style' and '--templates' each choose a style; leave one out")
    }
  }

  /// Refuses a name that no style of flowc has.
  static func check(_ style: String) throws {
    if standardNames.contains(style) { return }
    let hint = KnownNames.hint(for: style, "style", among: standardNames)
    throw ValidationError("there is no style '\(style)'\(hint)")
  }

  /// The files of the style, without shared templates.
  ///
  /// - Parameter configured: the style to use if the command line names none.
  func files(configured: String?) throws -> [SourceFile] {
    if let templates { return try Self.files(in: templates) }
    return Self.files(of: Self.standard(named: style ?? configured))
  }

  private static func standard(named name: String?) -> StandardStyle {
    StandardStyle.all.first { $0.name == name } ?? StandardStyle.all[0]
  }

  private static func files(in folder: String) throws -> [SourceFile] {
    let isManifest = { SourceFile(path: $0, bytes: []).name(without: manifestSuffix) != nil }
    let isTemplate = { SourceFile(path: $0, bytes: []).name(without: ".mustache") != nil }
    let paths = try InputFiles.files(in: folder).filter { isManifest($0) || isTemplate($0) }
    let manifests = paths.filter(isManifest)
    if manifests.isEmpty {
      throw FileError(folder, "is not the folder of a style: it has no *\(manifestSuffix)")
    }
    if manifests.count > 1 {
      throw FileError(
        folder,
        "is the folder of several styles: move one of '\(manifests[0])' and "
          + "'\(manifests[1])', with its templates, to a folder of its own")
    }
    return try paths.map { SourceFile(path: $0, bytes: try InputFiles.read($0)) }
  }

  /// Refuses a folder in which another style is than that of some files.
  static func check(_ folder: String, holdsOnly files: [SourceFile]) throws {
    guard try InputFiles.exists(folder) else { return }
    let names = Set(files.map(\.name))
    let other = try InputFiles.files(in: folder).first {
      let file = SourceFile(path: $0, bytes: [])
      return file.name(without: manifestSuffix) != nil && !names.contains(file.name)
    }
    guard let other else { return }
    throw FileError(folder, "holds another style, '\(other)'; choose a folder of its own")
  }

  private static func files(of style: StandardStyle) -> [SourceFile] {
    style.files.map { SourceFile(path: "\(style.name)/\($0.name)", bytes: $0.bytes) }
  }

  /// The styles that come with flowc.
  static var standard: [Style] {
    StandardStyle.all.compactMap { read(files(of: $0), isCompiled: false).value }
  }

  /// The endings of the classes that perform a flow's actions, by the style. A style of the command line holds for
  /// all modules; else the flowc.yml of each says its style.
  var modelEndings: [String: String] {
    if style != nil || templates != nil { return [:] }
    let endings = StandardStyle.all.compactMap { style in
      style.files.first { $0.name == "Model.swift.mustache" }.map {
        (style.name, String(decoding: $0.bytes, as: UTF8.self))
      }
    }
    return Dictionary(uniqueKeysWithValues: endings)
  }

  /// Reads a style from its files and the shared templates.
  static func read(
    _ files: [SourceFile], firstID: Int = 0, isCompiled: Bool = true
  ) -> Diagnosed<Style?> {
    Style.read(
      files, sharing: sharedFiles, shells: RuntimeSources.shells, firstID: firstID,
      isCompiled: isCompiled)
  }

  /// The shared templates.
  static var sharedFiles: [SourceFile] { files(of: .shared) }

  private static let manifestSuffix = ".style.yaml"

  /// The names of the styles that come with flowc.
  static var standardNames: [String] { StandardStyle.all.map(\.name) }
}
