import FlowDiagnostics
import FlowModel
import FlowProofs

extension Rule {
  /// A screen that is to be shown without what it shows.
  static let missingArgument = Rule(
    "missing-argument", .error,
    summary: "A screen, an effect or an outcome gets all its values.",
    rationale: """
      A screen with a product's id can't appear without an id. An event brings the values that its
      targets need. But an event with its own 'params' brings only these, an end of an outcome
      brings only its parameters, the end of a flow brings its result, and a tab, a tap on a tab or a
      case brings nothing; a tab with 'for' brings an element. A link opens all screens of its path,
      and brings only the values of its URL.

      Pass the value with 'with' ('$event.x', '$screen.x', '$result' or a literal), declare it on
      the event, add it to the link's path, or give the parameter a default.
      """,
    flagged: """
      flow: Shop
      start: home
      outcomes:
        placeOrder: { ends: { placed: { number: Int }, refused: } }
      screens:
        home:
          tabs:
            - cart
            - order # error: nothing gives 'order' its 'id'
            - { event: lastTapped, title: Last } # error: a tap on this tab brings no 'number', which its event takes
          transitions: { lastTapped: invoice }
        cart:
          transitions:
            payTapped:
              await: placeOrder
              cases:
                placed: receipt # error: nothing gives 'receipt' its 'total'
                refused: none
        order: { params: { id: Int }, transitions: { invoiceTapped: invoice } }
        receipt: { params: { total: Int } }
        invoice:
          params: { number: Int }
          deepLink: { path: "/invoices/{number}", stack: [cart, order] } # error: the link opens 'order' too, but its URL has no 'id'
      """,
    accepted: """
      flow: Shop
      start: cart
      outcomes:
        placeOrder: { ends: { placed: { number: Int }, refused: } }
      screens:
        cart:
          transitions:
            orderTapped: order
            payTapped:
              await: placeOrder
              cases:
                placed: { to: order, with: { id: $event.number } }
                refused: none
        order: { params: { id: Int }, transitions: { invoiceTapped: invoice } }
        invoice:
          params: { id: Int, number: Int }
          deepLink: { path: "/orders/{id}/invoices/{number}", stack: [order] }
      """,
    isNeededByCode: true
  ) { analysis in
    analysis.argumentSites.compactMap { site in
      let missing = analysis.project.missing(in: site).filter {
        analysis.project.unreadWords[$0.name.symbol] == nil
      }
      if missing.isEmpty { return nil }
      return Finding(
        "nothing gives \(analysis.quoted(site.receiver)) its "
          + analysis.quoted(missing.map(\.name)),
        at: site.receiver.range, on: site.context.screen,
        notes: missing.map {
          Note(
            site.isDeclared
              ? "\(analysis.quoted($0.name)) is declared here"
              : "\(analysis.quoted(site.receiver)) takes what it gets here", at: $0.name.range)
        },
        hint: analysis.hint(for: missing, in: site),
        cause: Finding.Cause(
          summary: "places give \(analysis.quoted(site.receiver)) no "
            + analysis.quoted(missing.map(\.name)),
          range: missing[0].name.range,
          hint: "\(analysis.byDefault(missing)), or give it at each of these places"))
    } + analysis.linksThatLack + analysis.tabsThatLack
      + analysis.eventSenders.compactMap(analysis.lack)
  }
}

extension FlowAnalysis {
  /// How a place can give what is missing.
  fileprivate func hint(for missing: [Parameter], in site: ArgumentSite) -> String {
    let names = quoted(missing.map(\.name))
    let byDefault = self.byDefault(missing)
    let container = site.context.screen.map { quoted($0) } ?? "its screen"
    let takes = "declare \(names) under 'params' of \(container) too"
    let values = missing.prefix(4).map {
      "\(project.text($0.name)): \(likelyValue(of: $0, in: site.context))"
    }
    let given = "with: { \(values.joined(separator: ", ")) }"
    switch site.context.place {
    case .tab where missing.count == 1:
      return "a tab can't give arguments: \(byDefault), or make tabs of an array with 'for'"
    case .tab: return "a tab can't give arguments: \(byDefault), or \(takes)"
    case .column: return "a column can't give arguments: \(byDefault), or \(takes)"
    case .switchCase: return "a case can't give arguments: \(byDefault), or \(takes)"
    case .entry: return takes
    case .step(isWord: true):
      return "write '{ screen: \(project.text(site.receiver)), \(given) }', or \(byDefault)"
    case .action(isWord: true):
      return "write '{ to: \(project.text(site.receiver)), \(given) }', or \(byDefault)"
    case .action where !site.isDeclared:
      let receiver = project.text(site.receiver)
      return "add '\(given)', or declare what it takes: '\(receiver): { params: { … } }'"
    case .action, .step, .embedding: return "add '\(given)', or \(byDefault)"
    }
  }

  fileprivate func byDefault(_ missing: [Parameter]) -> String {
    let names = quoted(missing.map(\.name))
    return missing.count == 1 ? "give \(names) a default" : "give \(names) defaults"
  }

  /// The result where one of this type has just come, which is what is meant most often.
  private func likelyValue(of parameter: Parameter, in context: ArgumentSite.Context) -> String {
    guard let result = context.result, result.spelling.symbol == parameter.type.spelling.symbol
    else { return "…" }
    return "$result"
  }

  /// The tabs for elements whose first screen takes anything but one element.
  fileprivate var tabsThatLack: [Finding] {
    project.screens.ids.flatMap { id -> [Finding] in
      guard case .tabs(let tabs) = project.screens[id].kind else { return [] }
      return project.tabs[tabs].compactMap { lack(of: $0, on: id) }
    }
  }

  private func lack(of tab: Tab, on id: ID<Screen>) -> Finding? {
    guard let array = tab.forEach, let root = tab.screen, let screen = root.id else { return nil }
    let taken = project.parameters[project.screens[screen].parameters]
    if taken.count > 1 {
      return Finding(
        "\(quoted(root.name)) takes more than an element of \(quoted(array))",
        at: root.name.range, on: id,
        notes: taken.map { Note("\(quoted($0.name)) is declared here", at: $0.name.range) },
        hint: "an element is one value: give \(quoted(root.name)) one parameter of one type")
    }
    if let only = taken.first, only.defaultValue == nil { return nil }
    return Finding(
      "\(quoted(root.name)) takes no element of \(quoted(array))", at: array.range, on: id,
      notes: taken.map { Note("\(quoted($0.name)) has a default", at: $0.name.range) },
      hint: "declare one parameter without a default under 'params' of \(quoted(root.name))")
  }

  /// What an event takes and its button or outcome does not bring.
  fileprivate func lack(of sender: EventSender) -> Finding? {
    let missing = project.parameters[project.transitions[sender.event].parameters].filter {
      sender.values[$0.name.symbol] == nil && project.unreadWords[$0.name.symbol] == nil
    }
    if missing.isEmpty { return nil }
    let names = quoted(missing.map(\.name))
    return Finding(
      "\(sender.words) brings no \(names), which its event takes", at: sender.range,
      on: sender.screen,
      notes: missing.map { Note("\(quoted($0.name)) is declared here", at: $0.name.range) },
      hint: sender.advice(missing))
  }

  fileprivate var linksThatLack: [Finding] {
    project.screens.ids.flatMap { id in
      project.deepLinks[project.screens[id].deepLinks].compactMap { unsaid(by: $0, to: id) }
    }
  }

  /// What a screen on the way takes and the link does not say.
  private func unsaid(by link: DeepLink, to screen: ID<Screen>) -> Finding? {
    guard let said = link.path.map({ Set($0.parameters) }), link.entry == nil else { return nil }
    for below in link.way.dropLast() {
      let missing = project.parameters[project.screens[below].parameters].first {
        $0.defaultValue == nil && !said.contains($0.name.symbol)
      }
      guard let missing else { continue }
      return Finding(
        "the link opens \(quoted(below)) too, but its URL has no \(quoted(missing.name))",
        at: link.pattern.range, on: screen,
        notes: [Note("\(quoted(below)) needs it: it has no default", at: missing.name.range)],
        hint:
          "add '{\(project.text(missing.name))}' to the path or the query, or give "
          + "\(quoted(missing.name)) a default",
        cause: Finding.Cause(
          summary:
            "links open \(quoted(below)) too, but their URLs have no \(quoted(missing.name))",
          range: missing.name.range))
    }
    return nil
  }
}
