/// A run whose outputs are recorded in their folder, where it removes what has become stale.
package struct Recording: Sendable {
  /// The inputs as they were asked for, files and folders.
  package let requested: [String]
  /// The files that were found there.
  package let inputs: [String]
  /// Whether generated files may be replaced that were edited, or of which no record is left.
  package let overwritesEdits: Bool
  /// Of all that the outputs depend on but the names of the inputs; nil where the next run may not
  /// be left out, even if it is the same.
  package var fingerprint: Fingerprint?
  /// How many remarks the run has; the next run repeats only their number if it is left out.
  package var remarks = 0
  /// The folder of the files that are written once and are the author's from then on, if any are.
  package var authorFolder: String?
  /// The names of these files, where it is known that they are there.
  package var authored: [String] = []

  package init(
    requested: [String], inputs: [String], overwritesEdits: Bool = false,
    fingerprint: Fingerprint? = nil
  ) {
    self.requested = requested
    self.inputs = inputs
    self.overwritesEdits = overwritesEdits
    self.fingerprint = fingerprint
  }
}

/// The inputs of a run, as a manifest names them: seen from the output folder.
struct RecordedSources {
  private let folder: String
  private let requested: Set<PathKey>
  /// The inputs from the root, by how the command line names them.
  private let inputs: [PathKey: String]
  private let rootedInputs: Set<PathKey>
  /// From the root, where there is one.
  private let authorFolder: String?

  init(_ recording: Recording, for folder: String) throws(FileError) {
    let current = try currentFolder()
    self.folder = try rooted(folder, in: current)
    var requested = Set<PathKey>()
    for path in recording.requested { requested.insert(PathKey(try rooted(path, in: current))) }
    self.requested = requested
    var inputs: [PathKey: String] = [:]
    var folders: [PathKey: String] = [:]
    for path in recording.inputs {
      // An input may be a link itself; it is known by its own name.
      let (parent, name) = split(path)
      let key = PathKey(parent)
      let folder = if let known = folders[key] { known } else { try rooted(parent, in: current) }
      folders[key] = folder
      inputs[PathKey(path)] = join(folder, name)
    }
    self.inputs = inputs
    rootedInputs = Set(inputs.values.map(PathKey.init))
    authorFolder =
      if let path = recording.authorFolder { try rooted(path, in: current) } else { nil }
  }

  /// How a manifest names an input; what is made from all flows has none.
  func name(of input: String?) -> String {
    guard let input, let path = inputs[PathKey(input)] else { return "" }
    return seenFromFolder(path)
  }

  /// A name on two lines is no name that a file is ever found under.
  private func seenFromFolder(_ path: String) -> String {
    let name = relative(path, to: folder).utf8.map { $0 == 0x0A ? UInt8(ascii: "?") : $0 }
    return String(decoding: name, as: UTF8.self)
  }

  /// A run on these, as a manifest has it.
  func run(_ recording: Recording) -> Manifest.Run? {
    guard var fingerprint = recording.fingerprint else { return nil }
    fingerprint.add(authorFolder.map(seenFromFolder))
    for input in recording.inputs { fingerprint.add(name(of: input)) }
    let authored = recording.authored.map { seenFromFolder(join(authorFolder ?? folder, $0)) }
    return Manifest.Run(
      fingerprint: fingerprint.text, remarks: recording.remarks, authored: authored)
  }

  /// Whether the author's files that a run wrote once are still there.
  func areThere(_ authored: [String]) throws(FileError) -> Bool {
    for name in authored {
      let path = collapsed("\(folder)/\(name)")
      if try fileKind(at: path, followingLinks: false) == nil { return false }
    }
    return true
  }

  /// Whether something was made from an input, or from all.
  func contain(_ source: String) -> Bool {
    source.isEmpty || rootedInputs.contains(PathKey(collapsed("\(folder)/\(source)")))
  }

  /// Whether what was made from a source, and is not made now, would not be made again.
  func isStale(_ source: String) throws(FileError) -> Bool {
    if source.isEmpty { return true }
    let path = collapsed("\(folder)/\(source)")
    if rootedInputs.contains(PathKey(path)) { return true }
    return isRequested(path) ? try fileKind(at: path, followingLinks: false) == nil : false
  }

  private func isRequested(_ path: String) -> Bool {
    var path = path
    while !requested.contains(PathKey(path)) {
      if path == "/" { return false }
      path = split(path).folder
    }
    return true
  }
}
