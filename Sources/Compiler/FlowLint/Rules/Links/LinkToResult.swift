import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A link to something that ends with a result for somebody.
  static let linkToResult = Rule(
    "link-to-result", .warning,
    summary: "Only a screen that uses the result opens a screen with 'returns'.",
    rationale: """
      A screen with 'returns' is half of a question: another screen asks, and continues with the
      answer. If a link opens it, or opens another screen on top of it, nobody asks. The user chooses,
      the screen closes, and the choice is lost. In the same way, nothing follows the end of an embedded
      flow that a link has opened, if 'finished' stands beside 'to'.

      Link to the screen that asks, or to a screen with the same content that returns nothing. Say what
      follows an embedded flow under 'transitions' of the screen that embeds it.
      """,
    flagged: """
      flow: Shop
      start: product
      screens:
        product: { transitions: { sizesTapped: { to: sizes, style: sheet, finished: dismissAll } } }
        sizes:
          returns: Size
          deepLink: /sizes # warning: the link opens 'sizes', but nobody waits for its 'Size'
          transitions: { sizeTapped: { params: { size: Size }, finish: $event.size }, guideTapped: guide }
        guide: { deepLink: /sizes/guide } # warning: the link opens 'sizes', but nobody waits for its 'Size'
      # file: Bank.flow.yaml
      flows:
        - flow: Bank
          start: account
          screens:
            account: { transitions: { unlockTapped: { to: unlock, style: sheet, finished: card, cancelled: none } } }
            unlock: { embed: Unlock } # warning: if a link opens 'unlock', nothing follows when 'Unlock' finishes
            card:
        - flow: Unlock
          start: code
          returns: Token
          screens:
            code: { transitions: { forgotTapped: help, done: { params: { token: Token }, finish: $event.token } } }
            help: { deepLink: /help }
      """,
    accepted: """
      flow: Shop
      start: product
      screens:
        product:
          deepLink: /sizes
          transitions: { sizesTapped: { to: sizes, style: sheet, finished: dismissAll } }
        sizes:
          returns: Size
          transitions: { sizeTapped: { params: { size: Size }, finish: $event.size } }
      """
  ) { analysis in
    let project = analysis.project
    return project.screens.ids.flatMap { id in
      project.deepLinks[project.screens[id].deepLinks].compactMap {
        analysis.lostResult(of: $0, on: id)
      }
    } + analysis.lostEnds
  }
}

extension FlowAnalysis {
  /// The embedded flows into which links lead, if what follows their ends is only said where events open them.
  fileprivate var lostEnds: [Finding] {
    let ways =
      project.flows.elements.flatMap(\.linkEntrances).map(\.way)
      + project.deepLinks.elements.filter { !$0.isOnTop && $0.entry == nil }.map(\.way)
    let linked = Set(ways.joined())
    if linked.isEmpty { return [] }
    var heard: [ID<Screen>: SourceRange] = [:]
    for action in actions {
      guard case .show(let show) = project.actions[action.id].kind, let host = show.target.id,
        linked.contains(host), show.finished?.isEmpty == false || !show.ends.isEmpty
      else { continue }
      heard[host] = heard[host] ?? project.actions[action.id].range
    }
    return heard.keys.sorted().compactMap { host in
      guard case .embed(let flow) = project.screens[host].kind, let inner = flow.id,
        !project.handlesAnEnd(of: inner, at: host)
      else { return nil }
      return Finding(
        "if a link opens \(quoted(host)), nothing follows when \(quoted(flow.name)) finishes",
        at: flow.name.range, on: host,
        notes: heard[host].map { [Note("this alone says what follows", at: $0)] } ?? [],
        hint: "say it under 'transitions' of \(quoted(host)), not beside 'to'")
    }
  }

  /// The first screen that a link opens and that returns something.
  fileprivate func lostResult(of link: DeepLink, on id: ID<Screen>) -> Finding? {
    let opened = link.isOnTop || link.entry != nil ? [id] : link.way
    for screen in opened {
      guard let returned = project.screens[screen].returns?.spelling else { continue }
      let names = (quoted(screen), quoted(returned))
      return Finding(
        "the link opens \(names.0), but nobody waits for its \(names.1)",
        at: link.pattern.range, on: id, notes: [Note("\(names.0) returns it", at: returned.range)],
        hint: screen == id
          ? "link to the screen that asks for it, or to a screen that returns nothing"
          : "open \(quoted(id)) with 'onTop: true', or name the screens below it in 'stack', without \(names.0)"
      )
    }
    return nil
  }
}
