/// What flowc has generated into an output folder: the file `.flowc-manifest` in it.
///
/// It is hidden, because compilers and Xcode take a hidden file for no source or resource, and
/// sorted, one line for a file: the hash of its bytes, its name, and the flow it was made from.
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

  private(set) var entries: [Entry] = []

  init(_ entries: [Entry]) {
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
    self.init(bytes.split(separator: 0x0A).compactMap { Entry(line: $0) })
  }

  var bytes: [UInt8] {
    let lines = entries.map { "\($0.hash)\t\($0.name)\t\($0.source)\n" }
    return Array((Self.heading + lines.joined()).utf8)
  }

  /// The hashes of what flowc has written under each name, in lower case as some disks compare.
  var hashes: [String: [String]] {
    Dictionary(grouping: entries) { $0.name.lowercased() }.mapValues { $0.map(\.hash) }
  }

  private static let heading = """
    # What flowc has generated into this folder, so that it knows its files from edited ones.
    # Keep it together with them.

    """
}

extension Manifest.Entry {
  init(_ file: Outputs.File, source: String) {
    self.init(hash: contentHash(of: file.bytes), name: file.name.text, source: source)
  }

  fileprivate init?(line: ArraySlice<UInt8>) {
    let fields = String(decoding: line, as: UTF8.self)
      .split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3, fields[0].utf8.count == 16, (try? OutputName(fields[1])) != nil
    else { return nil }
    self.init(hash: fields[0], name: fields[1], source: fields[2])
  }

  fileprivate func precedes(_ other: Self) -> Bool {
    if name != other.name { return name.utf8.lexicographicallyPrecedes(other.name.utf8) }
    if hash != other.hash { return hash < other.hash }
    return source.utf8.lexicographicallyPrecedes(other.source.utf8)
  }
}

/// A hash of bytes in 16 hexadecimal digits (FNV-1a), which tells edits and not forgeries.
func contentHash(of bytes: [UInt8]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
