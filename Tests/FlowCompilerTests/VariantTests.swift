import FlowCompiler
import FlowDiagnostics
import Testing

@Suite struct VariantTests {
  @Test func aVariantIsCheckedAsAFlowOfItsOwn() {
    let flow = """
      flow: Shop
      start: home
      screens:
        home: { transitions: { buyTapped: cart } }
        cart: {}
      variants:
        short: { screens: { home: { transitions: { buyTapped: none } } } }
      """
    let file = SourceFile(path: "Shop.flow.yaml", text: flow)
    let messages = FlowCompiler().lint([file]).diagnostics.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("in the variant 'short'") == true)
    #expect(messages.first?.contains("'cart'") == true)
  }

  /// Another way to the same place is no other finding.
  @Test func whatIsWrongInBothIsSaidOnce() {
    let flow = """
      flow: Shop
      start: home
      screens:
        home: { transitions: { buyTapped: cart, helpTapped: help } }
        help: { transitions: { buyTapped: cart } }
        cart: { transitions: { allTapped: { backTo: list } } }
        list: { transitions: { cartTapped: cart } }
      app: { offered: { to: list, ifShown: return } }
      variants:
        short: { screens: { home: { transitions: { buyTapped: none } } } }
      """
    let file = SourceFile(path: "Shop.flow.yaml", text: flow)
    #expect(FlowCompiler().lint([file]).diagnostics.map(\.rule) == ["missing-back-target"])
  }

  /// What is allowed is needed if the flow needs it, or any variant.
  @Test(arguments: [
    ("home: { transitions: { buyTapped: none } }", []),
    ("home: { transitions: { buyTapped: cart } }", ["unused-allowance"]),
  ])
  func anAllowanceIsForAllVariants(change: String, rules: [String]) {
    for (inFlow, inVariant) in [
      ("home: { transitions: { buyTapped: cart } }", change),
      (change, "home: { transitions: { buyTapped: cart } }"),
    ] {
      let flow = """
        flow: Shop
        start: home
        screens:
          \(inFlow)
          cart: { allow: { unreachable-screen: Not sold everywhere. } }
        variants: { short: { screens: { \(inVariant) } } }
        """
      let file = SourceFile(path: "Shop.flow.yaml", text: flow)
      #expect(FlowCompiler().lint([file]).diagnostics.map(\.rule) == rules)
    }
  }

  /// All variants share what the flow declares, so one use is enough.
  @Test(arguments: [
    ("guards: [g]", "{ when: g, then: cart }"), ("effects: [e]", "[{ effect: e }, cart]"),
    ("states: { s: [on, off] }", "{ when: { s: on }, then: cart, else: none }"),
    ("outcomes: { o: [done] }", "{ await: o, cases: { done: cart } }"),
    ("customTransitions: [flip]", "{ to: cart, transition: flip }"),
  ])
  func aDeclarationIsForAllVariants(declaration: String, action: String) {
    for (inFlow, inVariant, isUsed) in [
      (action, "cart", true), ("cart", action, true), ("cart", "none", false),
    ] {
      let flow = """
        flow: Shop
        start: home
        \(declaration)
        screens:
          home: { transitions: { buyTapped: \(inFlow), cartTapped: cart } }
          cart:
        variants: { short: { screens: { home: { transitions: { buyTapped: \(inVariant) } } } } }
        """
      let file = SourceFile(path: "Shop.flow.yaml", text: flow)
      let rules = FlowCompiler().lint([file]).diagnostics.map(\.rule)
      #expect(rules.contains { $0.hasPrefix("unused-") } == !isUsed)
    }
  }

  @Test func anEndThatAVariantDoesNotReachIsTheFlows() {
    let flow = """
      flow: Search
      start: field
      returns: { found: , cleared: }
      screens:
        field: { transitions: { tapped: { finish: found }, moreTapped: more } }
        more: { transitions: { clearTapped: { finish: cleared } } }
      variants: { short: { remove: [more] } }
      """
    let file = SourceFile(path: "Search.flow.yaml", text: flow)
    #expect(FlowCompiler().lint([file]).diagnostics.map(\.message) == [])
  }

  @Test func anAllowanceOfAVariantAloneIsHeldAgainstIt() {
    let flow = """
      flow: Shop
      start: home
      screens: { home: }
      variants:
        short:
          screens:
            home: { transitions: { buyTapped: cart } }
            cart: { allow: { unreachable-screen: Not sold everywhere. } }
      """
    let file = SourceFile(path: "Shop.flow.yaml", text: flow)
    let messages = FlowCompiler().lint([file]).diagnostics.map(\.message)
    #expect(messages == ["nothing here breaks 'unreachable-screen' in the variant 'short'"])
  }
}
