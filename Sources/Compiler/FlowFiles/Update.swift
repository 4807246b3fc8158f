/// The changes of a run in an output folder, decided before the first of them.
struct Update {
  private(set) var changes: OutputChanges
  private let outputs: Outputs
  /// The folder's manifest before and after the run, if the run is recorded.
  private var manifests: (before: Manifest, after: Manifest)?
  private var stale: [OutputName] = []
  /// Whether the manifest has to be written anew, even if it stays the same.
  private var isManifestOld = false

  init(
    _ outputs: Outputs, recording: Recording?, in folder: Descriptor?, at path: String
  ) throws(FileError) {
    self.outputs = outputs
    guard let recording else {
      changes = try outputs.changes(in: folder, knownTo: nil)
      return
    }
    let before = try Manifest(of: folder)
    changes = try outputs.changes(
      in: folder, knownTo: before, overwritesEdits: recording.overwritesEdits)
    let sources = try RecordedSources(recording, for: path)
    let others = try entries(of: before, notMadeFrom: sources)
    try decide(
      on: others.stale, known: before.hashes, overwritesEdits: recording.overwritesEdits, in: folder
    )
    var entries = others.current
    for file in outputs.files {
      entries.append(Manifest.Entry(file, source: sources.name(of: file.source)))
    }
    // What is made by several runs is known to none of them.
    let isWhole = others.current.isEmpty
    let after = Manifest(entries, of: isWhole ? sources.run(recording) : nil)
    try OutputName.requireDistinct(after.names)
    manifests = (before, after)
    let isOlder = try Manifest.isOlderThanProgram(in: folder)
    isManifestOld = after.run != nil && isOlder == true
  }

  /// Brings a folder up to date: every file is on the disk before the first takes its place, and
  /// the manifest is the last to do so.
  func carryOut(in folder: Descriptor) throws(FileError) {
    try Staging.sweep(outputs.files.map(\.name) + stale, in: folder)
    var staging = Staging(in: folder)
    if let manifests, !changes.isEmpty {
      let during = Manifest(manifests.before.entries + manifests.after.entries)
      if during != manifests.before { try staging.add(during) }
    }
    let unchanged = Set(changes.unchanged.map(PathKey.init))
    for file in outputs.files where !unchanged.contains(PathKey(file.name.text)) {
      try staging.add(file.name, file.bytes)
    }
    try staging.commit()
    for name in stale { try folder.folder(of: name)?.remove(name.last) }
    guard let manifests else { return }
    if !changes.isEmpty || manifests.after.entries != manifests.before.entries {
      try write(manifests.after, in: folder)
    } else if manifests.after != manifests.before || isManifestOld {
      // Without it the next run takes longer: no reason to fail in a folder that can't be written.
      try? write(manifests.after, in: folder)
    }
  }

  private func write(_ manifest: Manifest, in folder: Descriptor) throws(FileError) {
    var last = Staging(in: folder)
    try last.add(manifest)
    try last.commit()
  }

  /// The entries of files that the run does not make, apart from those that no run would make.
  private func entries(
    of manifest: Manifest, notMadeFrom sources: RecordedSources
  ) throws(FileError) -> (current: [Manifest.Entry], stale: [Manifest.Entry]) {
    let made = Set(outputs.files.map { PathKey($0.name.text) })
    var (current, stale): ([Manifest.Entry], [Manifest.Entry]) = ([], [])
    for entry in manifest.entries where !made.contains(PathKey(entry.name)) {
      if try sources.isStale(entry.source) { stale.append(entry) } else { current.append(entry) }
    }
    return (current, stale)
  }

  /// Chooses which stale files go: those that are still as they were generated, or were forced to go.
  private mutating func decide(
    on entries: [Manifest.Entry], known: [String: [String]], overwritesEdits: Bool,
    in folder: Descriptor?
  ) throws(FileError) {
    let spellings = Dictionary(grouping: outputs.files) { $0.name.text.lowercased() }
    var seen = Set<PathKey>()
    for entry in entries where seen.insert(PathKey(entry.name)).inserted {
      let (name, spelling) = (try OutputName(entry.name), entry.name.lowercased())
      guard let file = try folder?.file(name) else { continue }
      // On a disk that ignores case, the stale name may be that of an output.
      if let output = spellings[spelling]?.first, let output = try folder?.file(output.name),
        try output.isSameFile(as: file)
      {
        continue
      }
      let hashes = known[spelling] ?? []
      if try outputs.isGenerated(file, hashes: hashes, overwritesEdits: overwritesEdits) {
        stale.append(name)
        changes.removed.append(entry.name)
      } else {
        changes.kept.append(entry.name)
      }
    }
  }
}

extension Staging {
  fileprivate mutating func add(_ manifest: Manifest) throws(FileError) {
    try add(OutputName(Manifest.name), manifest.bytes)
  }
}

extension Manifest {
  /// The names of the files, each once.
  fileprivate var names: [OutputName] {
    var seen = Set<PathKey>()
    return entries.compactMap {
      seen.insert(PathKey($0.name)).inserted ? try? OutputName($0.name) : nil
    }
  }
}
