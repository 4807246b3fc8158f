import Testing

@Suite struct SimulateTests {
  private static let flow = """
    flow: Shop
    start: catalog
    guards: [signedIn]
    outcomes: { pay: [paid, failed] }
    screens:
      catalog:
        transitions:
          helpTapped: { to: help, style: sheet }
          buyTapped: { when: signedIn, then: cart, else: signIn }
      help:
      signIn:
      cart: { transitions: { payTapped: { await: pay, cases: { paid: backToRoot, failed: none } } } }
    """

  private func simulate(_ arguments: [String], input: String = "") async throws -> Run {
    let folder = try Folder(["Shop.flow.yaml": Self.flow])
    return try await flowc(["simulate"] + arguments, in: folder, input: input)
  }

  /// The lines of a run that say what is shown.
  private func states(_ run: Run) -> [String] {
    run.output.split(separator: "\n").map(String.init).filter { $0.hasPrefix("root: ") }
  }

  @Test func eventsOfTheCommandLine() async throws {
    let events = ["buyTapped", "payTapped", "pay.failed", "payTapped", "pay.paid"]
    let run = try await simulate(["--flow", "Shop"] + events)
    #expect(run.status == 0)
    let cart = "root: catalog > cart"
    #expect(states(run) == ["root: catalog", cart, cart, cart, cart, "root: catalog"])
    #expect(run.output.contains("> payTapped\nawaits pay()\n"))
  }

  /// What `flowc why` prints can be played.
  @Test(arguments: [
    (["tab.cart", "payTapped(id)", "sheet.cancelled"], "root: main{home{list; [cart]}}"),
    (["tab cart", "payTapped", "cancelled"], "root: main{home{list; [cart]}}"),
    (["tab.1", "helpTapped", "swipe down"], "root: main{home{list; [cart]}}"),
    (["tab 1", "helpTapped", "system.swipe", "tab list"], "root: main{home{[list]; cart}}"),
    (["composeTapped"], "root: main{home{[list]; cart} > help}"),
    (["tab.cart", "saveTapped", "saved(id)"], "root: main{home{list; [cart > help]}}"),
    (["session: out"], "root: main{door}"), (["link /cart"], "root: main{home{list; [cart]}}"),
  ])
  func eventsByOtherWords(events: [String], shown: String) async throws {
    let flow = """
      flow: Shop
      start: main
      states: { session: [in, out] }
      outcomes: { save: { ends: { saved: { id: Int }, failed: } } }
      screens:
        main: { switch: session, cases: { in: home, out: door } }
        home: { tabs: [list, cart, { event: composeTapped }], transitions: { composeTapped: help } }
        door:
        list:
        cart:
          deepLink: /cart
          transitions:
            payTapped: { params: { id: Int }, to: sheet }
            helpTapped: { to: help, style: sheet }
            saveTapped: { await: save, cases: { saved: help, failed: none } }
        sheet: { external: true }
        help:
      """
    let folder = try Folder(["Shop.flow.yaml": flow])
    let run = try await flowc(["simulate", "--flow", "Shop"] + events, in: folder)
    #expect(run.error == "")
    #expect(states(run).last == shown)
  }

  @Test func eventsOfStandardInput() async throws {
    let run = try await simulate([], input: "helpTapped\n\nsystem.swipe\n")
    #expect(run.status == 0)
    #expect(states(run) == ["root: catalog", "root: catalog | sheet: help", "root: catalog"])
    #expect(run.output.hasPrefix("root: catalog\nnext: helpTapped, buyTapped\n"))
  }

  @Test(
    arguments: [
      ["--flow", "Shop", "Shop.flow.yaml", "helpTapped"],
      ["--flow", "Shop", "helpTapped", "Shop.flow.yaml"],
      ["--flow", "Shop", "helpTapped", "."], ["--flow", "Shop", "./", "helpTapped"],
      ["Shop.flow.yaml", "--flow", "Shop", "helpTapped"],
    ])
  func filesMayStandBehindTheFlow(arguments: [String]) async throws {
    let run = try await simulate(arguments)
    #expect(run.error == "")
    #expect(states(run) == ["root: catalog", "root: catalog | sheet: help"])
  }

  @Test func aFileBehindTheFlowThatIsNotThere() async throws {
    let run = try await simulate(["--flow", "Shop", "Shpo.flow.yaml"])
    #expect(run.status != 0)
    #expect(run.error.contains("Shpo.flow.yaml"))
    #expect(states(run) == [])
  }

  @Test func onlyAFlowThatHasEndedIsOver() async throws {
    let still = try await flowc(
      ["simulate"], in: Folder(["A.flow.yaml": "flow: A\nstart: a\nscreens:\n  a:\n"]))
    #expect(still.output == "root: a\nnothing can happen here\n")
    let flow = "flow: A\nstart: a\nscreens:\n  a: { transitions: { x: finish } }\n"
    let ended = try await flowc(
      ["simulate", "--flow", "A", "x"], in: Folder(["A.flow.yaml": flow]))
    #expect(ended.output.hasSuffix("the flow is over\n"))
  }

  @Test func guardsSayYesUnlessDenied() async throws {
    let run = try await simulate(["--flow", "Shop", "buyTapped", "--deny", "signedIn"])
    #expect(states(run).last == "root: catalog > signIn")
  }

  @Test func anEventThatCannotHappen() async throws {
    let given = try await simulate(["--flow", "Shop", "helpTaped", "helpTapped"])
    #expect(given.error == "error: 'helpTaped' cannot happen here; did you mean 'helpTapped'?\n")
    #expect(given.status == 1)
    #expect(states(given).count == 1)
    // Another event is not misspelt.
    let later = try await simulate(["--flow", "Shop", "payTapped"])
    #expect(
      later.error == "error: 'payTapped' cannot happen here; next: helpTapped, buyTapped\n")
    let typed = try await simulate([], input: "helpTaped\nhelpTapped")
    #expect(typed.status == 1)
    #expect(states(typed).count == 2)
  }

  /// Of the project's states, only those that the flow can ask.
  @Test func statesOfOtherFlowsAndTitlesOfInlineAlerts() async throws {
    let flow = """
      flows:
        - flow: A
          start: a
          states: { session: [on, off] }
          screens:
            a: { transitions: { askTapped: { alert: Delete it?, buttons: { yes: Yes, no: No } }, yes: b, no: none, x: c } }
            b: { switch: session, cases: { on: d, off: d } }
            c: { embed: B }
            d:
        - flow: B
          start: e
          states: { theme: [dark, light] }
          screens: { e: { transitions: { x: { when: { theme: dark }, then: f } } }, f: }
        - flow: C
          start: g
          states: { other: [one, two], session: [on, off] }
          screens: { g: }
      """
    let folder = try Folder(["A.flow.yaml": flow])
    let run = try await flowc(["simulate", "--flow", "A", "askTapped"], in: folder)
    #expect(
      run.output == """
        root: a
        next: askTapped, x, session=off, theme=light

        > askTapped
        root: a | alert: 'Delete it?'
        next: yes, no, session=off, theme=light

        """)
    let other = try await flowc(["simulate", "--flow", "C"], in: folder)
    #expect(other.output == "root: g\nnext: other=two, session=off\n")
  }

  @Test func anEventComesAfterTheFlow() async throws {
    let run = try await simulate(["Shop.flow.yaml", "helpTapped"])
    #expect(run.status == 2)
    #expect(
      run.error == """
        error: 'helpTapped': no such file or folder; write events directly behind \
        '--flow <name>'

        """)
    let nameless = try await simulate(["--flow", "Shop.flow.yaml"])
    #expect(nameless.status == 64)
    #expect(nameless.error.contains("'--flow' needs the name of a flow before 'Shop.flow.yaml'"))
  }

  @Test(
    arguments: [
      ["--flow", "Shpo"], ["--deny", "signedOut"],
      ["--flow", "Shop", "helpTapped", "--denny", "x"],
    ])
  func namesThatAreNone(arguments: [String]) async throws {
    #expect(try await simulate(arguments).status == 64)
  }

  @Test func aFlowWithErrorsDoesNotRun() async throws {
    let run = try await flowc(["simulate"], in: Folder(["Shop.flow.yaml": Sample.dangling]))
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("Shop.flow.yaml:2:8: error: "))
  }
}
