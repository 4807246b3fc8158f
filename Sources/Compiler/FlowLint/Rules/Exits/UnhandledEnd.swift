import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// The end of an embedded flow after which nothing happens, though something should.
  static let unhandledEnd = Rule(
    "unhandled-end", .warning,
    summary: "The screen that opens a flow or a screen with 'returns' handles its end.",
    rationale: """
      You open a flow or a screen with 'returns' for its result: a placed order, a chosen person. If
      nobody handles 'finished', the screens go away, the result is lost, and the user is back as if
      nothing had happened. If the flow is a root, a tab or a case of a switch, nothing is below it:
      when it ends, its last screen stays and no longer responds. If the flow names its ends, each
      one needs actions.

      Handle the end in the 'transitions' of the embedding screen ('finished', 'cancelled'), or
      beside the 'to' that opens it. Write 'none' if nothing should happen. You need not handle the
      cancel of a flow that a screen opened on top: it closes.
      """,
    flagged: """
      flows:
        - flow: Shop
          start: cart
          screens:
            cart: { transitions: { payTapped: { to: checkout, style: fullScreenCover }, sizeTapped: size } }
            size:
              returns: Size # warning: nothing uses the result of 'size'
              transitions: { chosen: { params: { size: Size }, finish: $event.size } }
            checkout:
              embed: Checkout # warning: nothing uses the result of 'Checkout'
        - flow: Checkout
          start: address
          returns: Order.ID
          screens:
            address:
              transitions: { paid: { params: { id: Order.ID }, finish: $event.id }, closeTapped: cancel }
        - flow: Browser
          start: page
          screens:
            page: { transitions: { fieldTapped: { to: search, style: sheet } } }
            search:
              embed: Search # warning: nothing follows when 'Search' finishes with 'cleared'
              transitions: { finished: { selected: dismiss } }
        - flow: Search
          start: field
          returns: { selected: String, cleared: }
          screens:
            field:
              transitions:
                tapped: { params: { text: String }, finish: { selected: $event.text } }
                clearTapped: { finish: cleared }
      """,
    accepted: """
      flows:
        - flow: Shop
          start: cart
          screens:
            cart: { transitions: { payTapped: { to: checkout, style: fullScreenCover }, sizeTapped: { to: size, finished: none } } }
            size: { returns: Size, transitions: { chosen: { params: { size: Size }, finish: $event.size } } }
            checkout:
              embed: Checkout
              transitions: { finished: [dismiss, { to: receipt, with: { id: $result } }] }
            receipt: { params: { id: Order.ID } }
        - flow: Checkout
          start: address
          returns: Order.ID
          screens:
            address:
              transitions: { paid: { params: { id: Order.ID }, finish: $event.id }, closeTapped: cancel }
        - flow: Browser
          start: page
          screens:
            page: { transitions: { fieldTapped: { to: search, style: sheet } } }
            search: { embed: Search, transitions: { finished: { selected: dismiss, cleared: dismiss } } }
        - flow: Search
          start: field
          returns: { selected: String, cleared: }
          screens:
            field:
              transitions:
                tapped: { params: { text: String }, finish: { selected: $event.text } }
                clearTapped: { finish: cleared }
      """
  ) { analysis in
    let ends = FlowEnds(of: analysis)
    return analysis.project.screens.ids.flatMap { id -> [Finding] in
      if !analysis.isReachable(id) { return [] }
      if let result = ends.untakenResult(of: id) {
        return [
          Finding(
            "nothing uses the result of \(analysis.quoted(id))", at: result, on: id,
            hint: "add 'finished: …' beside the 'to' that opens it, or delete 'returns'")
        ]
      }
      guard case .embed(let flow) = analysis.project.screens[id].kind, let inner = flow.id else {
        return []
      }
      return ends.unheard(of: inner, in: id).map {
        Finding(
          $0.message, at: flow.name.range, on: id, hint: $0.hint,
          cause: Finding.Cause(
            summary: "screens show this flow: \($0.message)",
            range: analysis.project.flows[inner].name.range))
      }
    }
  }
}

/// How flows end, and who hears of it.
private struct FlowEnds {
  private let analysis: FlowAnalysis
  private var finishing: Set<ID<Flow>> = []
  private var cancelling: Set<ID<Flow>> = []
  /// The ends with names that some event finishes with.
  private var sent: Set<ID<FlowEnd>> = []
  /// The ends of screens that some `to` shows without actions for the end.
  private var unheardEnds: Set<HostedEnd> = []
  /// Screens with nothing below them, and those that some `to` shows without a word about their
  /// end.
  private var bottoms: Set<ID<Screen>> = []
  private var unheard: Set<ID<Screen>> = []
  /// Screens whose end some `to` speaks of.
  private var heard: Set<ID<Screen>> = []

  private var project: FlowProject { analysis.project }

  init(of analysis: FlowAnalysis) {
    self.analysis = analysis
    for action in analysis.actions {
      note(analysis.project.actions[action.id].kind, action.screen)
    }
    noteContents()
  }

  private mutating func note(_ kind: ActionKind, _ screen: ID<Screen>?) {
    switch kind {
    case .finish(_, let end):
      if let end = end?.id { sent.insert(end) }
      if let screen, project.screens[screen].returns == nil {
        finishing.insert(project.screens[screen].flow)
      }
    case .cancel: if let screen { cancelling.insert(project.screens[screen].flow) }
    case .show(let show):
      guard let target = show.target.id else { return }
      if show.finished == nil { unheard.insert(target) } else { heard.insert(target) }
      for end in project.ends(of: target) where project.actions(of: show, after: end) == nil {
        unheardEnds.insert(HostedEnd(host: target, end: end))
      }
    case .setRoot(let target, _), .showInNextColumn(let target, _):
      if let target = target.id {
        unheard.insert(target)
        bottoms.insert(target)
      }
    default: break
    }
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
    unheard.formUnion(bottoms)
  }

  /// Where a screen says what it returns, if it is opened and nobody who opens it goes on with
  /// that; what the app shows and ends it may go on with itself.
  func untakenResult(of id: ID<Screen>) -> SourceRange? {
    let screen = project.screens[id]
    guard case .view = screen.kind, let returned = screen.returns, unheard.contains(id),
      !heard.contains(id),
      project.transition(in: screen.transitions, on: Keyword.finished.symbol) == nil
    else { return nil }
    return returned.spelling.range
  }

  /// An end of the flow that a screen embeds.
  private struct HostedEnd: Hashable {
    let host: ID<Screen>
    let end: ID<FlowEnd>
  }

  /// The named ends of a flow that can come, and that nobody handles where a screen embeds it.
  private func unheardEnds(of flow: ID<Flow>, in screen: ID<Screen>) -> [Unheard] {
    let misplaced = Set(analysis.misplacedEnds(of: flow, on: screen).values.map(\.symbol))
    let unheard = project.flows[flow].ends.filter { end in
      sent.contains(end) && project.transition(of: screen, after: end) == nil
        && !misplaced.contains(project.flowEnds[end].name.symbol)
        && (bottoms.contains(screen) || unheardEnds.contains(HostedEnd(host: screen, end: end)))
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
        found.append(
          Unheard(
            message: "nothing uses the result of \(name)",
            hint:
              "add 'finished: …' to \(host), or beside the 'to' that opens it; 'none' to ignore it"
          ))
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
