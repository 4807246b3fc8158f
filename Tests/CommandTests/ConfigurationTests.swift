import Foundation
import Testing

@Suite struct ConfigurationTests {
  @Test func theNearestAboveTheFlowsHolds() async throws {
    let folder = try Folder([
      "flowc.yml": "severities: { unreachable-screen: error }",
      "App/flowc.yml": "severities: { unreachable-screen: off }",
      "App/Flows/Shop.flow.yaml": Sample.lost,
    ])
    #expect(try await flowc(["lint", "App"], in: folder).output == "")
    let other = try await flowc(["lint", "App", "--config", "flowc.yml"], in: folder)
    #expect(other.output.contains(": error: "))
    #expect(other.status == 1)
  }

  @Test func oneHoldsForAllFlows() async throws {
    let folder = try Folder([
      "A/flowc.yml": "", "A/A.flow.yaml": Sample.fine, "B/B.flow.yaml": Sample.fine,
    ])
    let run = try await flowc(["lint", "A/A.flow.yaml", "B/B.flow.yaml"], in: folder)
    #expect(run.status == 2)
    #expect(run.error.contains("--config"))
  }

  @Test func aMisnamedOneIsRefused() async throws {
    let folder = try Folder([
      "flowc.yml": "", "App/flowc.yaml": "style: router", "App/Shop.flow.yaml": Sample.fine,
    ])
    let run = try await flowc(["lint", "App"], in: folder)
    #expect(run.status == 2)
    #expect(run.error.contains("App/flowc.yaml"))
    #expect(run.error.contains("flowc reads only 'flowc.yml'"))
    // One that is further away than the right one does nothing.
    try folder.write("App/Flows/flowc.yml", "")
    try folder.write("App/Flows/Shop.flow.yaml", Sample.fine)
    #expect(try await flowc(["lint", "App/Flows"], in: folder).status == 0)
  }

  @Test func withoutObservationIsHowEveryStyleIs() async throws {
    let folder = try Folder([
      "Shop.flow.yaml": Sample.fine, "flowc.yml": "style: router\nobservation: false",
    ])
    #expect(try await flowc(["lint"], in: folder).output == "")
    try folder.write("flowc.yml", "style: router\nobservation: true")
    let run = try await flowc(["lint"], in: folder)
    #expect(run.status == 1)
    let help = "help: delete it; of the settings for code, the style has access, platforms"
    #expect(run.output.contains(help))
  }

  @Test func aStyleRunsOnTheAppsPlatforms() async throws {
    let folder = try Folder([
      "Shop.flow.yaml": Sample.fine, "flowc.yml": "style: container\nplatforms: { macOS: 13 }",
    ])
    let run = try await flowc(["lint"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("error: the style 'container' does not run on macOS"))
    #expect(run.output.contains("help: it runs on iOS, tvOS, visionOS"))
  }

  @Test func observationTakesThePlaceOfObservableObjects() async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.fine, "flowc.yml": "observation: true"])
    let run = try await flowc(["generate", "--output", "Generated"], in: folder)
    #expect(run.status == 0)
    let code = try folder.text("Generated/Shop+Flow.swift")
    #expect(code.contains("= FlowObservedCoordinator<ShopCoordinatorModel>"))
    #expect(!code.contains("ObservableObject"))
  }

  @Test func whatFlowsAreRestoredIsSaidForAll() async throws {
    let flow = """
      flow: Shop
      start: home
      screens:
        home: { transitions: { filmTapped: film } }
        film: { params: { film: ref Film } }
      """
    let folder = try Folder(["Shop.flow.yaml": flow, "flowc.yml": "restores: false"])
    let run = try await flowc(["generate", "--output", "Generated"], in: folder)
    #expect(run.output == "" && run.status == 0)
    #expect(try folder.text("Generated/Shop+Flow.swift").contains("restoring") == false)
    let restored = try Folder(["Shop.flow.yaml": flow])
    let other = try await flowc(["generate", "--output", "Generated"], in: restored)
    #expect(other.output.contains("unrestorable-value"))
    #expect(try restored.text("Generated/Shop+Flow.swift").contains("restoring"))
  }

  @Test func theRuntimeIsImportedOrBesideTheCode() async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.fine, "flowc.yml": "runtime: inline"])
    let arguments = ["generate", "--output", "Generated"]
    #expect(try await flowc(arguments, in: folder).status == 0)
    let inlined = try folder.text("Generated/Flow+Runtime.swift")
    #expect(inlined.contains("\nfinal class FlowNavigator"))
    #expect(inlined.contains("\nstruct FlowCoordinator<"))
    let words = ["public", "package", "import FlowRuntime"]
    let lines = inlined.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.filter { line in words.contains { line.hasPrefix($0 + " ") } } == [])
    #expect(try !folder.text("Generated/Shop+Flow.swift").contains("import FlowRuntime"))
    #expect(try await flowc(arguments + ["--runtime", "library"], in: folder).status == 0)
    #expect(try !folder.text("Generated/Flow+Runtime.swift").contains("FlowNavigator"))
    #expect(try folder.text("Generated/Shop+Flow.swift").contains("import FlowRuntime\n"))
  }

  @Test(arguments: ["G", "./G/Tests", ".", "g", "link/G"])
  func foldersOfCodeAndTestsAreApart(tests: String) async throws {
    let folder = try Folder([
      "Shop.flow.yaml": Sample.fine,
      "flowc.yml": "output: G\ntests: { module: App, output: \(tests) }",
    ])
    try FileManager.default.createSymbolicLink(
      at: folder.url("link"), withDestinationURL: folder.url("."))
    let run = try await flowc(["generate"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("flowc.yml:2:31: error: the folder for tests, "))
    let given = try await flowc(
      ["generate", "--output", "G", "--tests", tests, "--tested-module", "App"], in: folder)
    #expect(given.status == 64)
    #expect(given.error.contains("overlap"))
    #expect(folder.files == ["Shop.flow.yaml", "flowc.yml"])
  }

  @Test func aVariantTakesThePlaceOfTheFlows() async throws {
    let folder = try Folder([
      "Shop.flow.yaml": """
      flow: Shop
      start: home
      screens: { home: { transitions: { tapped: details } }, details: }
      variants: { short: { remove: [details], screens: { home: { transitions: { tapped: none } } } } }
      """
    ])
    let arguments = ["generate", "--output", "Generated"]
    #expect(try await flowc(arguments, in: folder).status == 0)
    #expect(try folder.text("Generated/Shop+Flow.swift").contains("case details"))
    #expect(try await flowc(arguments + ["--variant", "short"], in: folder).status == 0)
    #expect(try !folder.text("Generated/Shop+Flow.swift").contains("case details"))
    try folder.write("flowc.yml", "variant: shrt")
    let given = try await flowc(arguments + ["--variant", "shrt"], in: folder)
    #expect(given.status == 64)
    #expect(given.error.contains("no flow has a variant 'shrt'; did you mean 'short'?"))
    let run = try await flowc(arguments, in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("flowc.yml:1:10: error: no flow has a variant 'shrt'"))
    #expect(run.output.contains("there are 'short'"))
    let linted = try await flowc(["lint"], in: folder)
    #expect(linted.status == 1)
    #expect(linted.output.contains("flowc.yml:1:10: error: no flow has a variant 'shrt'"))
    // Another file may have it.
    #expect(try await flowc(["lint", "Shop.flow.yaml"], in: folder).status == 0)
  }

  /// The Kelvin sign and the letter are one character to Swift, and two to everyone else.
  @Test func aVariantIsFoundByItsBytes() async throws {
    let folder = try Folder([
      "Shop.flow.yaml": "flow: Shop\nstart: a\nscreens: { a: }\nvariants: { newK: { start: a } }",
      "flowc.yml": "variant: new\u{212A}",
    ])
    let run = try await flowc(["generate", "--output", "Generated"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("no flow has a variant 'new\u{212A}'"))
  }

  @Test func typesAreImportedAndMayBeUncodable() async throws {
    let folder = try Folder([
      "Shop.flow.yaml": """
      flow: Shop
      start: home
      screens:
        home: { transitions: { tapped: map } }
        map: { params: { places: "[Kit.Place]" } }
      """,
      "flowc.yml": "types: { Kit.Place: { codable: false, module: Kit } }",
    ])
    #expect(try await flowc(["generate", "--output", "Generated"], in: folder).status == 0)
    let code = try folder.text("Generated/Shop+Flow.swift")
    #expect(code.contains("import Kit\n"))
    #expect(!code.contains(".map(places: values"))
    #expect(code.contains("case .map: throw values.cannotRestore(\"map\")\n"))
    #expect(code.contains("[\"places\": FlowUnkept(places)]"))
  }

  @Test func mistakesStandWhereTheyAre() async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.lost, "flowc.yml": "styl: navigation-stack"])
    let run = try await flowc(["lint"], in: folder)
    #expect(run.output.contains("flowc.yml:1:1: error: there is no key 'styl' here"))
    #expect(run.output.contains("did you mean 'style'?"))
    #expect(run.output.contains("Shop.flow.yaml:5:3: warning: "))
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ("output: ~/Gen", "'~/Gen'", "only a shell knows '~'"),
    ("output: \"\"", "''", "write '.' for the folder of this file"),
    ("tests: { module: App, output: ~me }", "'~me'", "only a shell knows '~'"),
  ])
  func aFolderHasAPath(line: String, path: String, hint: String) async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.fine, "flowc.yml": line])
    let run = try await flowc(["generate"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("error: \(path) can't be the path of a folder"))
    #expect(run.output.contains(hint))
    #expect(folder.files == ["Shop.flow.yaml", "flowc.yml"])
  }

  @Test func mistakesAreSaidWithTheMissingFolder() async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.dangling, "flowc.yml": "stile: router"])
    let run = try await flowc(["generate"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.contains("flowc.yml:1:1: error: there is no key 'stile' here"))
    #expect(run.output.contains("flowc.yml:1:1: error: no folder for the code"))
    #expect(run.output.contains("Shop.flow.yaml:2:8: error: "))
    // One that is named wrongly is not missing.
    try folder.write("flowc.yml", "output: ~/Gen")
    #expect(try await !flowc(["generate"], in: folder).output.contains("no folder for the code"))
  }
}
