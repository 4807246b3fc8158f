import Foundation
import Testing

@testable import FlowFiles

@Suite struct FingerprintTests {
  private let temporary: TemporaryFolder
  private let folder: OutputFolder
  private let files: [OutputFile]

  init() throws {
    temporary = try TemporaryFolder()
    folder = OutputFolder(temporary("Out"), marker: "marker")
    for name in ["A", "B"] { try temporary.make("Flows/\(name).flow.yaml") }
    files = [
      OutputFile(
        name: "A.swift", bytes: Array("// marker".utf8), source: temporary("Flows/A.flow.yaml")),
      OutputFile(name: "All.swift", bytes: Array("// marker".utf8)),
    ]
    _ = try folder.write(files, recording: recording())
  }

  private func recording(_ names: [String] = ["A"], _ parts: [String?] = ["one"]) -> Recording {
    var fingerprint = Fingerprint()
    for part in parts { fingerprint.add(part) }
    return Recording(
      requested: [], inputs: names.map { temporary("Flows/\($0).flow.yaml") },
      fingerprint: fingerprint)
  }

  @Test func theSameRunIsUpToDate() throws {
    #expect(folder.isUpToDate(recording()))
    try temporary.make("Out/Mine.swift", "mine")
    #expect(folder.isUpToDate(recording()))
  }

  @Test(arguments: [["two"], [], ["one", nil], ["one", ""], ["o", "ne"], [nil, "one"]])
  func otherPartsAreAnotherRun(parts: [String?]) {
    #expect(!folder.isUpToDate(recording(["A"], parts)))
  }

  @Test(arguments: [[], ["B"], ["A", "B"], ["B", "A"]])
  func otherInputsAreAnotherRun(names: [String]) {
    #expect(!folder.isUpToDate(recording(names)))
  }

  @Test func aRunMayHaveNoFingerprint() throws {
    var run = recording()
    run.fingerprint = nil
    #expect(!folder.isUpToDate(run))
    _ = try folder.write(files, recording: run)
    #expect(!folder.isUpToDate(recording()))
  }

  @Test func editedAndMissingFilesAreFound() throws {
    try temporary.make("Out/A.swift", "// marker, mine")
    #expect(!folder.isUpToDate(recording()))
    try temporary.make("Out/A.swift", "// marker")
    #expect(folder.isUpToDate(recording()))
    try FileManager.default.removeItem(atPath: temporary("Out/All.swift"))
    #expect(!folder.isUpToDate(recording()))
    #expect(!OutputFolder(temporary("None"), marker: "marker").isUpToDate(recording()))
  }

  private func authored(in folder: String, _ names: [String] = ["Mine.swift"]) -> Recording {
    var run = recording()
    run.authorFolder = temporary(folder)
    run.authored = names
    return run
  }

  @Test(arguments: ["Out", "App", "Out/App", "no\nline"])
  func whatIsTheAuthorsIsOnlyThere(where authorFolder: String) throws {
    try temporary.make("\(authorFolder)/Mine.swift", "one")
    _ = try folder.write(files, recording: authored(in: authorFolder))
    let isNameable = !authorFolder.contains("\n")
    #expect(folder.isUpToDate(authored(in: authorFolder, [])) == isNameable)
    try temporary.make("\(authorFolder)/Mine.swift", "two")
    #expect(folder.isUpToDate(authored(in: authorFolder, [])) == isNameable)
    try FileManager.default.removeItem(atPath: temporary("\(authorFolder)/Mine.swift"))
    #expect(!folder.isUpToDate(authored(in: authorFolder, [])))
  }

  @Test func anotherFolderOfTheAuthorsIsAnotherRun() throws {
    _ = try folder.write(files, recording: authored(in: "App", []))
    #expect(folder.isUpToDate(authored(in: "App", [])))
    #expect(!folder.isUpToDate(authored(in: "Other", [])))
    #expect(!folder.isUpToDate(recording()))
  }

  @Test func aLinkIsNoOutput() throws {
    try FileManager.default.removeItem(atPath: temporary("Out/A.swift"))
    try temporary.make("elsewhere", "// marker")
    try temporary.link("Out/A.swift", to: temporary("elsewhere"))
    #expect(!folder.isUpToDate(recording()))
  }

  @Test func aConflictIsNotUpToDate() throws {
    let manifest = try temporary.text("Out/.flowc-manifest")
    try temporary.make("Out/.flowc-manifest", manifest + "# Fingerprint: 0123456789abcdef\n")
    #expect(!folder.isUpToDate(recording()))
  }

  /// Two runs into one folder would each overwrite the other's fingerprint.
  @Test func whatSeveralRunsMakeIsKnownToNone() throws {
    let other = OutputFile(
      name: "B.swift", bytes: Array("// marker".utf8), source: temporary("Flows/B.flow.yaml"))
    _ = try folder.write([other, files[1]], recording: recording(["B"]))
    #expect(!folder.isUpToDate(recording(["B"])))
    #expect(try !temporary.text("Out/.flowc-manifest").contains("Fingerprint"))
  }

  @Test func aManifestIsTheSameWhereverItsFolderIs() throws {
    let other = try FingerprintTests()
    #expect(
      try other.temporary.text("Out/.flowc-manifest") == temporary.text("Out/.flowc-manifest"))
  }
}
