import Foundation
import Testing

@testable import FlowFiles

@Suite struct ManifestTests {
  private let temporary: TemporaryFolder
  private let folder: OutputFolder
  private let run = Recording(requested: [], inputs: [])

  init() throws {
    temporary = try TemporaryFolder()
    folder = OutputFolder(temporary.path, marker: "marker")
  }

  private func output(_ name: String, _ text: String) -> OutputFile {
    OutputFile(name: name, bytes: Array("// marker \(text)".utf8))
  }

  private func read() throws -> Manifest {
    try Manifest(of: Descriptor.folder(at: temporary.path))
  }

  @Test func bothSidesOfAMergeConflictCount() throws {
    _ = try folder.write([output("A.swift", "mine")], recording: run)
    let mine = try temporary.text(".flowc-manifest")
    _ = try folder.write([output("A.swift", "theirs")], recording: run)
    let theirs = try temporary.text(".flowc-manifest")
    try temporary.make(".flowc-manifest", "<<<<<<< ours\n\(mine)=======\n\(theirs)>>>>>>> theirs\n")
    #expect(try read().hashes["a.swift"]?.count == 2)
    _ = try folder.write([output("A.swift", "merged")], recording: run)
    #expect(try temporary.text(".flowc-manifest").split(separator: "\n").count == 3)
  }

  /// What a run that was killed leaves: some files new, and both hashes of each recorded.
  @Test(arguments: ["old", "new"])
  func aKilledRunIsNoEdit(present: String) throws {
    let entries = ["old", "new"].map {
      Manifest.Entry(
        hash: contentHash(of: output("A.swift", $0).bytes), name: "A.swift", source: "")
    }
    try temporary.make(
      ".flowc-manifest", String(decoding: Manifest(entries).bytes, as: UTF8.self))
    try temporary.make("A.swift", "// marker \(present)")
    #expect(
      try folder.write([output("A.swift", "newer")], recording: run).updated == ["A.swift"])
    #expect(try read().entries.count == 1)
  }

  @Test(arguments: ["../A.swift", "/A.swift", "", "Sub//A.swift"])
  func entriesThatLeaveTheFolderAreNone(name: String) throws {
    try temporary.make(".flowc-manifest", "0123456789abcdef\t\(name)\t\n")
    #expect(try read().entries.isEmpty)
  }

  @Test func aLinkIsNoManifest() throws {
    try temporary.make("elsewhere")
    try temporary.link(".flowc-manifest", to: temporary("elsewhere"))
    #expect(throws: FileError.self) { try folder.write([output("A.swift", "")], recording: run) }
    #expect(temporary.contents == [".flowc-manifest", "elsewhere"])
  }

  @Test func codeOfOtherFlowsCollidesToo() throws {
    let other = Recording(requested: [], inputs: [temporary("other.flow.yaml")])
    let file = OutputFile(
      name: "HTTP.swift", bytes: Array("// marker".utf8), source: temporary("other.flow.yaml"))
    _ = try folder.write([file], recording: other)
    let error = #expect(throws: FileError.self) {
      try folder.write([output("Http.swift", "")], recording: run)
    }
    #expect(error?.reason.contains("collides") == true)
  }

  @Test(arguments: [".flowc-manifest", "Sub/.flowc-1.tmp"])
  func namesOfItsOwnAreNoOutputs(name: String) {
    #expect(throws: FileError.self) { try folder.write([output(name, "")]) }
    #expect(temporary.contents.isEmpty)
  }

  /// Every bit counts, at every place of a word and after the last one; so does the length.
  @Test(arguments: [1, 7, 8, 9, 16, 23]) func hashesTellEveryEdit(count: Int) {
    let bytes = (0..<count).map { UInt8($0) }
    var hashes = [contentHash(of: bytes), contentHash(of: bytes + [0])]
    for one in 0..<(8 * count) {
      for other in one..<(8 * count) {
        var edited = bytes
        edited[one / 8] ^= 1 << (one % 8)
        if other > one { edited[other / 8] ^= 1 << (other % 8) }
        hashes.append(contentHash(of: edited))
      }
    }
    #expect(Set(hashes).count == hashes.count)
    #expect(hashes.allSatisfy { $0.utf8.count == 16 })
  }

  @Test(arguments: [
    ("/a/b/c.x", "/a/d", "../b/c.x"), ("/a/b", "/a", "b"), ("/a", "/a/b/c", "../.."),
    ("/a/b", "/", "a/b"), ("/a", "/a", ""),
  ])
  func sourcesAreSeenFromTheFolder(path: String, folder: String, seen: String) {
    #expect(relative(path, to: folder) == seen)
    #expect(collapsed("\(folder)/\(seen)") == path)
  }
}
