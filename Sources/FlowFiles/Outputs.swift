/// The files of one run, which can all be told apart and recognised as generated.
struct Outputs {
  let files: [(name: OutputName, bytes: [UInt8])]
  private let marker: String

  init(_ files: [OutputFile], marker: String) throws(FileError) {
    self.marker = marker
    var named: [(name: OutputName, bytes: [UInt8])] = []
    for file in files {
      guard Self.has(marker, file.bytes) else {
        throw FileError(file.name, "its first line does not say '\(marker)'")
      }
      named.append((try OutputName(file.name), file.bytes))
    }
    self.files = named
    try OutputName.requireDistinct(named.map(\.name))
  }

  /// What writing the files into a folder changes; nil is a folder that is yet to be made.
  func changes(in folder: Descriptor?) throws(FileError) -> OutputChanges {
    var changes = OutputChanges()
    for (name, bytes) in files {
      switch try present(name, in: folder) {
      case nil: changes.created.append(name.text)
      case bytes: changes.unchanged.append(name.text)
      default: changes.updated.append(name.text)
      }
    }
    return changes
  }

  /// The contents of the generated file that an output takes the place of.
  private func present(_ name: OutputName, in root: Descriptor?) throws(FileError) -> [UInt8]? {
    guard let folder = try root?.folder(of: name), let kind = try folder.kind(of: name.last) else {
      return nil
    }
    if kind == .link { throw FileError(join(folder.path, name.last), "is a symbolic link") }
    let file = try folder.file(name.last)
    let bytes = try InputFiles.contents(of: file)
    if Self.has(marker, bytes) { return bytes }
    throw FileError(
      file.path, "was not generated: its first line does not say '\(marker)', so it is kept")
  }

  private static func has(_ marker: String, _ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self).contains(marker)
  }
}
