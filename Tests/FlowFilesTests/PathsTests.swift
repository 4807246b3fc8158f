import FlowFiles
import Testing

@Suite struct PathsTests {
  @Test(arguments: [
    ("/home/me/app/Flows/a", "/home/me/app", "Flows/a"), ("/home/me/app", "/home/me/app", "."),
    ("/home/me/apple", "/home/me/app", "/home/me/apple"), ("./Flows//a/", "/x", "Flows/a"),
    ("../a", "/x", "../a"), ("/a", "/", "a"), (".", "/x", "."), ("/", "/x", "/"),
  ])
  func pathsArePrintedFromTheCurrentFolder(path: String, folder: String, shown: String) {
    #expect(displayed(path, from: folder) == shown)
  }

  @Test func theNearestFileIsFound() throws {
    let temporary = try TemporaryFolder()
    try temporary.make("flowc.yml")
    try temporary.make("a/flowc.yml")
    try temporary.make("a/b/c/x.flow.yaml")
    try temporary.make("a/b/flowc.yml/folder")
    try temporary.make("d/x")
    for (path, found) in [
      ("a/b/c/x.flow.yaml", "a/flowc.yml"), ("a/b/c", "a/flowc.yml"), ("a", "a/flowc.yml"),
      ("d/x", "flowc.yml"), ("", "flowc.yml"),
    ] {
      #expect(try nearestFile(named: "flowc.yml", above: temporary(path)) == temporary(found))
    }
    #expect(try nearestFile(named: "no-such-name.yml", above: temporary("a/b")) == nil)
    #expect(throws: FileError.self) { try nearestFile(named: "x", above: temporary("missing")) }
  }
}
