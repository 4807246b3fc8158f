#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file of a name.
enum FileKind {
  case file, folder, link, other

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }
}

/// An open file or folder, under the path it is spoken of by; closed when nobody holds it.
final class Descriptor {
  let path: String
  private let number: Int32

  private init(_ path: String, _ number: Int32) throws(FileError) {
    if number < 0 { throw FileError(path, code: errno) }
    self.path = path
    self.number = number
  }

  deinit { close(number) }

  static func standardInput() throws(FileError) -> Descriptor {
    try Descriptor("<stdin>", dup(STDIN_FILENO))
  }

  /// Opens what a path names, wherever its links lead.
  static func file(at path: String) throws(FileError) -> Descriptor {
    try Descriptor(path, retrying { open(path, O_RDONLY | O_CLOEXEC) })
  }

  /// Opens the folder that a path names, wherever its links lead; nil when nothing is there.
  static func folder(at path: String) throws(FileError) -> Descriptor? {
    let number = retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if number < 0 && errno == ENOENT { return nil }
    return try Descriptor(path, number)
  }
}

extension Descriptor {
  func kindAndSize() throws(FileError) -> (kind: FileKind, size: Int) {
    let status = try status()
    return (FileKind(status), Int(status.st_size))
  }

  /// When it was last written to, in seconds and nanoseconds.
  func modified() throws(FileError) -> (Int, Int) {
    #if canImport(Darwin)
      let time = try status().st_mtimespec
    #else
      let time = try status().st_mtim
    #endif
    return (Int(time.tv_sec), Int(time.tv_nsec))
  }

  private func status() throws(FileError) -> stat {
    var status = stat()
    if fstat(number, &status) != 0 { throw FileError(path, code: errno) }
    return status
  }

  /// The next bytes, at most as many as wanted; none at the end.
  func bytes(atMost count: Int) throws(FileError) -> [UInt8] {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      result = retrying { read(number, buffer.baseAddress, count) }
      filled = max(result, 0)
    }
    if result < 0 { throw FileError(path, code: errno) }
    return bytes
  }

  func append(_ bytes: [UInt8]) throws(FileError) {
    let code = writeAll(bytes, to: number)
    if code != 0 { throw FileError(path, code: code) }
  }

  /// Gives a file the permissions of another one.
  func takePermissions(of other: Descriptor) throws(FileError) {
    if fchmod(number, try other.status().st_mode & 0o7777) != 0 {
      throw FileError(path, code: errno)
    }
  }

  /// Returns when what was written is on the disk; folders that can't be asked are let go.
  func synchronize() throws(FileError) {
    if retrying({ fsync(number) }) != 0, errno != EINVAL { throw FileError(path, code: errno) }
  }

  /// Waits until no other process holds the lock, which ends with the descriptor.
  ///
  /// Disks that know no locks give none: replacing a file as a whole is safe without.
  func lock() {
    _ = retrying { flock(number, LOCK_EX) }
  }
}

extension Descriptor {
  /// The file of a name in this folder, or the link itself; nil if there is none.
  func kind(of name: String, followingLinks: Bool = false) throws(FileError) -> FileKind? {
    var status = stat()
    if fstatat(number, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 {
      return FileKind(status)
    }
    if errno == ENOENT { return nil }
    throw FileError(join(path, name), code: errno)
  }

  /// The names in this folder, in no order.
  func names() throws(FileError) -> [String] {
    // A copy of the number, because a stream of entries closes the one it is given.
    let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { throw FileError(path, code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1, String.init(cString:))
      }
      if name != "." && name != ".." { names.append(name) }
      errno = 0
    }
    if errno != 0 { throw FileError(path, code: errno) }
    return names
  }

  /// Opens a regular file of this folder that is not a link.
  func file(_ name: String) throws(FileError) -> Descriptor {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = try Descriptor(join(path, name), retrying { openat(number, name, flags) })
    if try file.kindAndSize().kind != .file { throw FileError(file.path, "is not a regular file") }
    return file
  }

  /// Opens a folder of this folder that is not a link.
  func folder(_ name: String) throws(FileError) -> Descriptor {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    return try Descriptor(join(path, name), retrying { openat(number, name, flags) })
  }

  /// Makes and opens a file under a name that is free.
  func newFile(_ name: String) throws(FileError) -> Descriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    return try Descriptor(join(path, name), retrying { openat(number, name, flags, 0o666) })
  }

  /// Makes a folder, unless there is one.
  func makeFolder(_ name: String) throws(FileError) {
    if mkdirat(number, name, 0o777) != 0, errno != EEXIST {
      throw FileError(join(path, name), code: errno)
    }
  }

  /// Puts a file of this folder in another's place, at once.
  func move(_ name: String, to other: String) throws(FileError) {
    if renameat(number, name, number, other) != 0 {
      throw FileError(join(path, other), code: errno)
    }
  }

  /// Moves a file of this folder to a name, and tells whether that was free.
  func move(_ name: String, toFree other: String) throws(FileError) -> Bool {
    if linkat(number, name, number, other, 0) == 0 {
      try remove(name)
      return true
    }
    if errno == EEXIST { return false }
    // The disk knows no second names.
    if try kind(of: other) != nil { return false }
    try move(name, to: other)
    return true
  }

  /// Removes a file of this folder, unless there is none.
  func remove(_ name: String) throws(FileError) {
    if unlinkat(number, name, 0) != 0, errno != ENOENT {
      throw FileError(join(path, name), code: errno)
    }
  }

  /// Whether two descriptors are of one file.
  func isSameFile(as other: Descriptor) throws(FileError) -> Bool {
    let (mine, others) = (try status(), try other.status())
    return mine.st_dev == others.st_dev && mine.st_ino == others.st_ino
  }
}

/// Writes all bytes and returns 0, or the code of the error that stopped it.
func writeAll(_ bytes: [UInt8], to number: Int32) -> Int32 {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = retrying {
        write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else {
        return errno
      }
    }
    return 0
  }
}

/// The result of a call that a signal did not interrupt.
private func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
