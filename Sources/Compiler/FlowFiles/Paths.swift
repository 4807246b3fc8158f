/// A name in a folder.
func join(_ folder: String, _ name: String) -> String {
  if folder == "." { return name }
  return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

/// A path as a person would write it: without empty and `.` steps.
package func normalized(_ path: String) -> String {
  let steps = path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  if path.hasPrefix("/") { return "/" + steps }
  return steps.isEmpty ? "." : steps
}

/// A path as it is printed: from the folder flowc runs in, when it is below that.
package func displayed(_ path: String, from folder: String) -> String {
  let path = normalized(path)
  let root = folder.hasSuffix("/") ? folder : folder + "/"
  if path == folder { return "." }
  return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
}

/// The folder flowc runs in, from the root.
package func currentFolder() throws(FileError) -> String {
  try realPath(".")
}

/// The file of a name in the nearest folder at or above a path, from the root.
package func nearestFile(named name: String, above path: String) throws(FileError) -> String? {
  var folder = try realPath(path)
  while true {
    let file = join(folder, name)
    if try fileKind(at: file, followingLinks: true) == .file { return file }
    guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
    folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
  }
}

/// A path that is written in a file, where it is seen from that file's folder.
package func resolved(_ path: String, writtenIn file: String) -> String {
  if path.hasPrefix("/") { return normalized(path) }
  return normalized(join(split(file).folder, path))
}

/// A file's folder, and its name in there.
package func split(_ path: String) -> (folder: String, name: String) {
  let path = normalized(path)
  guard let slash = path.lastIndex(of: "/") else { return (".", path) }
  let folder = slash == path.startIndex ? "/" : String(path[..<slash])
  return (folder, String(path[path.index(after: slash)...]))
}

/// A path from the root, its links followed where it exists.
func rooted(_ path: String, in folder: String) throws(FileError) -> String {
  if try fileKind(at: path, followingLinks: true) != nil { return try realPath(path) }
  return collapsed(path.hasPrefix("/") ? path : "\(folder)/\(path)")
}

/// A path from the root without `..` steps.
func collapsed(_ path: String) -> String {
  var steps: [Substring] = []
  for step in path.split(separator: "/") where step != "." {
    if step == ".." { _ = steps.popLast() } else { steps.append(step) }
  }
  return "/" + steps.joined(separator: "/")
}

/// The way from a folder to a path, both given from the root.
func relative(_ path: String, to folder: String) -> String {
  let (steps, origin) = (path.split(separator: "/"), folder.split(separator: "/"))
  let shared = zip(steps, origin).prefix { $0 == $1 }.count
  let up = Array(repeating: Substring(".."), count: origin.count - shared)
  return (up + steps[shared...]).joined(separator: "/")
}
