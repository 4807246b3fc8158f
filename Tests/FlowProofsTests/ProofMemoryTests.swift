import FlowDiagnostics
import FlowModel
import FlowStacks
import Testing

@testable import FlowProofs

/// Promises that need the same stacks share them, and nobody sees it.
@Suite struct ProofMemoryTests {
  private static let shop = """
    flow: Shop
    start: list
    expect:
      - { screen: cart, after: list }
      - { depth: 2 }
      - { screen: list, neverAfter: cart }
      - { screen: help, after: list }
      - { depth: 9 }
      - { screen: thanks, neverAfter: cart }
      - { screen: list, neverAfter: help }
    screens:
      list: { transitions: { cartTapped: cart, helpTapped: help } }
      cart: { transitions: { payTapped: thanks } }
      help:
      thanks:
    """

  private let proofs: Proofs

  init() {
    let file = SourceFile(path: "input.flow.yaml", text: Self.shop)
    proofs = Proofs(of: FlowProject.read([file]).value)
  }

  @Test func verdictsAreInTheOrderOfThePromises() {
    let places = proofs.verdicts.map(\.range.start)
    #expect(places == places.sorted())
    let kept = proofs.verdicts.map { if case .kept = $0.outcome { true } else { false } }
    #expect(kept == [true, false, false, true, true, false, false])
  }

  @Test func promisesOfTheSameScreensAskOneQuestion() {
    let promises = proofs.project.expectations.elements
    let questions = promises.map { proofs.project.question(of: $0.kind) }
    #expect(questions[0] != nil)
    #expect(questions[0] == questions[3])
    #expect(questions[2] == questions[5])
    #expect(questions[2] != questions[6])
    #expect(questions[1] == nil)
  }

  @Test func stacksAreWorkedOutOnceForAQuestion() throws {
    let base = try #require(proofs.stacks.all.first)
    let memory = ProofMemory(limit: 1_000)
    var made = 0
    for name in ["cart", "cart", "help", "help", "cart"] {
      let screen = proofs.project.screens.ids.first { proofs.project.text(proofs.name($0)) == name }
      let plan = PhasedStack.Plan.beyond(try #require(screen))
      _ = memory.analysis(by: plan) {
        made += 1
        return PhasedAnalysis(of: base, plan, limit: 1_000)
      }
    }
    #expect(made == 3)
    #expect(!memory.isSpent)
    memory.spend(16_001)
    #expect(memory.isSpent)
  }
}
