import Foundation
import Testing

@Suite struct RenameTests {
  private let files = [
    "Shop.flow.yaml": """
    # The shop.
    flow: Shop
    start: cart
    screens:
      cart:   # what 'cart' holds
        transitions: { payTapped: { to: checkout, style: sheet } }
      checkout: { embed: Pay, transitions: { finished: dismiss, cancelled: dismiss } }

    """,
    "Pay.flow.yaml": """
    flow: Pay
    start: card
    screens:
      card: { transitions: { paid: finish, closeTapped: cancel } }

    """,
  ]

  @Test func placesArePrintedAndFilesChanged() async throws {
    let folder = try Folder(files)
    let run = try await flowc(["rename", "flow", "Pay", "Payment"], in: folder)
    #expect(run.status == 0)
    #expect(run.output == "Pay.flow.yaml:1:7\nShop.flow.yaml:7:22\n")
    #expect(run.error == "'Pay' is now 'Payment' in 2 places\n")
    #expect(try folder.text("Pay.flow.yaml").hasPrefix("flow: Payment\n"))
    #expect(try await flowc(["lint", "--strict"], in: folder).status == 0)
  }

  @Test func linksAndPermissionsStay() async throws {
    let folder = try Folder(["Shop.flow.yaml": files["Shop.flow.yaml"] ?? ""])
    try folder.write("shared/Pay.flow", files["Pay.flow.yaml"] ?? "")
    let (link, file) = (folder.url("Pay.flow.yaml").path, folder.url("shared/Pay.flow").path)
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "shared/Pay.flow")
    #expect(try await flowc(["rename", "flow", "Pay", "Payment"], in: folder).status == 0)
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == "shared/Pay.flow")
    #expect(try folder.text("shared/Pay.flow").hasPrefix("flow: Payment\n"))
    #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    #expect(folder.files == ["Pay.flow.yaml", "Shop.flow.yaml", "shared/Pay.flow"])
  }

  @Test func aDryRunWritesNothing() async throws {
    let folder = try Folder(files)
    let run = try await flowc(["rename", "screen", "cart", "basket", "--dry-run"], in: folder)
    #expect(run.status == 0)
    #expect(run.output == "Shop.flow.yaml:3:8\nShop.flow.yaml:5:3\n")
    #expect(run.error == "'cart' would become 'basket' in 2 places\n")
    #expect(try folder.text("Shop.flow.yaml") == files["Shop.flow.yaml"])
  }

  @Test(arguments: [
    (["screen", "crat", "basket"], 64, "there is no screen 'crat'; did you mean 'cart'?"),
    (["screen", "cart", "checkout"], 64, "'cart' can't become 'checkout'"),
    (
      ["screen", "cart", "checkout"], 64,
      "there is a screen 'checkout' already, at Shop.flow.yaml:7:3"
    ),
    (["window", "cart", "basket"], 64, "'window' is invalid"),
    (["scren", "cart", "basket"], 64, "did you mean 'screen'?"),
    (["screen", "cart", "Shop.flow.yaml"], 64, "'<new>': a name is missing before this path"),
    (["screen", "cart", "basket", "-"], 64, "'rename' changes files"),
    (["screen", "cart", "basket", "Nowhere.flow.yaml"], 2, "Nowhere.flow.yaml"),
  ])
  func whatCannotBeDoneIsSaid(arguments: [String], status: Int32, message: String) async throws {
    let folder = try Folder(files)
    let run = try await flowc(["rename"] + arguments, in: folder)
    #expect(run.status == status)
    #expect(run.error.contains(message))
    #expect(try folder.text("Shop.flow.yaml") == files["Shop.flow.yaml"])
  }

  @Test func aProjectWithErrorsIsLeftAsItIs() async throws {
    let folder = try Folder(["Shop.flow.yaml": Sample.dangling])
    let run = try await flowc(["rename", "flow", "Shop", "Store"], in: folder)
    #expect(run.status == 1)
    #expect(run.error.hasPrefix("Shop.flow.yaml:2:8: error: "))
    #expect(try folder.text("Shop.flow.yaml") == Sample.dangling)
  }
}
