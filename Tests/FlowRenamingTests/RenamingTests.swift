import FlowDiagnostics
import FlowModel
import Testing

@testable import FlowRenaming

@Suite struct RenamingTests {
  /// Each row: what is renamed, from, to, and the texts that the renaming changes, in their order.
  @Test(
    arguments: [
      (.flow, "Account", "Profile", ["embed: Profile", "flow: Profile"]),
      (
        .screen, "cart", "basket",
        [
          "cartTapped: { to: basket, style: sheet, ifShown: return }",
          "backTapped: { backTo: basket }",
          "  basket:\n", "after: basket", "[basket, order]", "stack: [basket]",

        ]
      ),
      (
        .screen, "sale", "offers",
        ["saleTapped: offers", "offers: { external: true }", "kiosk: { remove: [offers]"]
      ),
      (
        .screen, "tour", "welcomeTour", ["start: welcomeTour", "welcomeTour:\n        steps"]
      ),
      (
        .event, "cart.removed", "deleted",
        ["deleted: { effect: remove", "buttons: { deleted: Remove", "buttons: { deleted: Drop"]
      ),
      (
        .event, "removed", "deleted",
        ["deleted: { effect: remove", "deleted: Remove", "deleted: Drop"]
      ),
      (
        .event, "again", "reselected",
        ["event: reselected", "reselected: none"]
      ),
      (
        .event, "saved", "stored",
        [
          "ends: { stored: { id: Int }", "stored: { to: order, with: { id: $event.id } }",
        ]
      ),
      (
        .end, "save.failed", "refused",
        ["ends: { saved: { id: Int }, refused: }", "refused: none }"]
      ),
      (.event, "logoTapped", "imageTapped", ["imageTapped: none", "imageTapped: cart"]),
      (.event, "pushed", "notified", ["notified: page", "notified: home"]),
      (.event, "shaken", "stirred", ["stirred: { to: page", "stirred: home"]),
      (
        .guard, "isOnline", "hasNetwork",
        ["guards: [hasNetwork]", "requires: hasNetwork", "when: [hasNetwork"]
      ),
      (.state, "session", "login", ["login: [out, in]", "switch: login", "{ login: in }"]),
      (
        .value, "in", "signedIn", ["[out, signedIn]", "signedIn: catalog", "{ session: signedIn }"]
      ),
      (.effect, "remove", "delete", ["delete: { params", "effect: delete"]),
      (.outcome, "save", "store", ["store: { ends", "await: store", "{ store: saved }"]),
      (
        .group, "helping", "supporting",
        ["supporting: { helpTapped", "use: supporting", "use: [supporting]"]
      ),
      (
        .entry, "orders", "history",
        ["history: [order]", "entry: history", "history: [home, order]"]
      ),
      (
        .anchor, "help", "question",
        ["style: popover, anchor: question } } }", "style: popover, anchor: question } }\n"]
      ),
      (
        .transition, "flip", "turn",
        ["customTransitions: [turn, fold]", "insertion: turn, removal: [turn, opacity]"]
      ),
    ] as [(NameKind, String, String, [String])])
  func everyPlaceIsChanged(kind: NameKind, old: String, new: String, texts: [String]) throws {
    let renamed = try Renaming(kind, from: old, to: new).apply(to: NamedProject([Self.shop]))
    let text = renamed.files[0].text
    for expected in texts { #expect(text.contains(expected), "\(text)") }
    #expect(text.matches(ofWord: new) == renamed.places.count)
    #expect(FlowProject.read(renamed.files).diagnostics == [])
    // Back again, to the byte.
    let back = Renaming(kind, from: new, to: String(old.split(separator: ".").last ?? ""))
    #expect(try back.apply(to: NamedProject(renamed.files)).files[0].text == Self.shop.text)
  }

  @Test(
    arguments: [
      (
        .screen, "cart", "order",
        "'cart' can't become 'order': there is a screen 'order' already, at Shop.flow.yaml:45:7"
      ),
      (
        .screen, "cart", "Cart", "'cart' can't become 'Cart': 'Cart' can't be the name of a screen"
      ),
      (.screen, "basket", "b", "there is no screen 'basket'"),
      (.screen, "Cart", "cart", "there is no screen 'Cart'; a screen 'cart' exists already"),
      (.screen, "Shop.cart", "cart", "the new name is the old one, 'cart'"),
      (.screen, "crat", "b", "there is no screen 'crat'; did you mean 'cart'?"),
      (
        .event, "closeTapped", "doneTapped",
        "several have an event 'closeTapped'; say which, or '--all': order.closeTapped, page.closeTapped"
      ),
      (.guard, "session", "x", "there is no guard 'session'; 'session' is a state"),
      (.event, "next", "on", "'next' is a word of the language"),
      (.event, "removed", "finished", "'finished' is a word of the language"),
      (
        .event, "saleTapped", "helpTapped",
        "'saleTapped' can't become 'helpTapped', which already means something else there"
      ),
      (
        .event, "catalog.shaken", "x",
        "there is no event 'catalog.shaken'; did you mean 'Shop.shaken'?"
      ),
    ] as [(NameKind, String, String, String)])
  func refusals(kind: NameKind, old: String, new: String, reason: String) {
    #expect(throws: RenamingRefusal(reason: reason)) {
      try Renaming(kind, from: old, to: new).apply(to: NamedProject([Self.shop]))
    }
  }

  @Test func allThatHaveTheNameAreChangedIfAsked() throws {
    let renaming = Renaming(.event, from: "closeTapped", to: "doneTapped", ofAll: true)
    let renamed = try renaming.apply(to: NamedProject([Self.shop]))
    #expect(renamed.places.count == 2)
    #expect(!renamed.files[0].text.contains("closeTapped"))
  }

  @Test func theEndOfAFlowIsChangedWhereItIsSentAndHeard() throws {
    let file = SourceFile(
      path: "Search.flow.yaml",
      text: """
        flows:
          - flow: Browser
            start: page
            screens:
              page: { transitions: { tapped: { to: search, finished: { chosen: none } } } }
              search: { embed: Search, transitions: { finished: { chosen: none, cleared: none } } }
          - flow: Search
            start: field
            returns: { chosen: String, cleared: }   # 'chosen' brings the text
            screens:
              field:
                transitions:
                  tapped: { params: { text: String }, finish: { chosen: $event.text } }
                  chosen: { finish: cleared }
        """)
    for (old, new, count) in [("chosen", "selected", 4), ("cleared", "emptied", 3)] {
      let renamed = try Renaming(.end, from: old, to: new).apply(to: NamedProject([file]))
      #expect(renamed.places.count == count)
      #expect(FlowProject.read(renamed.files).diagnostics == [])
      #expect(renamed.files[0].text.contains("chosen: { finish"))
      let back = try Renaming(.end, from: new, to: old).apply(to: NamedProject(renamed.files))
      #expect(back.files[0].text == file.text)
    }
    let reason = "'cleared' can't become 'to': an end can't be named 'to', a key of actions"
    #expect(throws: RenamingRefusal(reason: reason)) {
      try Renaming(.end, from: "cleared", to: "to").apply(to: NamedProject([file]))
    }
  }

  @Test func flowsMayHaveTheSameNames() throws {
    let file = SourceFile(
      path: "A.flow.yaml",
      text: """
        flows:
          - { flow: A, start: a, screens: { a: { transitions: { x: a } } } }
          - { flow: B, start: a, screens: { a: { transitions: { x: { to: a, ifShown: again } } } } }
        """)
    #expect(
      throws: RenamingRefusal(reason: "several have a screen 'a'; say which, or '--all': A.a, B.a")
    ) { try Renaming(.screen, from: "a", to: "c").apply(to: NamedProject([file])) }
    let renamed = try Renaming(.screen, from: "B.a", to: "c").apply(to: NamedProject([file]))
    #expect(
      renamed.files[0].text == """
        flows:
          - { flow: A, start: a, screens: { a: { transitions: { x: a } } } }
          - { flow: B, start: c, screens: { c: { transitions: { x: { to: c, ifShown: again } } } } }
        """)
  }

  @Test func flowsOfOtherModulesStayAsTheyAre() throws {
    let kit = FlowModule(
      name: "PayKit",
      files: [
        SourceFile(
          path: "PayKit/Pay.flow.yaml",
          text: """
            flow: Pay
            access: public
            start: card
            screens: { card: { transitions: { paid: finish } } }
            """)
      ])
    let file = SourceFile(
      path: "Shop.flow.yaml",
      text: """
        flow: Shop
        start: card
        screens:
          card: { transitions: { payTapped: pay } }
          pay: { embed: PayKit.Pay, transitions: { finished: back, cancelled: back } }
        """)
    let project = NamedProject([file], modules: [kit])
    #expect(project.diagnostics == [])
    let renamed = try Renaming(.screen, from: "card", to: "cart").apply(to: project)
    #expect(renamed.places.count == 2)
    #expect(renamed.files.count == 1)
    #expect(throws: RenamingRefusal(reason: "there is no flow 'Pay'")) {
      try Renaming(.flow, from: "Pay", to: "Payment").apply(to: project)
    }
  }
}

extension String {
  /// How often the text has a word outside of comments and titles.
  fileprivate func matches(ofWord word: String) -> Int {
    split(separator: "\n").map { $0.prefix { $0 != "#" } }
      .map { line in
        line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0 == word }.count
      }
      .reduce(0, +)
  }
}
