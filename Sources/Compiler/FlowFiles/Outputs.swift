/// The files of one run, which can all be told apart and recognised as generated.
struct Outputs {
  struct File {
    let name: OutputName
    let bytes: [UInt8]
    let source: String?
  }

  let files: [File]
  private let marker: String

  init(_ files: [OutputFile], marker: String) throws(FileError) {
    self.marker = marker
    var named: [File] = []
    for file in files {
      guard Self.has(marker, file.bytes) else {
        throw FileError(file.name, "its first line does not say '\(marker)'")
      }
      let name = try OutputName(file.name)
      if name.last.begins(with: ".flowc-") {
        throw FileError(file.name, "is a name that flowc keeps for files of its own")
      }
      named.append(File(name: name, bytes: file.bytes, source: file.source))
    }
    self.files = named
    try OutputName.requireDistinct(named.map(\.name))
  }

  /// The changes of writing the files into a folder; nil is a folder that does not exist yet.
  ///
  /// - Parameters:
  ///   - manifest: what was generated; without one, it is all whose first line says so.
  ///   - overwritesEdits: whether what the user has edited is replaced too.
  func changes(
    in folder: Descriptor?, knownTo manifest: Manifest?, overwritesEdits: Bool = false
  ) throws(FileError) -> OutputChanges {
    var changes = OutputChanges()
    let recorded = manifest?.hashes
    let hashes = overwritesEdits ? nil : recorded
    for file in files {
      let isRecorded = recorded?[file.name.text.lowercased()] != nil
      let present = try generated(file.name, isRecorded: isRecorded, in: folder)
      if present == file.bytes {
        changes.unchanged.append(file.name.text)
      } else if let present {
        if let hashes { try refuseEdits(of: file.name, present, hashes: hashes, in: folder) }
        changes.updated.append(file.name.text)
      } else {
        changes.created.append(file.name.text)
      }
    }
    return changes
  }

  /// The contents of the generated file that stands where an output goes.
  private func generated(
    _ name: OutputName, isRecorded: Bool, in root: Descriptor?
  ) throws(FileError) -> [UInt8]? {
    guard let file = try root?.file(name) else { return nil }
    let bytes = try InputFiles.contents(of: file)
    if isRecorded || Self.has(marker, bytes) { return bytes }
    throw FileError(
      file.path, "was not generated: its first line does not say '\(marker)', so it is kept",
      isDueToAuthor: true)
  }

  private func refuseEdits(
    of name: OutputName, _ bytes: [UInt8], hashes: [String: [String]], in folder: Descriptor?
  ) throws(FileError) {
    let known = hashes[name.text.lowercased()] ?? []
    if isRecorded(bytes, in: known) { return }
    let reason =
      known.isEmpty
      ? "is not recorded in '\(Manifest.name)'" : "was edited after it was generated"
    throw FileError(
      join(folder?.path ?? ".", name.text), "\(reason), so it is kept; --force overwrites it",
      isDueToAuthor: true)
  }

  /// Whether a file that is no output is known by its first line and its hash as generated.
  func isGenerated(
    _ file: Descriptor, hashes: [String], overwritesEdits: Bool
  ) throws(FileError) -> Bool {
    let bytes = try InputFiles.contents(of: file)
    return Self.has(marker, bytes) && (overwritesEdits || isRecorded(bytes, in: hashes))
  }

  private static func has(_ marker: String, _ bytes: [UInt8]) -> Bool {
    bytes.prefix { $0 != 0x0A }.contains(text: marker)
  }
}
