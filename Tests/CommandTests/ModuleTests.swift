import Foundation
import Testing

/// Flows that embed flows of other modules.
@Suite struct ModuleTests {
  private static let app = """
    flow: App
    start: home
    screens:
      home: { transitions: { buyTapped: checkout } }
      checkout: { embed: Checkout, transitions: { finished: back, cancelled: back } }
    """
  private static let checkout = """
    flow: Checkout
    start: card
    screens:
      card: { transitions: { helpTapped: help, doneTapped: finish } }
      help: { embed: Help, transitions: { finished: back, cancelled: back } }
    """
  private static let help = """
    flow: Help
    access: public
    start: topics
    screens: { topics: { transitions: { doneTapped: finish } } }
    """

  private func folder(_ settings: String = "modules: { ShopKit: ../Shop }") throws -> Folder {
    try Folder([
      "App/flowc.yml": settings, "App/App.flow.yaml": Self.app,
      "Shop/flowc.yml": "access: public\nmodules: { HelpKit: [../Help/Help.flow.yaml] }",
      "Shop/Checkout.flow.yaml": Self.checkout, "Help/Help.flow.yaml": Self.help,
    ])
  }

  @Test func aConfigurationNamesThem() async throws {
    let folder = try folder()
    let run = try await flowc(["lint", "App"], in: folder)
    #expect(run.output == "")
    #expect(run.status == 0)
    #expect(try await flowc(["lint", "App/App.flow.yaml"], in: folder).output == "")
    let code = try await flowc(["generate", "App", "--output", "out"], in: folder)
    #expect(code.status == 0)
    #expect(try folder.text("out/App+Flow.swift").contains("\nimport ShopKit\n"))
    #expect(try !folder.text("out/App+Flow.swift").contains("import HelpKit"))
    #expect(!folder.files.contains("out/Checkout+Flow.swift"))
  }

  @Test func optionsNameThemToo() async throws {
    let folder = try folder("")
    let options = ["--module", "ShopKit=Shop", "--module", "HelpKit=Help/Help.flow.yaml"]
    #expect(try await flowc(["lint", "App"] + options, in: folder).output == "")
    let edge = ["--dependency", "ShopKit=HelpKit"]
    #expect(try await flowc(["lint", "App"] + options + edge, in: folder).output == "")
    let other = ["--dependency", "HelpKit=ShopKit"]
    let run = try await flowc(["lint", "App"] + options + other, in: folder)
    #expect(run.output.contains("[broken-module]"))
    #expect(try await flowc(["lint", "App", "--module", "ShopKit"], in: folder).status == 64)
  }

  @Test func aFlowOnStandardInputHasThem() async throws {
    let folder = try folder()
    let arguments = ["lint", "-", "--stdin-filename", "App/App.flow.yaml"]
    #expect(try await flowc(arguments, in: folder, input: Self.app).output == "")
  }

  @Test func theyAreWalkedThroughAndDrawn() async throws {
    let folder = try folder()
    let way = try await flowc(["why", "topics", "App"], in: folder)
    #expect(way.output.contains("helpTapped"))
    let played = try await flowc(
      ["simulate", "App", "--flow", "App", "buyTapped", "helpTapped"], in: folder)
    #expect(played.output.contains("topics"))
    #expect(try await flowc(["diagram", "App"], in: folder).output.contains("ShopKit#46;Checkout"))
  }

  @Test func aChangeInOneMakesTheCodeAnew() async throws {
    let folder = try folder()
    let arguments = ["generate", "App", "--output", "out"]
    #expect(try await flowc(arguments, in: folder).error.contains("created"))
    #expect(try await flowc(arguments, in: folder).error.contains("is up to date"))
    let changed = Self.checkout.replacing("start: card", with: "start: help")
    try folder.write("Shop/Checkout.flow.yaml", changed)
    #expect(try await flowc(arguments, in: folder).error.contains("updated out/App+Flow.swift"))
    try folder.write("Shop/flowc.yml", "access: internal\nmodules: { HelpKit: ../Help }")
    let run = try await flowc(arguments + ["--check"], in: folder)
    #expect(run.output.contains("[narrow-access]"))
  }

  @Test func oneRuntimeIsShared() async throws {
    let folder = try folder()
    for arguments in [["lint", "App"], ["generate", "App", "--output", "out"]] {
      try folder.write("App/flowc.yml", "modules: { ShopKit: ../Shop }\nruntime: inline")
      let run = try await flowc(arguments, in: folder)
      #expect(run.output.contains("App.flow.yaml:5:22: error: this code has a runtime of its own"))
      #expect(run.status == 1)
    }
  }

  @Test(arguments: [
    (
      "modules: { ShopKit: ../Nowhere }",
      "the flows of 'ShopKit' can't be read: 'App/../Nowhere': no such"
    ),
    ("modules: { ShopKit: ../Empty }", "the flows of 'ShopKit' can't be read: "),
    ("modules: { Shop-Kit: ../Shop }", "'Shop-Kit' can't be the name of a module"),
    ("modules: { ShopKit: ../Shop, OwnKit: . }", "is of 'OwnKit' and of this module"),
    ("modules: { ShopKit: ../Shop, HelpKit: ../Other }", "'HelpKit' are elsewhere"),
    ("modules: [../Shop]", "expected a mapping"),
  ])
  func whatIsWrongWithThemIsTold(settings: String, message: String) async throws {
    let folder = try folder(settings)
    try folder.write("Other/Help.flow.yaml", Self.help)
    try folder.write("Empty/README.md", "")
    let run = try await flowc(["lint", "App"], in: folder)
    #expect(run.output.contains("App/flowc.yml:1:"))
    #expect(run.output.contains(message))
    #expect(run.status == 1)
  }

  @Test func testsStandInForWhatTheirFlowsAsk() async throws {
    let folder = try folder()
    try folder.write(
      "Shop/Checkout.flow.yaml", Self.checkout + "\nguards: [isOpen]\nstates: { mode: [on, off] }")
    let run = try await flowc(
      ["generate", "App", "--tests", "tests", "--tested-module", "App"], in: folder)
    #expect(run.status == 0)
    #expect(try folder.text("tests/AppFlowTests.swift").contains("@testable import HelpKit\n"))
    let stubs = try folder.text("tests/ShopKit+Testing.swift")
    #expect(stubs.contains("final class CheckoutStub: CheckoutRequirements"))
    #expect(!stubs.contains("@Suite"))
    #expect(folder.files.contains("tests/HelpKit+Testing.swift"))
  }
}
