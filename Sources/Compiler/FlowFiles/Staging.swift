/// Files that are on the disk under hidden names, next to where they go.
///
/// When the staging ends, files that were not moved to their place are removed.
struct Staging: ~Copyable {
  private let root: Descriptor
  private var staged: [(name: OutputName, temporary: String)] = []
  private var movedCount = 0

  init(in root: Descriptor) {
    self.root = root
  }

  deinit {
    for (name, temporary) in staged.dropFirst(movedCount) {
      try? root.folder(of: name)?.remove(temporary)
    }
  }

  mutating func add(_ name: OutputName, _ bytes: [UInt8]) throws(FileError) {
    let temporary = ".flowc-\(staged.count).tmp"
    let folder = try root.madeFolder(of: name)
    do throws(FileError) {
      let file = try folder.newFile(temporary)
      staged.append((name, temporary))
      try file.append(bytes)
      try file.synchronize()
    } catch {
      // The author knows the output, but not its temporary file.
      throw FileError(join(folder.path, name.last), "can't be written: \(error.reason)")
    }
  }

  /// Moves every file to its place.
  mutating func commit() throws(FileError) {
    for (name, temporary) in staged {
      try root.madeFolder(of: name).move(temporary, to: name.last)
      movedCount += 1
    }
    try synchronize()
  }

  /// Moves every file to its place up to one that is taken, and tells whether none was.
  mutating func commitWhereFree() throws(FileError) -> Bool {
    for (name, temporary) in staged {
      let isFree = try root.madeFolder(of: name).move(temporary, toFree: name.last)
      guard isFree else { return false }
      movedCount += 1
    }
    try synchronize()
    return true
  }

  private func synchronize() throws(FileError) {
    for folder in try Self.folders(of: staged.map(\.name), in: root) { try folder.synchronize() }
  }

  /// Removes what a run that was killed has left in the folders of some outputs.
  static func sweep(_ names: [OutputName], in root: Descriptor) throws(FileError) {
    for folder in try folders(of: names, in: root) {
      for name in try folder.names() where name.begins(with: ".flowc-") && name.ends(in: ".tmp") {
        try folder.remove(name)
      }
    }
  }

  /// The folders that some outputs go to, each once, without those that are missing.
  private static func folders(
    of names: [OutputName], in root: Descriptor
  ) throws(FileError) -> [Descriptor] {
    var seen = Set<[String]>()
    var folders: [Descriptor] = []
    for name in names where seen.insert(name.folders).inserted {
      if let folder = try root.folder(of: name) { folders.append(folder) }
    }
    return folders
  }
}
