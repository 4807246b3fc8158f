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
}
