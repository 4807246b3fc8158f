/// The record of the files that flowc generated into an output folder: its `.flowc-manifest`.
///
/// It is hidden, because compilers and Xcode take a hidden file for no source or resource, and
/// sorted, one line for a file: the hash of its bytes, its name, and the flow it was made from.
/// Before these stands the run that made them all, if it had no more than remarks: its fingerprint, how
/// many remarks, and the files that it wrote once and are the author's.
/// While a run is under way, a file that it changes has two lines, one for what the file was and
/// one for what it becomes; so whatever a run that was killed has left is known to be flowc's.
struct Manifest: Equatable {
  static let name = ".flowc-manifest"

  struct Entry: Equatable {
    let hash: String
    let name: String
    /// Seen from the output folder; empty for what is made from all flows together.
    let source: String
  }

  /// A run that made everything.
  struct Run: Equatable {
    let fingerprint: String
    /// How many remarks it had.
    var remarks = 0
    /// The author's files, seen from the output folder.
    let authored: [String]
  }

  private(set) var entries: [Entry] = []
  let run: Run?

  init(_ entries: [Entry], of run: Run? = nil) {
    self.run = run
    var last: Entry?
    for entry in entries.sorted(by: { $0.precedes($1) }) where entry != last {
      self.entries.append(entry)
      last = entry
    }
  }

  /// Reads what is recorded; a line that is no entry, such as a mark of a conflict, says nothing.
  init(of folder: Descriptor?) throws(FileError) {
    let file = try folder?.file(OutputName(Self.name))
    let bytes = if let file { try InputFiles.contents(of: file) } else { [UInt8]() }
    let lines = bytes.split(separator: 0x0A)
    let fingerprints = lines.compactMap { $0.text(after: Self.fingerprintMark) }
    let authored = lines.compactMap { $0.text(after: Self.authoredMark) }
    let remarks = lines.compactMap { $0.text(after: Self.remarksMark) }.compactMap { Int($0) }
    let run = fingerprints.first.map {
      Run(fingerprint: $0, remarks: remarks.first ?? 0, authored: authored)
    }
    // Two fingerprints are the two sides of a conflict.
    self.init(lines.compactMap { Entry(line: $0) }, of: fingerprints.count == 1 ? run : nil)
  }

  var bytes: [UInt8] {
    let lines = entries.map { "\($0.hash)\t\($0.name)\t\($0.source)\n" }
    let fingerprint = run.map { "\(Self.fingerprintMark)\($0.fingerprint)\n" } ?? ""
    let remarks = run.map { $0.remarks == 0 ? "" : "\(Self.remarksMark)\($0.remarks)\n" } ?? ""
    let authored = run?.authored.map { "\(Self.authoredMark)\($0)\n" } ?? []
    return Array((Self.heading + fingerprint + remarks + (authored + lines).joined()).utf8)
  }

  /// The hashes of what flowc has written under each name, in lower case as some disks compare.
  var hashes: [String: [String]] {
    Dictionary(grouping: entries) { $0.name.lowercased() }.mapValues { $0.map(\.hash) }
  }

  private static let fingerprintMark = "# Fingerprint: "
  private static let remarksMark = "# Remarks: "
  private static let authoredMark = "# Yours: "

  private static let heading = """
    # What flowc has generated into this folder, so that it knows its files from edited ones.
    # Keep it together with them.

    """
}

extension Manifest {
  /// Whether the program may have been built after the manifest of a folder was written, and so may
  /// make something else of the same; nil where that can't be told.
  static func isOlderThanProgram(in folder: Descriptor?) throws(FileError) -> Bool? {
    guard let manifest = try folder?.file(OutputName(name)), let program = runningProgram() else {
      return nil
    }
    return try manifest.modified() <= program.modified()
  }

  /// Whether every file is there as it was written.
  func isCarriedOut(in folder: Descriptor) throws(FileError) -> Bool {
    for entry in entries {
      guard let file = try folder.file(OutputName(entry.name)),
        contentHash(of: try InputFiles.contents(of: file)) == entry.hash
      else { return false }
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// What stands on a line after a mark that it begins with.
  fileprivate func text(after mark: String) -> String? {
    guard starts(with: mark.utf8) else { return nil }
    return String(decoding: dropFirst(mark.utf8.count), as: UTF8.self)
  }
}

extension Manifest.Entry {
  init(_ file: Outputs.File, source: String) {
    self.init(hash: contentHash(of: file.bytes), name: file.name.text, source: source)
  }

  fileprivate init?(line: ArraySlice<UInt8>) {
    let fields = line.split(separator: 0x09, maxSplits: 2, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 3, fields[0].utf8.count == 16, (try? OutputName(fields[1])) != nil
    else { return nil }
    self.init(hash: fields[0], name: fields[1], source: fields[2])
  }

  fileprivate func precedes(_ other: Self) -> Bool {
    if !name.isSameText(as: other.name) {
      return name.utf8.lexicographicallyPrecedes(other.name.utf8)
    }
    if hash != other.hash { return hash < other.hash }
    return source.utf8.lexicographicallyPrecedes(other.source.utf8)
  }
}
