import CEmbeddedFiles

/// A file of flowc's repository, as it was when flowc was built.
package struct EmbeddedFile: Sendable {
  /// `FlowPage.swift`.
  package let name: String
  package let bytes: [UInt8]

  /// The files of a list, by their folders.
  static func folders(
    of list: UnsafePointer<embedded_file>
  ) -> [(name: String, files: [EmbeddedFile])] {
    var folders: [(name: String, files: [EmbeddedFile])] = []
    var next = list
    while let folder = next.pointee.folder, let name = next.pointee.name,
      let bytes = next.pointee.bytes
    {
      let folder = String(cString: folder)
      if folders.last?.name != folder { folders.append((folder, [])) }
      let file = EmbeddedFile(
        name: String(cString: name), bytes: Array(String(cString: bytes).utf8))
      folders[folders.count - 1].files.append(file)
      next += 1
    }
    return folders
  }
}
