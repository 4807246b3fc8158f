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
  }

  /// How a manifest names an input; what is made from all flows has none.
  func name(of input: String?) -> String {
    guard let input, let path = inputs[PathKey(input)] else { return "" }
    // A name on two lines is no name that an input is ever found under.
    let name = relative(path, to: folder).utf8.map { $0 == 0x0A ? UInt8(ascii: "?") : $0 }
    return String(decoding: name, as: UTF8.self)
  }

  /// The fingerprint of a run on these, as a manifest has it.
  func fingerprint(of recording: Recording) -> String? {
    guard var fingerprint = recording.fingerprint else { return nil }
    for input in recording.inputs { fingerprint.add(name(of: input)) }
    return fingerprint.text
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
