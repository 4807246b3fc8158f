import Testing

@Suite struct InitTests {
  @Test func whatIsWrittenIsFine() async throws {
    let folder = try Folder()
    let run = try await flowc(["init", "App"], in: folder)
    #expect(run.status == 0)
    #expect(folder.files == ["App/Welcome.flow.yaml", "App/flow.schema.json", "App/flowc.yml"])
    #expect(try await flowc(["lint", "App", "--strict"], in: folder).status == 0)
  }

  @Test func whatExistsIsKept() async throws {
    let folder = try Folder(["flowc.yml": "# mine"])
    let run = try await flowc(["init"], in: folder)
    #expect(run.output.contains("kept    flowc.yml\n"))
    #expect(try folder.text("flowc.yml") == "# mine")
  }
}
