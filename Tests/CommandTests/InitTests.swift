import Testing

@Suite struct InitTests {
  @Test func whatIsWrittenIsFine() async throws {
    let folder = try Folder()
    let run = try await flowc(["init", "App"], in: folder)
    #expect(run.status == 0)
    #expect(folder.files == ["App/Welcome.flow.yaml", "App/flow.schema.json", "App/flowc.yml"])
    #expect(try await flowc(["lint", "App", "--strict"], in: folder).status == 0)
  }

  /// The first flow is one that every style can say.
  @Test(arguments: ["navigation-stack", "router", "path", "container", "navigable", "uikit"])
  func itIsWrittenInEachStyle(style: String) async throws {
    let folder = try Folder()
    #expect(try await flowc(["init", "--style", style], in: folder).status == 0)
    #expect(try folder.text("flowc.yml").hasPrefix("style: \(style)\n"))
    #expect(try await flowc(["lint", "--strict", "."], in: folder).status == 0)
    #expect(try await flowc(["generate", "."], in: folder).status == 0)
    #expect(folder.files.contains("Generated/Welcome+Flow.swift"))
  }

  @Test func anUnknownStyleIsRefused() async throws {
    let run = try await flowc(["init", "--style", "routr"], in: try Folder())
    #expect(run.status == 64)
    #expect(run.error.contains("there is no style 'routr'; did you mean 'router'?"))
  }

  @Test func whatExistsIsKept() async throws {
    let folder = try Folder(["flowc.yml": "# mine"])
    let run = try await flowc(["init"], in: folder)
    #expect(run.output.contains("kept    flowc.yml\n"))
    #expect(try folder.text("flowc.yml") == "# mine")
    #expect(run.error == "")
    let styled = try await flowc(["init", "--style", "uikit"], in: folder)
    #expect(styled.error.contains("'flowc.yml' exists: write 'style: uikit' into it"))
  }
}
