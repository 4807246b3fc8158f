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

  @Test func whatAStyleLacksIsSaidToBeInTheStandardOne() async throws {
    let screens = "screens: { a: { transitions: { b: { to: b, style: popover } } }, b: }"
    let folder = try Folder(["A.flow.yaml": "flow: A\nstart: a\n" + screens])
    #expect(try await flowc(["eject", "mine"], in: folder).status == 0)
    let manifest = try folder.text("mine/navigation-stack.style.yaml")
    try folder.write(
      "mine/navigation-stack.style.yaml",
      manifest.replacing("  popover: {}", with: "  popover: { not: it is an example }"))
    let run = try await flowc(
      ["generate", ".", "--output", "out", "--templates", "mine"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("cannot express the style 'popover'"))
    #expect(run.output.contains("it can be had in flowc's 'navigation-stack'"))
  }

  @Test func whatWasChangedIsKept() async throws {
    let folder = try Folder(["mine/navigation-stack.style.yaml": "# mine"])
    let run = try await flowc(["eject", "mine"], in: folder)
    #expect(run.output.contains("kept    mine/navigation-stack.style.yaml\n"))
    #expect(try folder.text("mine/navigation-stack.style.yaml") == "# mine")
  }
}
