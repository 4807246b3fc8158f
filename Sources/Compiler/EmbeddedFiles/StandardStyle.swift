import CEmbeddedFiles

/// A style that comes with flowc: the files in its folder in `Templates`.
package struct StandardStyle: Sendable {
  package let name: String
  package let files: [EmbeddedFile]

  /// The templates that styles include by name: no style by themselves.
  package static let shared = folders.filter { $0.name == "Shared" }[0]

  /// flowc uses the first one if nobody names a style.
  package static let all = folders.filter { $0.name != shared.name }

  private static let folders = EmbeddedFile.folders(of: embedded_templates()).map {
    StandardStyle(name: $0.name, files: $0.files)
  }
}
