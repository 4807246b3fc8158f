#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileError {
  /// The meaning of an error number of the system.
  init(_ path: String, code: Int32) {
    switch code {
    case ENOENT: self.init(path, "no such file or folder")
    case EACCES, EPERM: self.init(path, "permission denied")
    case EISDIR: self.init(path, "is a folder")
    case ENOTDIR: self.init(path, "is not a folder")
    case ELOOP: self.init(path, "is a symbolic link")
    case ENOSPC, EDQUOT: self.init(path, "the disk is full")
    case EROFS: self.init(path, "the disk is read-only")
    case ENAMETOOLONG: self.init(path, "the name is too long")
    case EMFILE, ENFILE: self.init(path, "too many files are open")
    default: self.init(path, String(cString: strerror(code)).lowercased())
    }
  }
}
