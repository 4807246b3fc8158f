import FlowDiagnostics
import FlowModel
import Foundation

/// Projects to draw.
enum Samples {
  static let shop = project("Tests/Flows/Shop.flow.yaml", "Tests/Flows/Checkout.flow.yaml")
  static let all = [
    shop, project("Flows/Call.flow.yaml"), project("Flows/Todos.flow.yaml"), project(everything),
    project(hostile),
  ]

  static func project(_ paths: String...) -> FlowProject {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let files = paths.map { path in
      let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      return SourceFile(path: path, text: text ?? path)
    }
    return FlowProject.read(files).value
  }

  /// Something wrong with the flow and with every third screen.
  static func findings(in project: FlowProject) -> [Diagnostic] {
    let screens = project.screens.elements.enumerated().filter { $0.offset % 3 == 1 }
    let severities: [Severity] = [.error, .warning]
    return project.flows.elements.prefix(1).map {
      Diagnostic(.warning, "rule", "\"wrong\" & <odd>", at: $0.name.range)
    }
      + screens.map { number, screen in
        Diagnostic(severities[number % 2], "rule", "'a; b' -> #1", at: screen.name.range)
      }
  }

  /// Every way to come and go.
  static let everything = """
    flow: Everything
    start: main
    guards: [mayWrite]
    states: { session: [out, in] }
    effects: [log]
    outcomes: { save: { ends: { saved: , failed: } } }
    entries: { secrets: [{ to: settings }, { to: secrets }] }
    groups: { sharing: { shareTapped: { to: share, style: popover } } }
    anywhere: { shaken: { to: report, style: sheet } }
    app: { opened: { choose: [{ when: mayWrite, then: editor }, { else: { setRoot: main } }] } }
    screens:
      main: { split: { sidebar: list, content: list, detail: editor } }
      list:
        use: sharing
        transitions:
          opened: editor
          settingsTapped: { to: settings, style: fullScreenCover }
          noticeTapped: { to: notice, style: plain, finished: { to: share } }
          logged: { effect: log }
      editor:
        use: [sharing]
        await: save
        requires: mayWrite
        leaving: { alert: Really leave?, buttons: { discardTapped: Discard } }
        transitions:
          saved: back
          failed: { after: 300ms, then: back }
          discardTapped: [{ effect: log }, back]
          movedTapped: { when: { session: in }, then: { to: list, style: replace }, else: dismiss }
      settings:
        deepLink: [/settings, { path: "/s/{id}", stack: [list] }]
        transitions: { secretsTapped: secrets, closeTapped: dismiss }
      secrets: { returns: Int, transitions: { doneTapped: { finish: 1 }, backTapped: { backTo: list } } }
      share: { external: true }
      notice: { transitions: { seen: { finish: "a" }, skipped: cancel } }
      report: { transitions: { sent: dismiss, again: { to: report } } }
    """

  /// Texts that mean something to Mermaid or Graphviz.
  static let hostile = """
    flow: End
    start: end
    screens:
      end:
        title: "\\"]:::x --> s9; %%{init} <b>&amp; #quot; `code` 1. one\\nstyle:#1;"
        transitions: { click: default, subgraph: { to: style, style: sheet } }
      default: { title: "1. one", transitions: { graph: end } }
      style: { title: "- item", transitions: { class: { to: linkStyle, style: replace } } }
      linkStyle: { title: "</b>\\\\N\\\\" , deepLink: "https://www.a.de/{x}?q={y}" }
    """
}
