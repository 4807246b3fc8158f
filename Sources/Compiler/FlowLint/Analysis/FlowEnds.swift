import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

/// How flows end, and who hears of it.
struct FlowEnds {
  let analysis: FlowAnalysis
  private(set) var finishing: Set<ID<Flow>> = []
  private var cancelling: Set<ID<Flow>> = []
  /// The ends with names that some event finishes with.
  private var sent: Set<ID<FlowEnd>> = []
  /// The ends of screens that some `to` shows without actions for the end.
  private var unheardEnds: Set<HostedEnd> = []
  /// Screens with nothing below them, and those that some `to` shows without a word about their
  /// end.
  private(set) var bottoms: Set<ID<Screen>> = []
  private var unheard: Set<ID<Screen>> = []
  /// Every `to` that says nothing of an end of its target.
  private var openings: [ID<Screen>: [Opening]] = [:]
  /// Screens whose end some `to` speaks of, and the first that does; the same for ends with names.
  private var heard: [ID<Screen>: SourceRange] = [:]
  private var heardEnds: [HostedEnd: SourceRange] = [:]

  var project: FlowProject { analysis.project }

  init(of analysis: FlowAnalysis) {
    self.analysis = analysis
    for action in analysis.actions {
      note(analysis.project.actions[action.id], action.screen)
    }
    noteContents()
  }

  private mutating func note(_ action: Action, _ screen: ID<Screen>?) {
    switch action.kind {
    case .finish(_, let end):
      if let end = end?.id { sent.insert(end) }
      if let flow = screen.flatMap(project.flow(endedBy:)) { finishing.insert(flow) }
    case .cancel:
      if let flow = screen.flatMap(project.flow(endedBy:)) { cancelling.insert(flow) }
    case .show(let show):
      if let target = show.target.id { note(show, of: target, action.range, screen) }
    case .setRoot(let target, _), .showInNextColumn(let target, _):
      if let target = target.id {
        unheard.insert(target)
        bottoms.insert(target)
      }
    default: break
    }
  }

  private mutating func note(
    _ show: Show, of target: ID<Screen>, _ range: SourceRange, _ screen: ID<Screen>?
  ) {
    if show.finished == nil {
      unheard.insert(target)
    } else {
      heard[target] = heard[target] ?? range
    }
    var missed: [ID<FlowEnd>] = []
    for end in project.ends(of: target) {
      let hosted = HostedEnd(host: target, end: end)
      if project.actions(of: show, after: end) != nil {
        heardEnds[hosted] = heardEnds[hosted] ?? range
      } else {
        unheardEnds.insert(hosted)
        missed.append(end)
      }
    }
    guard show.finished == nil || !missed.isEmpty else { return }
    openings[target, default: []].append(Opening(range: range, screen: screen, missed: missed))
  }

  /// What stands in a container or begins a flow is opened by nobody who could hear of its end.
  private mutating func noteContents() {
    var inner = Set<ID<Flow>>()
    for screen in project.screens.elements {
      switch screen.kind {
      case .tabs(let tabs): bottoms.formUnion(project.tabs[tabs].compactMap { $0.screen?.id })
      case .split(let all): bottoms.formUnion(project.columns[all].compactMap(\.screen.id))
      case .switch(_, let cases): bottoms.formUnion(project.cases[cases].compactMap(\.screen.id))
      case .embed(let flow): flow.id.map { _ = inner.insert($0) }
      default: break
      }
    }
    for flow in project.flows.ids where !inner.contains(flow) {
      if let start = project.flows[flow].start?.id { bottoms.insert(start) }
    }
    noteStartsOfBottoms()
    unheard.formUnion(bottoms)
  }

  /// Below the start of a flow lies what lies below the screen that embeds it.
  private mutating func noteStartsOfBottoms() {
    var waiting = Array(bottoms)
    while let next = waiting.popLast() {
      guard case .embed(let flow) = project.screens[next].kind,
        let start = flow.id.flatMap({ project.flows[$0].start?.id })
      else { continue }
      if bottoms.insert(start).inserted { waiting.append(start) }
    }
  }

  private struct Opening {
    let range: SourceRange
    /// Nothing where many screens share it, or the app does it.
    let screen: ID<Screen>?
    /// The ends with names that it says nothing of.
    let missed: [ID<FlowEnd>]
  }

  /// What a screen returns, if it is opened and nobody who opens it goes on with that, or if only
  /// some do; what the app shows and ends it may go on with itself.
  func untakenResults(of id: ID<Screen>) -> [Finding] {
    let screen = project.screens[id]
    guard case .view = screen.kind, let returned = screen.returns, unheard.contains(id),
      project.transition(in: screen.transitions, on: Keyword.finished.symbol) == nil
    else { return [] }
    guard let heard = heard[id] else {
      return [
        Finding(
          "nothing uses the result of \(analysis.quoted(id))", at: returned.spelling.range, on: id,
          hint: "add 'finished: …' beside the 'to' that opens it, or delete 'returns'")
      ]
    }
    return ignored(id, of: analysis.quoted(id), at: returned.spelling.range, besides: heard)
      .filter { $0.screen != nil }
  }

  /// Each `to` that ignores the result of a screen, where another one uses it.
  private func ignored(
    _ screen: ID<Screen>, of name: String, at range: SourceRange, besides heard: SourceRange
  ) -> [Finding] {
    (openings[screen] ?? []).map { opening in
      Finding(
        "nothing uses the result of \(name) here", at: opening.range,
        on: opening.screen, notes: [Note("its end is handled here", at: heard)],
        hint: "add 'finished: …'; 'none' to ignore the result",
        cause: Finding.Cause(
          summary: "actions open \(analysis.quoted(screen)) and ignore its result", range: range,
          hint: "add 'finished: …' at each; 'none' to ignore the result"))
    }
  }

  /// Each `to` that ignores an end of an embedded flow, where another `to` handles it.
  func ignoredEnds(of flow: ID<Flow>, in screen: ID<Screen>) -> [Finding] {
    if bottoms.contains(screen) { return [] }
    let declared = project.flows[flow]
    let name = analysis.quoted(declared.name)
    if declared.ends.isEmpty {
      guard let heard = heard[screen], declared.returns != nil, finishing.contains(flow),
        project.transition(of: screen, on: Keyword.finished.symbol) == nil
      else { return [] }
      return ignored(screen, of: name, at: declared.name.range, besides: heard)
    }
    let ends = Set(endsWithoutActions(of: flow, in: screen))
    return (openings[screen] ?? []).compactMap { opening in
      let missed = opening.missed.filter {
        ends.contains($0) && heardEnds[HostedEnd(host: screen, end: $0)] != nil
      }
      guard let first = missed.first,
        let heard = heardEnds[HostedEnd(host: screen, end: first)]
      else { return nil }
      let names = missed.map { project.flowEnds[$0].name }
      let mend = names.prefix(4).map { "\(project.text($0)): …" }.joined(separator: ", ")
      return Finding(
        "nothing follows here when \(name) finishes with \(analysis.quoted(names, most: 4))",
        at: opening.range, on: opening.screen,
        notes: [Note("this end is handled here", at: heard)],
        hint: "add '\(mend)' under 'finished' here; 'none' to ignore an end",
        cause: Finding.Cause(
          summary: "actions open \(analysis.quoted(screen)) and ignore how \(name) finishes",
          range: declared.name.range,
          hint: "under each 'finished', add the end that its note names; 'none' to ignore it"))
    }
  }

  /// An end of the flow that a screen embeds.
  private struct HostedEnd: Hashable {
    let host: ID<Screen>
    let end: ID<FlowEnd>
  }

  /// The named ends of a flow that can come, and that nobody handles where a screen embeds it.
  private func unheardEnds(of flow: ID<Flow>, in screen: ID<Screen>) -> [Unheard] {
    let unheard = endsWithoutActions(of: flow, in: screen).filter { end in
      let hosted = HostedEnd(host: screen, end: end)
      return bottoms.contains(screen) || unheardEnds.contains(hosted) && heardEnds[hosted] == nil
    }
    return unheard.map { end in
      let name = project.flowEnds[end].name
      return Unheard(
        message: "nothing follows when \(analysis.quoted(project.flows[flow].name)) finishes with "
          + analysis.quoted(name),
        hint: "add '\(project.text(name)): …' under 'finished' of \(analysis.quoted(screen)), "
          + "or beside the 'to' that opens it; 'none' to ignore it")
    }
  }

  /// The named ends that can come and for which the screen itself has no actions.
  private func endsWithoutActions(of flow: ID<Flow>, in screen: ID<Screen>) -> [ID<FlowEnd>] {
    let misplaced = Set(analysis.misplacedEnds(of: flow, on: screen).values.map(\.symbol))
    return project.flows[flow].ends.filter { end in
      sent.contains(end) && project.transition(of: screen, after: end) == nil
        && !misplaced.contains(project.flowEnds[end].name.symbol)
    }
  }

  /// An end that nobody handles, in words.
  struct Unheard {
    let message: String
    let hint: String
  }

  func unheard(of flow: ID<Flow>, in screen: ID<Screen>) -> [Unheard] {
    let name = analysis.quoted(project.flows[flow].name)
    let host = analysis.quoted(screen)
    var found = unheardEnds(of: flow, in: screen)
    let hears = { (event: Symbol) in project.transition(of: screen, on: event) != nil }
    if finishing.contains(flow), project.flows[flow].ends.isEmpty, !hears(Keyword.finished.symbol),
      unheard.contains(screen)
    {
      if project.flows[flow].returns != nil {
        if bottoms.contains(screen) || heard[screen] == nil {
          found.append(
            Unheard(
              message: "nothing uses the result of \(name)",
              hint:
                "add 'finished: …' to \(host), or beside the 'to' that opens it; 'none' to ignore it"
            ))
        }
      } else if bottoms.contains(screen) {
        found.append(
          Unheard(
            message: "nothing follows when \(name) finishes: its last screen stays",
            hint: "add 'finished: …' to \(host)"))
      }
    }
    if cancelling.contains(flow), !hears(Keyword.cancelled.symbol), bottoms.contains(screen) {
      found.append(
        Unheard(
          message: "nothing follows when \(name) is cancelled: its last screen stays",
          hint: "add 'cancelled: …' to \(host)"))
    }
    return found
  }
}
