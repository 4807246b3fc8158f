extension Rule {
  /// Flows of two modules that don't stand on one runtime.
  static let inlineRuntime = Rule(
    "inline-runtime", .error,
    summary: "Modules that embed flows of each other import one runtime.",
    rationale: """
      An embedded flow runs on the navigator of the flow around it. With 'runtime: inline', each
      module has its own type 'FlowNavigator', so the two navigators have different types.

      Use 'runtime: library' in the 'flowc.yml' of both modules. Then both import 'FlowRuntime'.
      """,
    flagged: """
      flow: App
      start: home
      screens:
        home: { transitions: { buyTapped: checkout } }
        checkout:
          embed: Checkout # error: the code of 'ShopKit' has a runtime of its own, and this code another
          transitions: { finished: back, cancelled: none }
      # file: modules/ShopKit/flowc.yml
      runtime: inline
      \(others)
      """,
    accepted: """
      flow: App
      start: home
      screens:
        home: { transitions: { buyTapped: checkout } }
        checkout:
          embed: Checkout
          transitions: { finished: back, cancelled: none }
      # file: modules/ShopKit/flowc.yml
      runtime: library
      \(others)
      """,
    reportedBy: .style)

  private static let others = """
    # file: modules/ShopKit/Checkout.flow.yaml
    flow: Checkout
    access: public
    start: card
    screens:
      card: { transitions: { doneTapped: finish } }
    # file: names.style.yaml
    style: names
    summary: The names of the screens.
    expresses: { push: {}, embed: {}, finish: {}, others: { not: it is an example } }
    templates: { flow: Names.txt.mustache }
    # file: Names.txt.mustache
    {{#flows}}{{#screens}}{{screen}} {{/screens}}{{/flows}}
    """
}
