import FlowFiles
import Testing

@Suite struct PathsTests {
  @Test(arguments: [
    ("/home/me/app/Flows/a", "/home/me/app", "Flows/a"), ("/home/me/app", "/home/me/app", "."),
    ("/home/me/apple", "/home/me/app", "/home/me/apple"), ("./Flows//a/", "/x", "Flows/a"),
    ("../a", "/x", "../a"), ("/x/\u{301}a", "/x", "\u{301}a"), ("/a", "/", "a"), (".", "/x", "."),
    ("/", "/x", "/"),
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
    let missing = try nearestFile(named: "flowc.yml", above: temporary("a/b/new/y.flow.yaml"))
    #expect(missing == temporary("a/flowc.yml"))
  }

  @Test(arguments: [
    ("Generated", "flowc.yml", "Generated"), ("../out", "App/flowc.yml", "App/../out"),
    ("out", "/x/flowc.yml", "/x/out"), ("/out", "App/flowc.yml", "/out"), (".", "a/b", "a"),
    ("out", "/flowc.yml", "/out"),
  ])
  func pathsInAFileAreSeenFromItsFolder(path: String, file: String, seen: String) {
    #expect(resolved(path, writtenIn: file) == seen)
  }

  @Test(arguments: [
    ("a/b.dot", "a", "b.dot"), ("b.dot", ".", "b.dot"), ("/b.dot", "/", "b.dot"),
    ("./a//b/", "a", "b"),
  ])
  func aFileIsANameInAFolder(path: String, folder: String, name: String) {
    #expect(split(path) == (folder, name))
  }
}
