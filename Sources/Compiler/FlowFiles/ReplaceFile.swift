/// Puts a file where the user asked for one, in the place of what is there: old or new, never half.
package func replaceFile(at path: String, with bytes: [UInt8]) throws(FileError) {
  try makeFolders(split(path).folder)
  try replaceFiles([(path, bytes)])
}

/// Puts files in the place of those that are there, and keeps links and permissions: all are on the
/// disk before the first takes its place.
package func replaceFiles(_ files: [(path: String, bytes: [UInt8])]) throws(FileError) {
  var replacements = Replacements()
  for (path, bytes) in files { try replacements.add(path, bytes) }
  try replacements.commit()
}

/// Files under hidden names, next to those whose place they take.
private struct Replacements: ~Copyable {
  private var staged: [(folder: Descriptor, temporary: String, name: String)] = []
  private var movedCount = 0

  deinit {
    for (folder, temporary, _) in staged.dropFirst(movedCount) { try? folder.remove(temporary) }
  }

  mutating func add(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    let isThere = try fileKind(at: path, followingLinks: true) != nil
    let (parent, name) = split(isThere ? try realPath(path) : path)
    guard let folder = try Descriptor.folder(at: parent) else {
      throw FileError(parent, "no such folder")
    }
    let old = isThere ? try folder.file(name) : nil
    let temporary = ".flowc-\(processNumber())-\(staged.count).tmp"
    do throws(FileError) {
      let file = try folder.newFile(temporary)
      staged.append((folder, temporary, name))
      try file.append(bytes)
      if let old { try file.takePermissions(of: old) }
      try file.synchronize()
    } catch {
      // The user knows the file, but not its temporary one.
      throw FileError(path, "can't be written: \(error.reason)")
    }
  }

  mutating func commit() throws(FileError) {
    for (folder, temporary, name) in staged {
      try folder.move(temporary, to: name)
      movedCount += 1
    }
    for (folder, _, _) in staged { try folder.synchronize() }
  }
}
