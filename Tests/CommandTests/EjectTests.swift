import Testing

@Suite struct EjectTests {
  @Test func anEjectedStyleMakesTheSameCode() async throws {
    let folder = try Folder(["A.flow.yaml": Sample.fine])
    #expect(try await flowc(["eject", "mine"], in: folder).status == 0)
    #expect(folder.files.contains("mine/navigation-stack.style.yaml"))
    let standard = ["generate", ".", "--output", "one", "--skeletons", "one"]
    #expect(try await flowc(standard, in: folder).status == 0)
    let ejected = ["generate", ".", "--output", "two", "--skeletons", "two", "--templates", "mine"]
    #expect(try await flowc(ejected, in: folder).status == 0)
    let names = folder.files.filter { $0.hasPrefix("one/") && $0.hasSuffix(".swift") }
    #expect(!names.isEmpty)
    for name in names {
      let twin = "two/" + name.dropFirst("one/".count)
      #expect(try folder.text(name) == folder.text(twin))
    }
  }

  @Test func whatWasChangedIsKept() async throws {
    let folder = try Folder(["mine/navigation-stack.style.yaml": "# mine"])
    let run = try await flowc(["eject", "mine"], in: folder)
    #expect(run.output.contains("kept    mine/navigation-stack.style.yaml\n"))
    #expect(try folder.text("mine/navigation-stack.style.yaml") == "# mine")
  }
}
