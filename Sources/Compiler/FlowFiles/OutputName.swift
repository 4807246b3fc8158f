/// The place of a file in an output folder; it is checked to stay inside the folder.
struct OutputName {
  let text: String
  let folders: [String]
  let last: String

  init(_ text: String) throws(FileError) {
    if text.isRooted { throw FileError(text, "an output's name can't be absolute") }
    let steps = text.allSteps
    if steps.contains("..") { throw FileError(text, "an output's name can't contain '..'") }
    if steps.contains(where: { $0.isEmpty || $0 == "." || $0.utf8.contains { $0 < 0x20 } }) {
      throw FileError(text, "is not the name of an output")
    }
    self.text = text
    folders = steps.dropLast()
    last = steps[steps.count - 1]
  }

  /// Refuses names that are one file, or a file and a folder, on a disk that ignores case.
  static func requireDistinct(_ names: [OutputName]) throws(FileError) {
    var spellings: [String: (text: String, isFolder: Bool)] = [:]
    for name in names {
      var path = ""
      for (depth, step) in (name.folders + [name.last]).enumerated() {
        path = path.isEmpty ? step : "\(path)/\(step)"
        let isFolder = depth < name.folders.count
        let other = spellings.updateValue((path, isFolder), forKey: path.lowercased())
        guard let other, !(isFolder && other.isFolder && other.text.isSameText(as: path)) else {
          continue
        }
        throw FileError(
          name.text, "collides with '\(other.text)' where case is ignored", isDueToAuthor: true)
      }
    }
  }
}

extension Descriptor {
  /// The regular file that stands where an output goes, reached through no link.
  func file(_ name: OutputName) throws(FileError) -> Descriptor? {
    guard let folder = try folder(of: name), let kind = try folder.kind(of: name.last) else {
      return nil
    }
    if kind == .link { throw FileError(join(folder.path, name.last), "is a symbolic link") }
    return try folder.file(name.last)
  }

  /// The existing file in the place of an output.
  func kind(of name: OutputName) throws(FileError) -> FileKind? {
    try folder(of: name)?.kind(of: name.last)
  }

  /// The folder an output goes to, reached through no link; nil when it is missing.
  func folder(of name: OutputName) throws(FileError) -> Descriptor? {
    var folder = self
    for step in name.folders {
      guard let kind = try folder.kind(of: step) else { return nil }
      if kind == .link { throw FileError(join(folder.path, step), "is a symbolic link") }
      folder = try folder.folder(step)
    }
    return folder
  }

  /// The folder an output goes to, reached through no link; made when it is missing.
  func madeFolder(of name: OutputName) throws(FileError) -> Descriptor {
    var folder = self
    for step in name.folders {
      try folder.makeFolder(step)
      folder = try folder.folder(step)
    }
    return folder
  }
}
