#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes a folder and those it is in, where they are missing.
func makeFolders(_ path: String) throws(FileError) {
  var prefix = path.isRooted ? "/" : ""
  for component in path.steps {
    prefix = prefix.isEmpty ? component : join(prefix, component)
    if mkdir(prefix, 0o777) != 0, errno != EEXIST { throw FileError(prefix, code: errno) }
  }
}

/// The file at a path; nil if there is none.
func fileKind(at path: String, followingLinks: Bool) throws(FileError) -> FileKind? {
  var status = stat()
  if fstatat(AT_FDCWD, path, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 {
    return FileKind(status)
  }
  if errno == ENOENT || errno == ENOTDIR { return nil }
  throw FileError(path, code: errno)
}

/// Whether two paths lead to one file that is there.
package func isSameFile(_ one: String, _ other: String) throws(FileError) -> Bool {
  for path in [one, other] where try fileKind(at: path, followingLinks: true) == nil {
    return false
  }
  return try realPath(one).isSameText(as: realPath(other))
}

func processNumber() -> Int32 { getpid() }

/// A path from the root, with every link in it followed.
func realPath(_ path: String) throws(FileError) -> String {
  guard let resolved = realpath(path, nil) else { throw FileError(path, code: errno) }
  defer { free(resolved) }
  return String(cString: resolved)
}
