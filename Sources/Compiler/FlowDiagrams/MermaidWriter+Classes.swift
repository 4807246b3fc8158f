import FlowDiagnostics

extension MermaidWriter {
  /// A class for each kind of box that occurs, and for what is wrong.
  var classes: [String] {
    let occurring = Diagram.Node.Kind.allCases.filter { kind in
      diagram.nodes.contains { $0.kind == kind }
    }
    let marked = Severity.allCases.reversed().flatMap { severity in
      let nodes = diagram.nodes.indices.filter { diagram.nodes[$0].severity == severity }
      return nodes.isEmpty ? [] : [definition(of: severity), list(nodes, severity)]
    }
    return occurring.map { definition(of: $0) }
      + ["  classDef Legend fill:none,stroke:none,color:#8c959f"] + marked
  }

  private func definition(of kind: Diagram.Node.Kind) -> String {
    let look = Appearance(of: kind)
    let text = kind == .start || kind == .end ? "#ffffff" : Appearance.text
    return "  classDef \(kind.className) fill:\(look.fill),stroke:\(look.stroke),color:\(text)"
  }

  private func definition(of severity: Severity) -> String {
    let stroke = Appearance.stroke(of: severity)
    return "  classDef \(severity.rawValue) stroke:\(stroke),stroke-width:3px"
  }

  private func list(_ nodes: [Int], _ severity: Severity) -> String {
    "  class " + nodes.map { "s\($0)" }.joined(separator: ",") + " \(severity.rawValue)"
  }

  /// Arrows are numbered in the order in which they stand.
  var lineStyles: [String] {
    Diagram.Edge.Style.allCases.compactMap { style in
      let numbers = diagram.edges.indices.filter { diagram.edges[$0].style == style }
      if numbers.isEmpty { return nil }
      let list = numbers.map { String($0) }.joined(separator: ",")
      return "  linkStyle \(list) stroke:\(style.colour)"
        + (style == .popover || style == .replace ? ",stroke-dasharray:6 4" : "")
    }
  }
}

extension Diagram.Node.Kind {
  /// Begins with a capital letter: `end` and `default` are words of Mermaid.
  var className: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The brackets that give a box its outline.
  var brackets: (String, String) {
    switch self {
    case .view, .remark: ("(", ")")
    case .alert: ("{{", "}}")
    case .tabs, .split, .embed, .flow: ("[[", "]]")
    case .switch: ("{", "}")
    case .sequence: ("[/", "/]")
    case .external: (">", "]")
    case .anyScreen, .group, .app, .entry: ("([", "])")
    case .start, .end: ("((", "))")
    }
  }
}

extension Diagram.Edge.Style {
  /// Thick for what lies over its source, dotted for the way back.
  var arrow: String {
    switch self {
    case .push, .plain, .animated, .replace, .tab, .start: "-->"
    case .sheet, .fullScreenCover, .popover, .alert: "==>"
    case .part: "--o"
    case .back: "-.->"
    }
  }
}
