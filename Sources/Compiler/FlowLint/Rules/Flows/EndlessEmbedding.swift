import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A flow that cannot begin without beginning once more.
  static let endlessEmbedding = Rule(
    "endless-embedding", .error,
    summary: "A flow does not begin inside itself.",
    rationale: """
      A flow can embed itself: the replies to a reply are a thread of their own. But if the embedded
      run begins together with the flow, as its start or in a container that is its start, each run
      begins the next one. The app runs out of memory before it shows anything.

      Let an event of the user open the embedded run.
      """,
    flagged: """
      flow: Thread
      start: posts
      screens:
        posts: { split: { sidebar: list, detail: replies } }
        list:
        replies:
          embed: Thread # error: 'Thread' begins inside itself: 'replies' to 'posts' to 'replies'
      """,
    accepted: """
      flow: Thread
      start: posts
      screens:
        posts: { transitions: { repliesTapped: { to: replies, ifShown: again } } }
        replies: { embed: Thread }
      """,
    dependsOnEmbedding: true, isNeededByCode: true
  ) { analysis in
    analysis.cycles(over: { $0.isAutomatic }, through: { $0.kind == .embed })
      .filter(\.isConsistent)
      .map { cycle in
        let flow = analysis.project.screens[cycle.moves[0].target].flow
        return Finding(
          "\(analysis.quoted(analysis.project.flows[flow].name)) begins inside itself: "
            + analysis.route(cycle.screens),
          at: cycle.notes[0].range, on: cycle.screens[0], notes: cycle.notesOfFinding,
          hint: "let an event of the user open the embedded flow")
      }
  }
}
