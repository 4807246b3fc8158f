import FlowDiagnostics
import FlowLint
import FlowModel
import Testing

@Suite struct LinterTests {
  private static let text = """
    flow: Shop
    start: catalog
    screens:
      lost: { transitions: { termsTapped: terms } }
      catalog: { transitions: { termsTapped: { to: terms, style: fullScreenCover } } }
      terms:
    """

  @Test func findingsAreInSourceOrder() {
    let rules = lint(Self.text).map(\.rule)
    #expect(rules == ["unreachable-screen", "dead-end"])
  }

  @Test(arguments: [
    (SeverityOverride.off, [nil]), (.warning, [Severity.warning]), (.error, [.error]),
  ])
  func aProjectDecidesWhatARuleWeighs(override: SeverityOverride, expected: [Severity?]) {
    let found = lint(Self.text, ["dead-end": override]).filter { $0.rule == "dead-end" }
    #expect(found.map(\.severity) == expected.compactMap { $0 })
  }

  @Test func aScreenAllowsAFinding() {
    let text = Self.text + "\n    allow: { dead-end: The law wants it. }\n"
    #expect(lint(text).map(\.rule) == ["unreachable-screen"])
  }

  @Test(arguments: ["missing-argument", "unknown-key"])
  func noScreenAllowsWhatCodeCanNotBeGeneratedFrom(rule: String) {
    let found = lint(
      """
      flow: Shop
      start: catalog
      screens:
        catalog: { tabs: [order] }
        order: { params: { id: Int }, allow: { \(rule): Later. } }
      """)
    #expect(found.map(\.rule) == ["missing-argument", "unknown-allowance"])
    #expect(
      found.last?.message
        == "'\(rule)' can't be allowed: flowc can't generate code from a flow that breaks it")
  }

  @Test func whatFlowsShareIsSaidOnce() {
    let shared = """
      fragment: Common
      guards: [isSignedIn, isNew]
      screens:
        help: { transitions: { closeTapped: { tab: help } } }
        lost:
      """
    let flows = ["One", "Two"].map { name in
      """
      flow: \(name)
      include: [Common.flow.yaml]
      start: home
      screens:
        home: { view: Home, transitions: { tapped: { when: isSignedIn, then: help } } }
      """
    }
    let files = zip(["Common", "One", "Two"], [shared] + flows).map {
      SourceFile(path: $0 + ".flow.yaml", text: $1)
    }
    let project = FlowProject.read(files)
    #expect(project.diagnostics == [])
    let found = Linter.lint(project.value).diagnostics
    #expect(found.map(\.rule) == ["unused-guard", "unknown-tab", "unreachable-screen"])
  }

  @Test func whatOneFlowUsesOfAFragmentIsUsed() {
    let files = [
      "fragment: Common\nguards: [isNew]\nscreens: { help: , terms:  }\n",
      """
      flow: One
      include: [Common.flow.yaml]
      start: one
      screens: { one: { transitions: { a: { when: isNew, then: help } } } }
      """,
      """
      flow: Two
      include: [Common.flow.yaml]
      start: home
      screens: { home: { transitions: { a: terms } } }
      """,
    ]
    let project = FlowProject.read(
      zip(["Common", "One", "Two"], files).map {
        SourceFile(path: $0 + ".flow.yaml", text: $1)
      })
    #expect(Linter.lint(project.value).diagnostics == [])
  }

  @Test func whatAnAlertDoesItselfIsSaidOnce() {
    let text = """
      flow: A
      start: a
      screens:
        a: { transitions: { x: sure } }
        sure: { alert: Sure?, buttons: { yes: Yes, no: none }, transitions: { yes: none } }
      """
    #expect(lint(text).map(\.rule) == ["misplaced-alert"])
  }

  @Test func aNameOfRowsThatIsNearlyRightIsGuessed() {
    let text = """
      flow: A
      start: a
      screens:
        a:
          params: { names: "[String]" }
          transitions: { x: { to: pick, with: { names: $screen.names } }, chosen: none }
        pick:
          params: { names: "[String]" }
          confirmationDialog: Whom?
          buttons: { chosen: { for: nmes }, cancel: none }
      """
    let found = lint(text).filter { $0.rule == "unknown-parameter" }
    #expect(found.map(\.message) == ["the dialog 'pick' has no parameter 'nmes'"])
    #expect(found.map(\.hint) == ["did you mean 'names'?"])
  }

  @Test func aPresetSaysWhichRulesAreOn() {
    let text = """
      flow: A
      start: a
      screens:
        a: { transitions: { x: b, y: b } }
        b:
        c:
      """
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)]).value
    let found = { (preset: Preset) in Linter.lint(project, preset: preset).diagnostics.map(\.rule) }
    #expect(found(.minimal) == [])
    #expect(found(.recommended) == ["unreachable-screen"])
    #expect(found(.strict) == ["duplicate-transition", "unreachable-screen"])
    let said = Linter.lint(
      project, preset: .minimal,
      severities: ["duplicate-transition": .info, "unreachable-screen": .error])
    #expect(said.diagnostics.map(\.severity) == [.info, .error])
  }

  private func lint(
    _ text: String, _ severities: [String: SeverityOverride] = [:]
  ) -> [Diagnostic] {
    let project = FlowProject.read([SourceFile(path: "input.flow.yaml", text: text)])
    #expect(project.diagnostics == [])
    return Linter.lint(project.value, severities: severities).diagnostics
  }
}
