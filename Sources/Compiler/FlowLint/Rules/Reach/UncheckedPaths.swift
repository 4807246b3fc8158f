extension Rule {
  /// A flow with more stacks than flowc looks at.
  static let uncheckedPaths = Rule(
    "unchecked-paths", .info,
    summary: "flowc can check every path of a flow.",
    rationale: """
      flowc works out all stacks that a flow can have. Some flows have too many: if each of twenty
      screens can show all others, and 'ifShown' makes them return to the screens below, a million
      different stacks are possible. flowc stops after some seconds, and a mistake on the other paths
      stays unknown. The notes say which screen is on the most stacks.

      Embed a part of the flow as a flow of its own. Or go back to a screen with 'backToRoot' or
      'setRoot', where users don't need the screens between.
      """,
    flagged: """
      flow: Album # info: flowc checked 'Album' without the screens below each screen: there are too many stacks
      start: page0
      anywhere:
      \(lines { "  shown\($0): { to: page\($0), ifShown: return }" })
      screens:
      \(lines { "  page\($0):" })
      """,
    accepted: """
      flow: Album
      start: page0
      anywhere:
      \(lines { "  shown\($0): { setRoot: page\($0) }" })
      screens:
      \(lines { "  page\($0):" })
      """,
    needs: [.traps, .growth]
  ) { $0.uncheckedPaths }

  /// A line for each of many screens.
  private static func lines(_ line: (Int) -> String) -> String {
    (0..<20).map(line).joined(separator: "\n")
  }
}
