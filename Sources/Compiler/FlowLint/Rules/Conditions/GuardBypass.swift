import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A way from outside to a screen that asks nothing, where every tap does.
  static let guardBypass = Rule(
    "guard-bypass", .warning,
    summary: "Links and app events ask a guard that every tap asks.",
    rationale: """
      A guard on each button that leads to a screen looks like protection. But a link or a
      notification opens the screen without these buttons, and nobody asks the guard: a minor sees
      the wine, a user who signed out sees the order. Reviews miss it, because the link is in
      another place. A link with 'onTop' also goes around the guards of the screens before its own.

      Let the screen say it: 'requires: isAdult' applies to every way to the screen, and shows the
      screen later when the guard holds. For a state, put the condition into 'links: { when: … }',
      or around the actions of the app event.
      """,
    flagged: """
      flow: Shop
      start: catalog
      guards: [isAdult]
      screens:
        catalog:
          transitions:
            wineTapped: { when: isAdult, then: wine, else: ageCheck }
        wine:
          deepLink: /wine # warning: the link opens 'wine' and doesn't ask 'isAdult'; every tap does
        ageCheck: { transitions: { confirmed: wine } }
      """,
    accepted: """
      flow: Shop
      start: catalog
      guards: [isAdult]
      screens:
        catalog:
          transitions:
            wineTapped: { when: isAdult, then: wine, else: ageCheck }
        wine:
          requires: isAdult
          deepLink: /wine
        ageCheck: { transitions: { confirmed: wine } }
      """,
    dependsOnEmbedding: true
  ) { analysis in
    let tests = analysis.askedTests
    return analysis.linksAround(tests) + analysis.linksOverScreens(tests)
      + analysis.linksBehind(tests)
      + analysis.embeddedLinksAround(tests) + analysis.appEventsAround(tests)
  }
}

extension FlowAnalysis {
  fileprivate func linksAround(_ tests: AskedTests) -> [Finding] {
    tests.held.keys.sorted().flatMap { screen -> [Finding] in
      let links = project.deepLinks[project.screens[screen].deepLinks]
      return links.compactMap { link in
        missed(tests, on: screen, asked: asked(by: link, to: screen, tests)).map { question in
          Finding(
            "the link opens \(quoted(screen)) and doesn't ask \(question); every tap does",
            at: link.pattern.range, on: screen, notes: gates(of: screen, tests),
            hint: mend(of: screen), cause: bypass(of: screen, question))
        }
      }
    }
  }

  /// Links that put a screen below the one that they open: the user comes there by going back. What
  /// an entry or a `stack` puts there is the author's choice.
  fileprivate func linksOverScreens(_ tests: AskedTests) -> [Finding] {
    if tests.held.isEmpty { return [] }
    return project.screens.ids.flatMap { screen -> [Finding] in
      let links = project.deepLinks[project.screens[screen].deepLinks]
      return links.filter { $0.entry == nil && $0.stack.isEmpty }.compactMap { link in
        let below = link.way.filter {
          $0 != screen && tests.held[$0] != nil
            && project.screens[$0].flow == project.screens[screen].flow
        }
        if below.isEmpty { return nil }
        let asked = asked(by: link, to: screen, tests)
        return below.lazy.compactMap { finding(on: $0, below: screen, link, asked, tests) }.first
      }
    }
  }

  private func finding(
    on opened: ID<Screen>, below screen: ID<Screen>, _ link: DeepLink, _ asked: WideMask,
    _ tests: AskedTests
  ) -> Finding? {
    missed(tests, on: opened, asked: asked).map { question in
      Finding(
        "the link puts \(quoted(opened)) below \(quoted(screen)) and doesn't ask \(question); every tap does",
        at: link.pattern.range, on: screen, notes: gates(of: opened, tests),
        hint: mend(of: opened), cause: bypass(of: opened, question))
    }
  }

  /// Links that open a screen on top of what is shown, where all taps come past a test before the
  /// last step. What the app's events open there is left to the app, which knows what is shown.
  fileprivate func linksBehind(_ tests: AskedTests) -> [Finding] {
    let links = project.screens.ids.filter { tests.held[$0] == nil }.flatMap { screen in
      project.deepLinks[project.screens[screen].deepLinks].filter { $0.isOnTop && $0.entry == nil }
        .map { (screen, $0) }
    }
    if links.isEmpty { return [] }
    let certain = tests.certain()
    return links.compactMap { screen, link in
      if certain[Int(screen.index)] == .all { return nil }
      let missed = certain[Int(screen.index)] - asked(by: link, to: screen, tests)
      return finding(on: screen, behind: missed, link, tests)
    }
  }

  private func finding(
    on screen: ID<Screen>, behind missed: WideMask, _ link: DeepLink, _ tests: AskedTests
  ) -> Finding? {
    let flow = project.screens[screen].flow
    return tests.questions(missed, in: flow).lazy.compactMap { asked in
      let mask = tests.bit(of: asked, in: flow)
      return tests.unasked(mask, on: screen, self).map { question, _ in
        Finding(
          "the link opens \(quoted(screen)) and doesn't ask \(question); every way by taps does",
          at: link.pattern.range, on: screen,
          notes: tests.gate(asking: mask, in: flow).map { [Note("it is asked here", at: $0)] }
            ?? [],
          hint: mend(of: screen), cause: bypass(of: screen, question))
      }
    }.first
  }

  /// Links of embedded flows open the screens that embed them.
  fileprivate func embeddedLinksAround(_ tests: AskedTests) -> [Finding] {
    project.flows.elements.flatMap { $0.linkEntrances }.compactMap { entrance in
      let asked = asked(
        on: entrance.way, project.flows[entrance.flow].links, to: entrance.host, tests)
      return missed(tests, on: entrance.host, asked: asked).map { question in
        Finding(
          "links of \(quoted(project.flows[entrance.flow].name)) open \(quoted(entrance.host)) and don't ask \(question); every tap does",
          at: name(entrance.host).range, on: entrance.host,
          notes: gates(of: entrance.host, tests), hint: mend(of: entrance.host),
          cause: bypass(of: entrance.host, question))
      }
    }
  }

  fileprivate func appEventsAround(_ tests: AskedTests) -> [Finding] {
    tests.outside.compactMap { way in
      missed(tests, on: way.target, asked: way.asked).map { question in
        Finding(
          "the event opens \(quoted(way.target)) and doesn't ask \(question); every tap does",
          at: way.range, on: way.target, notes: gates(of: way.target, tests),
          hint: mend(of: way.target), cause: bypass(of: way.target, question))
      }
    }
  }

  /// What every way inside the app asks before a screen and a way from outside doesn't.
  private func missed(
    _ tests: AskedTests, on screen: ID<Screen>, asked: WideMask
  ) -> String? {
    let guarding = (tests.held[screen] ?? WideMask()) & tests.asked(before: Int(screen.index))
    return tests.unasked(guarding - asked, on: screen, self)?.words
  }

  /// What is asked of who comes by a link, and what the stack that it builds makes certain.
  private func asked(by link: DeepLink, to screen: ID<Screen>, _ tests: AskedTests) -> WideMask {
    let settings = project.flows[project.screens[screen].flow].links
    return asked(on: link.asked + [screen], settings, to: screen, tests)
  }

  private func asked(
    on way: [ID<Screen>], _ settings: LinkSettings, to screen: ID<Screen>, _ tests: AskedTests
  ) -> WideMask {
    let flow = project.screens[screen].flow
    var asked = tests.mask(of: settings.when.map { project.tests[$0.tests] } ?? [], in: flow)
    for (container, shown) in zip(way, way.dropFirst()) {
      switch project.screens[container].kind {
      case .switch(let state, let cases):
        guard let id = state.id,
          let value = project.cases[cases].first(where: { $0.screen.id == shown })?.index
        else { continue }
        asked |= tests.bit(of: .state(id, value: value), in: flow)
      case .tabs(let tabs):
        let tab = project.tabs[tabs].first { $0.screen?.id == shown }
        asked |= tests.mask(of: tab?.when.map { project.tests[$0.tests] } ?? [], in: flow)
      default: continue
      }
    }
    for below in way {
      if let id = project.screens[below].requires?.id {
        asked |= tests.bit(of: .guard(id), in: flow)
      }
    }
    return asked
  }

  private func bypass(of screen: ID<Screen>, _ question: String) -> Finding.Cause {
    Finding.Cause(
      summary:
        "ways from outside open \(quoted(screen)) and don't ask \(question); every tap does",
      range: name(screen).range)
  }

  private func mend(of screen: ID<Screen>) -> String {
    "let \(quoted(screen)) say 'requires' for a guard; test a state in 'links: { when: … }' or the event"
  }

  private func gates(of screen: ID<Screen>, _ tests: AskedTests) -> [Note] {
    tests.gates[screen].map { [Note("a tap asks it here", at: $0.range)] } ?? []
  }
}

extension AskedTests {
  /// The first of some tests in words, unless the screen sees to it itself.
  func unasked(
    _ mask: WideMask, on screen: ID<Screen>, _ analysis: FlowAnalysis
  ) -> (words: String, isOfState: Bool)? {
    let project = analysis.project
    if mask.isEmpty || !project.screens[screen].kind.isProtected { return nil }
    return questions(mask, in: project.screens[screen].flow).lazy.compactMap {
      question -> (String, Bool)? in
      switch question {
      case .guard(let id):
        return project.screens[screen].requires?.id == id
          ? nil : (analysis.quoted(project.guards[id].name), false)
      case .state(let id, let value):
        let isCertain =
          value < 64 && analysis.values.values(of: id, at: screen) == 1 << UInt64(value)
        let name = project.stateCases[project.states[id].cases][
          project.states[id].cases.startIndex + value]
        let words =
          "whether \(analysis.quoted(project.states[id].name)) is \(analysis.quoted(name))"
        return isCertain ? nil : (words, true)
      }
    }.first
  }
}

extension ScreenKind {
  /// Whether it shows anything that a guard could keep from somebody.
  fileprivate var isProtected: Bool {
    switch self {
    case .alert, .confirmationDialog, .external: false
    case .view, .tabs, .split, .switch, .embed, .sequence: true
    }
  }
}
