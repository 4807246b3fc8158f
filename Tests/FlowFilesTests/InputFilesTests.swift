import FlowFiles
import Foundation
import Testing

@Suite struct InputFilesTests {
  private let temporary: TemporaryFolder

  init() throws { temporary = try TemporaryFolder() }

  @Test func findsFlowsSortedAndOnce() throws {
    for name in [
      "b.flow.yaml", "a/z.flow.yml", "a.flow.yaml", "a/deep/er/x.flow.yaml", "B.flow.yaml",
      "é.flow.yaml", "notes.yaml", "flow.yaml.txt", ".hidden.flow.yaml", ".build/x.flow.yaml",
      ".git/x.flow.yaml", "folder.flow.yaml/inside.flow.yaml",
    ] { try temporary.make(name) }
    try temporary.link("linked", to: temporary("a"))
    try temporary.link("loop", to: temporary.path)
    try temporary.link("link.flow.yaml", to: temporary("b.flow.yaml"))
    try temporary.link("dangling.flow.yaml", to: temporary("missing"))
    mkfifo(temporary("pipe.flow.yaml"), 0o666)
    let expected = [
      "B.flow.yaml", "a.flow.yaml", "a/deep/er/x.flow.yaml", "a/z.flow.yml", "b.flow.yaml",
      "folder.flow.yaml/inside.flow.yaml", "link.flow.yaml", "é.flow.yaml",
    ].map { temporary($0) }
    let again = temporary("./b.flow.yaml")
    #expect(try InputFiles.find(in: [temporary.path + "/", again, "-"]) == expected + ["-"])
    #expect(try InputFiles.find(in: [again, temporary("a")]).first == temporary("b.flow.yaml"))
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
  func readsAllBytes(count: Int) throws {
    let text = String((0..<count).map { Character(Unicode.Scalar(UInt8($0 % 93 + 33))) })
    try temporary.make("x", text)
    #expect(try InputFiles.read(temporary("x")) == Array(text.utf8))
  }

  @Test func readsAPipeToItsEnd() async throws {
    let pipe = temporary("pipe")
    mkfifo(pipe, 0o666)
    async let bytes = onAThread { try? InputFiles.read(pipe) }
    let written = await onAThread {
      let handle = FileHandle(forWritingAtPath: pipe)
      return (try? handle?.write(contentsOf: Data(count: 200_000))) != nil
    }
    #expect(written)
    #expect(await bytes == [UInt8](repeating: 0, count: 200_000))
  }

  @Test func refusesWhatIsTooLarge() throws {
    try temporary.make("x")
    truncate(temporary("x"), InputFiles.sizeLimit)
    #expect(try InputFiles.read(temporary("x")).count == InputFiles.sizeLimit)
    truncate(temporary("x"), InputFiles.sizeLimit + 1)
    for path in [temporary("x"), "/dev/zero"] {
      let error = #expect(throws: FileError.self) { try InputFiles.read(path) }
      #expect(error == FileError(path, "is larger than 64 MiB"))
    }
  }

  @Test(arguments: [
    ("missing", "no such file or folder"), ("", "is a folder"), ("file/x", "is not a folder"),
    ("loop", "is a symbolic link"),
  ])
  func saysWhyItCannotRead(name: String, reason: String) throws {
    try temporary.make("file")
    try temporary.link("loop", to: temporary("loop"))
    let error = #expect(throws: FileError.self) { try InputFiles.read(temporary(name)) }
    #expect(error == FileError(temporary(name), reason))
    #expect("\(FileError("a", "is b"))" == "'a': is b")
  }

  @Test func theFilesInAFolderAreNotThoseBelow() throws {
    let temporary = try TemporaryFolder()
    for name in ["b.mustache", "a.style.yaml", ".hidden", "below/c.mustache"] {
      try temporary.make(name)
    }
    let files = try InputFiles.files(in: temporary.path)
    #expect(files == [temporary("a.style.yaml"), temporary("b.mustache")])
    #expect(throws: FileError.self) { try InputFiles.files(in: temporary("missing")) }
  }
}
