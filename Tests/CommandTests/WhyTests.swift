import Testing

@Suite struct WhyTests {
  private static let flow = """
    flow: Shop
    start: form
    guards: [isOpen, isPaid]
    screens:
      form: { transitions: { goTapped: { when: isOpen, then: shop, else: closed }, askTapped: ask } }
      shop:
      closed: { transitions: { payTapped: { when: isPaid, then: none, else: payment } } }
      payment:
      ask: { confirmationDialog: Really?, buttons: { yes: none } }
    """

  @Test(arguments: [
    ("shop", "form · goTapped → push shop\n"),
    ("closed", "form · goTapped → push closed\nguards answer no on this way: --deny isOpen\n"),
    (
      "payment",
      "form · goTapped · payTapped → push payment\n"
        + "guards answer no on this way: --deny isOpen --deny isPaid\n"
    ),
    ("ask", "form · askTapped → confirmationDialog ask\n"),
  ])
  func theWayIsOneThatSimulateTakes(screen: String, words: String) async throws {
    let folder = try Folder(["Shop.flow.yaml": Self.flow])
    let run = try await flowc(["why", screen], in: folder)
    #expect(run.output == words)
    let denied = words.split { $0 == " " || $0 == "\n" }.drop { $0 != "--deny" }.map(String.init)
    let events = words.split(separator: " → ")[0].split(separator: " · ").dropFirst()
    let simulated = try await flowc(
      ["simulate"] + denied + ["--flow", "Shop"] + events.map(String.init), in: folder)
    #expect(simulated.status == 0)
    #expect(simulated.output.split(separator: "\n").suffix(2).first?.contains(screen) == true)
  }
}
