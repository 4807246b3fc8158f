import FlowDiagnostics
import FlowModel
import FlowProofs
import FlowSyntax

extension Rule {
  /// The end of an embedded flow after which nothing happens, though something should.
  static let unhandledEnd = Rule(
    "unhandled-end", .warning,
    summary: "Something follows the end of a flow, a sequence or a screen with 'returns'.",
    rationale: """
      You open a flow or a screen with 'returns' for its result: a placed order, a chosen person. If
      nobody handles 'finished', the screens go away, the result is lost, and the user is back as if
      nothing had happened. If the flow is a root, a tab or a case of a switch, nothing is below it:
      when it ends, its last screen stays and no longer responds. So it does at the end of a sequence
      without 'then'. If the flow names its ends, each one needs actions.

      Handle the end in the 'transitions' of the embedding screen ('finished', 'cancelled'), or
      beside the 'to' that opens it. Write 'none' if nothing should happen. You need not handle the
      cancel of a flow that a screen opened on top: it closes. A sequence needs no 'then' if an event of
      its last step leads on.
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
        - flow: Onboarding
          start: introduction
          screens: { welcome: , terms: }
          sequences:
            introduction: # warning: nothing follows when 'introduction' finishes: its last screen stays
              steps: [welcome, terms]
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
        - flow: Onboarding
          start: introduction
          screens: { welcome: , terms: , home: }
          sequences:
            introduction: { steps: [welcome, terms], then: { setRoot: home } }
      """
  ) { analysis in
    let ends = FlowEnds(of: analysis)
    return analysis.project.screens.ids.flatMap { id -> [Finding] in
      if !analysis.isReachable(id) { return [] }
      let untaken = ends.untakenResults(of: id)
      if !untaken.isEmpty { return untaken }
      if case .sequence(let sequence) = analysis.project.screens[id].kind {
        return ends.unhandledEnd(of: sequence, id).map { [$0] } ?? []
      }
      guard case .embed(let flow) = analysis.project.screens[id].kind, let inner = flow.id else {
        return []
      }
      let unheard = ends.unheard(of: inner, in: id).map {
        Finding(
          $0.message, at: flow.name.range, on: id, hint: $0.hint,
          cause: Finding.Cause(
            summary: "screens show this flow: \($0.message)",
            range: analysis.project.flows[inner].name.range))
      }
      return unheard + ends.ignoredEnds(of: inner, in: id)
        + [ends.staysInTab(inner, in: id)].compactMap { $0 }
    }
  }
}
