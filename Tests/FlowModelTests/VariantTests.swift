import FlowDiagnostics
import FlowModel
import Testing

@Suite struct VariantTests {
  private let shop = """
    flow: Shop
    start: home
    screens:
      home: { transitions: { buyTapped: cart, helpTapped: help } }
      cart: {}
      help: {}
    variants:
      express:
        start: offers
        remove: [cart]
        screens:
          home: { transitions: { buyTapped: offers } }
          offers: { transitions: { helpTapped: help } }
    """

  @Test func addsRemovesAndRetargets() throws {
    let varied = try project(shop, variant: "express")
    #expect(varied.messages == [])
    let screens = varied.value.screens.elements.map { varied.value.text($0.name) }
    #expect(screens == ["home", "help", "offers"])
    #expect(varied.value.events(of: "home") == ["helpTapped()", "buyTapped()"])
    let start = try #require(varied.value.flows.elements.first?.start)
    #expect(varied.value.text(start.name) == "offers")
  }

  /// An event that leads to what there isn't any more is gone, wherever it is declared.
  @Test(arguments: [
    "x: cart", "x: { to: cart, style: sheet }", "x: { setRoot: cart }", "x: [{ effect: e }, cart]",
    "x: { when: g, then: cart }", "x: { when: g, then: cart, else: none }",
    "x: { choose: [{ when: g, then: cart }, { else: cart }] }", "x: { after: 2s, then: cart }",
    "x: { await: o, cases: { a: cart, b: none } }",
  ])
  func eventsGoWithTheScreenTheyLeadTo(event: String) throws {
    for place in ["home", "anywhere", "app", "group"] {
      let varied = try project(removal(of: event, from: place), variant: "short")
      #expect(varied.messages == [])
      #expect(varied.value.transitions.elements.map { varied.value.text($0.event) } == ["kept"])
    }
  }

  @Test(arguments: [
    "x: [back, cart]", "x: { when: g, then: cart, else: help }",
    "x: { await: o, cases: { a: cart, b: help } }", "x: { to: help, finished: cart }",
  ])
  func eventsThatLeadElsewhereTooAreSaidAnew(event: String) throws {
    let varied = try project(removal(of: event, from: "home"), variant: "short")
    #expect(varied.messages == ["'cart' is removed"])
  }

  @Test(arguments: [
    ("remove: [cart]", "home, help, tabs, intro | home, help, help"),
    ("remove: [help]", "home, cart, tabs, intro | home, cart, cart"),
    ("remove: [intro]", "home, cart, help, tabs | home, cart, help"),
    ("remove: [intro, tabs]", "home, cart, help | "),
  ])
  func tabsStepsAndSequencesGo(changes: String, left: String) throws {
    let flow = """
      flow: Shop
      start: home
      sequences: { intro: { steps: [cart, { screen: help, style: sheet }] } }
      screens:
        home:
        cart:
        help:
        tabs: { tabs: [home, { screen: cart, title: Cart }, help] }
      variants: { short: { \(changes) } }
      """
    let varied = try project(flow, variant: "short")
    #expect(varied.messages == [])
    let value = varied.value
    let parts = value.tabs.elements.map(\.screen?.name) + value.steps.elements.map(\.screen.name)
    let all = [value.screens.elements.map(\.name), parts.compactMap { $0 }]
    #expect(all.map { $0.map(value.text).joined(separator: ", ") }.joined(separator: " | ") == left)
  }

  @Test(arguments: [
    ("start: cart", "start: home"), ("entries: { in: [help, cart] }", "entries: { in: help }"),
    ("app: { x: [back, cart] }", "app: { x: help }"),
    ("anywhere: { x: [back, cart] }", "anywhere: { x: help }"),
    ("sequences: { intro: { steps: [cart] } }", "remove: [cart, intro]"),
  ])
  func whatElseLeadsThereCanChange(part: String, change: String) throws {
    let flow = """
      flow: Shop
      \(part.hasPrefix("start") ? "" : "start: home\n")\(part)
      screens:
        home:
        cart:
        help:
      variants: { short: { remove: [cart] }, whole: { remove: [cart], \(change) } }
      """.replacing("remove: [cart], remove: ", with: "remove: ")
    #expect(try project(flow, variant: "short").messages == ["'cart' is removed"])
    #expect(try project(flow, variant: "whole").messages == [])
  }

  private func removal(of event: String, from place: String) -> String {
    let own = place == "home" ? ", \(event)" : ""
    let shared = ["anywhere", "app"].contains(place) ? "\(place): { \(event) }\n" : ""
    let group = place == "group" ? "groups: { things: { \(event) } }\n" : ""
    return """
      flow: Shop
      start: home
      guards: [g]
      effects: [e]
      outcomes: { o: [a, b] }
      \(shared)\(group)screens:
        home: { transitions: { kept: help\(own) }\(place == "group" ? ", use: things" : "") }
        cart:
        help:
      variants: { short: { remove: [cart] } }
      """
  }

  /// What is promised of a screen that there isn't is not asked; what it is to come after is.
  @Test func promisesOfRemovedScreensAreNotAsked() throws {
    let promises = """

      expect:
        - { screen: cart, within: 1, of: home }
        - { screen: help, within: 2, of: cart }
        - { screen: help, neverAfter: cart }
        - { never: [cart, help] }
        - { never: [cart, help, home] }
        - { screen: help, after: [cart, home] }
        - { depth: 3 }
      """
    let varied = try project(shop + promises, variant: "express")
    #expect(varied.messages == [])
    #expect(varied.value.expectations.elements.count == 3)
    #expect(read(shop + promises).value.expectations.elements.count == 7)
    let lost = shop + "\nexpect: [{ screen: help, after: cart }]"
    #expect(
      try project(lost, variant: "express").messages == [
        "'cart' must come before 'help', but is removed"
      ])
  }

  @Test func theFlowItselfIsAsItWas() throws {
    let flow = read(shop)
    #expect(flow.messages == [])
    #expect(flow.value.variantNames == ["express"])
    #expect(flow.value.screens.elements.count == 3)
  }

  @Test(arguments: [
    ("start: hme", "no screen is named 'hme'"),
    ("remove: [crt]", "no screen is named 'crt'"),
    ("screens: { cart: { title: Cart } }", "'title' of 'cart' can't change"),
    ("screens: { help: { transitions: { tapped: ofers } } }", "no screen is named 'ofers'"),
  ])
  func mistakes(change: String, message: String) throws {
    let text = shop + "\n  broken: { \(change) }"
    #expect(try project(text, variant: "broken").messages == [message])
    #expect(read(text).messages == [])
  }

  /// What the variant no longer names the flow itself names.
  @Test func aNameThatTheVariantLeavesOutIsNotRenamed() throws {
    let text = shop + "\n  broken: { start: nowhere }"
    let found = try project(text, variant: "broken").diagnostics
    #expect(found.map(\.hint) == ["add 'nowhere:' to 'screens', or correct the name"])
  }

  private func project(_ text: String, variant: String) throws -> Diagnosed<FlowProject> {
    FlowDocuments.read([SourceFile(path: "input.flow.yaml", text: text)])
      .then { Resolver.resolve($0, variant: variant) }
  }
}
