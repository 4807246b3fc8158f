/// A folder that generated files go to, which touches nothing that was not generated.
///
/// Invariant: at every moment each file is whole, the old one or the new one.
package struct OutputFolder: Sendable {
  package let path: String
  /// The text that the first line of every generated file contains.
  package let marker: String

  package init(_ path: String, marker: String) {
    self.path = normalized(path)
    self.marker = marker
  }

  /// The changes that `write` would make; it throws the same errors.
  package func changes(
    writing files: [OutputFile], recording: Recording? = nil
  ) throws(FileError) -> OutputChanges {
    let outputs = try Outputs(files, marker: marker)
    return try Update(outputs, recording: recording, in: .folder(at: path), at: path).changes
  }

  /// Writes the files that are new or different and leaves the others alone.
  ///
  /// All files are on the disk under hidden names before the first takes its place.
  ///
  /// - Parameter recording: the run, if what it writes is recorded in the folder's manifest.
  package func write(
    _ files: [OutputFile], recording: Recording? = nil
  ) throws(FileError) -> OutputChanges {
    let outputs = try Outputs(files, marker: marker)
    let folder = try lockedFolder()
    let update = try Update(outputs, recording: recording, in: folder, at: path)
    try update.carryOut(in: folder)
    return update.changes
  }

  /// Whether a run would change nothing: it is the same as the last one, and all files are as that
  /// left them. Where in doubt it isn't.
  package func isUpToDate(_ recording: Recording) -> Bool { remarks(ofSameRun: recording) != nil }

  /// How many remarks the last run had, if another one would change nothing.
  package func remarks(ofSameRun recording: Recording) -> Int? {
    do {
      let sources = try RecordedSources(recording, for: path)
      guard let run = sources.run(recording),
        let folder = try Descriptor.folder(at: path)
      else { return nil }
      let manifest = try Manifest(of: folder)
      guard let last = manifest.run, last.fingerprint == run.fingerprint,
        try Manifest.isOlderThanProgram(in: folder) == false,
        manifest.entries.allSatisfy({ sources.contain($0.source) })
      else { return nil }
      let isWhole = try sources.areThere(last.authored) && manifest.isCarriedOut(in: folder)
      return isWhole ? last.remarks : nil
    } catch {
      return nil
    }
  }

  /// Makes a file that is the user's from then on, and tells whether there was none before.
  package func createOnce(_ file: OutputFile) throws(FileError) -> Bool {
    let name = try OutputName(file.name)
    let folder = try lockedFolder()
    if try folder.kind(of: name) != nil { return false }
    try Staging.sweep([name], in: folder)
    var staging = Staging(in: folder)
    try staging.add(name, file.bytes)
    return try staging.commitWhereFree()
  }

  /// Whether `createOnce` would make the file.
  package func isFree(for file: OutputFile) throws(FileError) -> Bool {
    let name = try OutputName(file.name)
    return try Descriptor.folder(at: path)?.kind(of: name) == nil
  }

  /// The path of a file in the folder.
  package func path(of name: String) -> String { join(path, name) }

  private func lockedFolder() throws(FileError) -> Descriptor {
    try makeFolders(path)
    guard let folder = try Descriptor.folder(at: path) else {
      throw FileError(path, "no such folder")
    }
    folder.lock()
    return folder
  }
}
