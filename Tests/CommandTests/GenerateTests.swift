import Foundation
import Testing

@Suite struct GenerateTests {
  static let command = ["generate", "Shop.flow.yaml", "--templates", "style", "--output", "out"]
  static let outputs = ["out/Flow+Support.swift", "out/Shop+Flow.swift"]

  private func folder(_ flow: String) throws -> Folder {
    try Folder(Sample.style.merging(["Shop.flow.yaml": flow]) { $1 })
  }

  private func outputs(in folder: Folder) -> [String] {
    folder.files.filter { $0.hasPrefix("out/") }
  }

  @Test func codeIsWrittenOnce() async throws {
    let folder = try folder(Sample.fine)
    let first = try await flowc(Self.command, in: folder)
    #expect(first.status == 0, "\(first)")
    #expect(outputs(in: folder) == Self.outputs)
    #expect(first.error.contains("created out/Shop+Flow.swift\n"))
    let date = try folder.modified("out/Shop+Flow.swift")
    let second = try await flowc(Self.command, in: folder)
    #expect(second.error.contains("up to date"))
    #expect(try folder.modified("out/Shop+Flow.swift") == date)
  }

  @Test func nothingIsWrittenWhereThereAreErrors() async throws {
    let folder = try folder(Sample.dangling)
    #expect(try await flowc(Self.command, in: folder).status == 1)
    try folder.write("Shop.flow.yaml", Sample.lost)
    #expect(try await flowc(Self.command + ["--strict"], in: folder).status == 1)
    #expect(outputs(in: folder) == [])
    #expect(try await flowc(Self.command, in: folder).status == 0)
  }

  @Test func aFileOfTheAuthorIsKept() async throws {
    let folder = try folder(Sample.fine)
    try folder.write("out/Shop+Flow.swift", "// mine")
    let run = try await flowc(Self.command, in: folder)
    #expect(run.status == 2)
    #expect(run.error.contains("'out/Shop+Flow.swift': was not generated"))
    #expect(try folder.text("out/Shop+Flow.swift") == "// mine")
    #expect(outputs(in: folder) == ["out/Shop+Flow.swift"])
  }

  @Test func theAuthorsHalfIsWrittenOnce() async throws {
    let folder = try folder(Sample.fine)
    let command = ["generate", ".", "--templates", "style", "--skeletons", "App"]
    #expect(try await flowc(command, in: folder).error.contains("created App/ShopLogic.swift"))
    try folder.write("App/ShopLogic.swift", "// filled in")
    #expect(try await !flowc(command, in: folder).error.contains("ShopLogic"))
    #expect(try folder.text("App/ShopLogic.swift") == "// filled in")
    #expect(outputs(in: folder) == [])
  }

  @Test func checkSaysWhatIsOutOfDate() async throws {
    let folder = try folder(Sample.fine)
    let command = Self.command + ["--check", "--quiet"]
    let missing = try await flowc(command, in: folder)
    #expect(missing.status == 1)
    #expect(missing.error.contains("out/Shop+Flow.swift: error: is missing\n"))
    #expect(outputs(in: folder) == [])
    _ = try await flowc(Self.command, in: folder)
    #expect(try await flowc(command, in: folder).status == 0)
    try folder.write("Shop.flow.yaml", Sample.fine.replacing("Shop", with: "Store"))
    let old = try await flowc(command, in: folder)
    #expect(old.error == "out/Shop+Flow.swift: error: is out of date\n")
    #expect(old.status == 1)
  }

  @Test func aDryRunWritesNothing() async throws {
    let folder = try folder(Sample.fine)
    let run = try await flowc(Self.command + ["--dry-run", "--skeletons", "App"], in: folder)
    #expect(run.status == 0)
    for path in Self.outputs + ["App/ShopLogic.swift"] {
      #expect(run.error.contains("would create \(path)\n"))
    }
    #expect(outputs(in: folder) == [])
    #expect(!folder.files.contains("App/ShopLogic.swift"))
  }

  @Test func flagsWinOverTheConfiguration() async throws {
    let folder = try Folder(
      Sample.style.merging([
        "App/Shop.flow.yaml": Sample.fine, "App/flowc.yml": "output: ../out\naccess: public",
      ]) { $1 })
    let command = ["generate", "App", "--templates", "style"]
    #expect(try await flowc(command, in: folder).status == 0)
    #expect(try folder.text("out/Shop+Flow.swift").contains("public enum ShopFlow"))
    let flags = ["--output", "other", "--access", "package"]
    #expect(try await flowc(command + flags, in: folder).status == 0)
    #expect(try folder.text("other/Shop+Flow.swift").contains("package enum ShopFlow"))
  }

  @Test(
    arguments: [
      (["generate", "."], "--output"),
      (["generate", ".", "--output", "out", "--style", "navigation-stak"], "navigation-stack"),
    ])
  func aCommandLineThatMakesNoSense(arguments: [String], word: String) async throws {
    let run = try await flowc(arguments, in: folder(Sample.fine))
    #expect(run.status == 64)
    #expect(run.error.contains(word))
  }

  @Test func twoFlowsWhoseCodeWouldBeOneFile() async throws {
    let folder = try folder(Sample.fine)
    try folder.write("Other/Shop.flow.yaml", Sample.fine.replacing("Shop", with: "Store"))
    let run = try await flowc(Self.command + ["Other"], in: folder)
    #expect(run.status == 2)
    #expect(run.error.contains("'Shop+Flow.swift'"))
    #expect(outputs(in: folder) == [])
  }

  @Test func aMistakeInATemplateStandsWhereItIs() async throws {
    let folder = try folder(Sample.fine)
    try folder.write("style/Support.swift.mustache", "// Generated by flowc\n{{acess}}")
    let run = try await flowc(Self.command, in: folder)
    #expect(run.output.hasPrefix("style/Support.swift.mustache:2:3: error: "))
    #expect(run.status == 1)
    #expect(
      try await flowc(["generate", ".", "--output", "o", "--templates", "out"], in: folder).status
        == 2)
  }
}
