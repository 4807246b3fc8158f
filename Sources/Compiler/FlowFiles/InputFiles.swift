/// The files that flowc reads.
package enum InputFiles {
  /// More than any flow has, and small enough for every offset to fit into 32 bits.
  package static let sizeLimit = 64 << 20

  /// The path that stands for standard input.
  package static let standardInput = "-"

  /// All bytes of a file, a pipe, or standard input.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    try contents(of: path == standardInput ? .standardInput() : .file(at: path))
  }

  /// The files that paths name, each once: a folder stands for all flows in it.
  package static func find(in paths: [String]) throws(FileError) -> [String] {
    var files: [String] = []
    for path in paths.map(normalized) {
      files += try isFolder(path) ? flows(in: path) : [path]
    }
    var seen = Set<PathKey>()
    return files.filter { seen.insert(PathKey($0)).inserted }
  }

  /// Whether a word is the name of a flow's file, or the path of a folder.
  package static func isNamed(by word: String) -> Bool {
    if isFlow(word) || word == "." { return true }
    return word.utf8.contains(UInt8(ascii: "/")) && (try? isFolder(word)) == true
  }

  /// Whether a path is that of a file or a folder, or stands for standard input.
  package static func exists(_ path: String) throws(FileError) -> Bool {
    if path == standardInput { return true }
    return try fileKind(at: path, followingLinks: true) != nil
  }

  /// Whether a path is that of a folder in which there are flows, however deep.
  package static func isFolderOfFlows(_ path: String) throws(FileError) -> Bool {
    if try !isFolder(path) { return false }
    return try !flows(in: path).isEmpty
  }

  /// The files in a folder, but not below it, sorted by the bytes of their names.
  package static func files(in path: String) throws(FileError) -> [String] {
    guard let folder = try Descriptor.folder(at: path) else {
      throw FileError(path, "no such folder")
    }
    var files: [String] = []
    for name in try folder.names() where !name.begins(with: ".") {
      if try folder.kind(of: name, followingLinks: true) == .file { files.append(join(path, name)) }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func contents(of file: Descriptor) throws(FileError) -> [UInt8] {
    let (kind, size) = try file.kindAndSize()
    if kind == .folder { throw FileError(file.path, "is a folder") }
    if size > sizeLimit { throw tooLarge(file.path) }
    // Pipes and devices tell no size.
    var contents = try file.bytes(atMost: size > 0 ? size : 65_536)
    while true {
      if contents.count > sizeLimit { throw tooLarge(file.path) }
      let more = try file.bytes(atMost: 65_536)
      if more.isEmpty { return contents }
      contents += more
    }
  }

  /// The flows in a folder and those below it, sorted by the bytes of their paths.
  private static func flows(in folder: String) throws(FileError) -> [String] {
    var flows: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      guard let folder = try Descriptor.folder(at: next) else { continue }
      for name in try folder.names() where !name.begins(with: ".") {
        if try folder.kind(of: name) == .folder {
          folders.append(join(next, name))
        } else if isFlow(name), try folder.kind(of: name, followingLinks: true) == .file {
          flows.append(join(next, name))
        }
      }
    }
    return flows.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func isFlow(_ name: String) -> Bool {
    name.ends(in: ".flow.yaml") || name.ends(in: ".flow.yml")
  }

  private static func isFolder(_ path: String) throws(FileError) -> Bool {
    if path == standardInput { return false }
    return try fileKind(at: path, followingLinks: true) == .folder
  }

  private static func tooLarge(_ path: String) -> FileError {
    FileError(path, "is larger than 64 MiB")
  }
}
