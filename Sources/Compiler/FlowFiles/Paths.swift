/// A name in a folder.
func join(_ folder: String, _ name: String) -> String {
  if folder == "." { return name }
  return folder.ends(in: "/") ? folder + name : "\(folder)/\(name)"
}

/// A path as a person would write it: without empty and `.` steps.
package func normalized(_ path: String) -> String {
  let steps = path.steps.filter { $0 != "." }.joined(separator: "/")
  if path.isRooted { return "/" + steps }
  return steps.isEmpty ? "." : steps
}

/// A path as it is printed: from the folder flowc runs in, when it is below that.
package func displayed(_ path: String, from folder: String) -> String {
  let path = normalized(path)
  let root = folder.ends(in: "/") ? folder : folder + "/"
  if path.isSameText(as: folder) { return "." }
  return path.begins(with: root) ? String(Substring(path.utf8.dropFirst(root.utf8.count))) : path
}

/// The folder flowc runs in, from the root.
package func currentFolder() throws(FileError) -> String {
  try realPath(".")
}

/// The file of a name in the nearest folder at or above a path, from the root; nothing has to be at
/// the path yet.
package func nearestFile(named name: String, above path: String) throws(FileError) -> String? {
  var folder = try rooted(path, in: currentFolder())
  while true {
    let file = join(folder, name)
    if try fileKind(at: file, followingLinks: true) == .file { return file }
    guard folder != "/", let slash = folder.lastSlash else { return nil }
    folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
  }
}

/// A path that is written in a file, where it is seen from that file's folder.
package func resolved(_ path: String, writtenIn file: String) -> String {
  if path.isRooted { return normalized(path) }
  return normalized(join(split(file).folder, path))
}

/// A file's folder, and its name in there.
package func split(_ path: String) -> (folder: String, name: String) {
  let path = normalized(path)
  guard let slash = path.lastSlash else { return (".", path) }
  let folder = slash == path.startIndex ? "/" : String(path[..<slash])
  return (folder, String(path[path.utf8.index(after: slash)...]))
}

/// Whether two folders are one, or one of them is in the other, on a disk that ignores case.
package func overlap(_ one: String, _ other: String) throws(FileError) -> Bool {
  let current = try currentFolder()
  let one = try rooted(one, in: current).lowercased().steps
  let other = try rooted(other, in: current).lowercased().steps
  return zip(one, other).allSatisfy { $0 == $1 }
}

/// Whether a path is that of a folder, or of something in it.
package func isInside(_ path: String, _ folder: String) throws(FileError) -> Bool {
  let current = try currentFolder()
  return try rooted(path, in: current).steps.starts(with: rooted(folder, in: current).steps)
}

/// A path from the root, its links followed as far as it exists.
func rooted(_ path: String, in folder: String) throws(FileError) -> String {
  var (existing, missing) = (path.isRooted ? path : join(folder, path), "")
  while try fileKind(at: existing, followingLinks: true) == nil {
    let (parent, name) = split(existing)
    (existing, missing) = (parent, "/\(name)\(missing)")
  }
  return collapsed(try realPath(existing) + missing)
}

/// A path from the root without `..` steps.
func collapsed(_ path: String) -> String {
  var steps: [String] = []
  for step in path.steps where step != "." {
    if step == ".." { _ = steps.popLast() } else { steps.append(step) }
  }
  return "/" + steps.joined(separator: "/")
}

/// The way from a folder to a path, both given from the root.
func relative(_ path: String, to folder: String) -> String {
  let (steps, origin) = (path.steps, folder.steps)
  let shared = zip(steps, origin).prefix { $0.isSameText(as: $1) }.count
  let up = Array(repeating: "..", count: origin.count - shared)
  return (up + steps[shared...]).joined(separator: "/")
}
