import FlowDiagnostics

extension Diagram.Node {
  /// The name in bold, its kind above and what is known below it, and what is wrong in colour.
  var markup: String {
    if kind == .start || kind == .end { return "\"\"" }
    let badge = kind.badge.map { [$0.markup(size: 8, Appearance(of: kind).stroke)] } ?? []
    let known = details.shortened(to: 8).flatMap { $0.wrapped(at: 36) }
      .map { $0.markup(size: 9, Appearance.quietText) }
    let wrong = findings.shortened(to: 4).flatMap { finding in
      finding.message.wrapped(at: 36)
        .map { $0.markup(size: 9, Appearance.stroke(of: finding.severity)) }
    }
    let lines = badge + ["<B>\(title.markup)</B>"] + known + wrong
    return "<" + lines.joined(separator: "<BR/>") + ">"
  }
}

extension [Diagram.Finding] {
  fileprivate func shortened(to limit: Int) -> [Diagram.Finding] {
    guard let worst = first, count > limit else { return self }
    let rest = "and \(count - limit + 1) more"
    return prefix(limit - 1) + [Diagram.Finding(severity: worst.severity, message: rest)]
  }
}

extension Diagram.Node.Kind {
  /// The badge of a box that is not a plain screen.
  fileprivate var badge: String? {
    switch self {
    case .view, .start, .end, .remark, .anyScreen, .app: nil
    case .embed, .flow: "FLOW"
    case .group: "EVENTS"
    case .alert, .tabs, .split, .switch, .sequence, .external, .entry: rawValue.uppercased()
    }
  }

  var attributes: [String] {
    switch self {
    case .start: ["shape=circle", "width=0.18", "fixedsize=true", "style=filled"]
    case .end: ["shape=doublecircle", "width=0.14", "fixedsize=true", "style=filled"]
    case .anyScreen, .group, .app, .entry: ["style=\"rounded,filled,dashed\""]
    case .remark: ["shape=note", "style=filled"]
    default: []
    }
  }
}

extension Diagram.Edge.Style {
  /// Thick for what lies over its source, dashed for what takes a place, dotted for the way back.
  var attributes: [String] {
    switch self {
    case .push, .start: []
    case .plain, .animated: ["arrowhead=vee"]
    case .sheet, .fullScreenCover: ["penwidth=2.2"]
    case .popover, .alert: ["penwidth=2.2", "style=dashed"]
    case .replace: ["style=dashed"]
    case .tab: ["arrowhead=empty"]
    case .part: ["arrowhead=none", "arrowtail=odot", "dir=both"]
    case .back: ["style=dotted"]
    }
  }
}

extension String {
  /// The text in Graphviz's labels, which look like HTML and in which `\N` is the node's name.
  var markup: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\\": escaped += "\\\\"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  fileprivate func markup(size: Int, _ colour: String) -> String {
    "<FONT POINT-SIZE=\"\(size)\" COLOR=\"\(colour)\">\(markup)</FONT>"
  }
}
