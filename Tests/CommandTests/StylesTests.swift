import Testing

/// `flowc styles`
@Suite struct StylesTests {
  @Test func everyFeatureIsSpokenOf() async throws {
    let run = try await flowc(["styles"], in: try Folder([:]))
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("navigation-stack  iOS 16, macOS 13, tvOS 16, visionOS 1  ") == true)
    for feature in ["sheet ", "embed ", "resumes "] {
      #expect(lines.contains { $0.hasPrefix(feature) && $0.hasSuffix(" yes") }, "\(feature)")
    }
  }

  @Test func whatIsNewerThanTheAppSaysSo() async throws {
    let folder = try Folder(["A.flow.yaml": Sample.fine, "flowc.yml": "platforms: { iOS: 15 }\n"])
    #expect(try await flowc(["generate", ".", "--output", "out"], in: folder).status == 0)
    let code = try folder.text("out/A+Flow.swift")
    let attribute = "@available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)\n"
    #expect(code.contains(attribute + "@MainActor\nfinal class ShopCoordinatorModel"))
    #expect(code.contains(attribute + "typealias ShopCoordinator"))
    let tests = ["--tests", "tests", "--tested-module", "App"]
    let run = try await flowc(["generate", ".", "--output", "out"] + tests, in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("flowc.yml:1:1: error: the code needs iOS 16, macOS 13"))
    let other = try await flowc(
      ["generate", ".", "--output", "out"] + tests + ["--test-framework", "xctest"], in: folder)
    #expect(other.status == 0)
  }

  @Test func aSettingThatTheStyleDoesNotHaveIsAnError() async throws {
    let folder = try Folder(
      ["A.flow.yaml": Sample.fine, "flowc.yml": "observation: true\naccess: public\n"])
    for (path, text) in Sample.style {
      try folder.write(
        path,
        text.replacing(
          "settings: [access, observation, runtime, tests]", with: "settings: [access]"))
    }
    let generate = ["generate", ".", "--output", "out", "--templates", "style"]
    let run = try await flowc(generate, in: folder)
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "flowc.yml:1:1: error: the style 'screens' has no setting 'observation' [unknown-key]"))
    #expect(run.output.contains("the style has access\n"))
    #expect(!run.output.contains("'access'"))
    try folder.write("flowc.yml", "")
    let options = [["--runtime", "inline"], ["--tests", "tests", "--tested-module", "App"]]
    for option in options {
      let run = try await flowc(generate + option, in: folder)
      #expect(run.status == 64)
      #expect(run.error.contains("the style 'screens' has no setting '\(option[0])'"))
    }
    #expect(try await flowc(generate + ["--access", "public"], in: folder).status == 0)
  }
}
