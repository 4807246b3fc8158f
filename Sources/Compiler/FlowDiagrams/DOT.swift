import FlowDiagnostics
import FlowModel

/// A project as a graph in Graphviz's language.
package func dot(
  of project: FlowProject, findings: [Diagnostic], showing scope: DiagramScope = .all
) -> String {
  DOTWriter(Diagram(of: project, findings: findings, showing: scope)).text
}

/// Writes a diagram down in Graphviz's language, a statement to a line.
struct DOTWriter {
  let diagram: Diagram

  init(_ diagram: Diagram) {
    self.diagram = diagram
  }

  var text: String {
    (["digraph flows {"] + defaults + groups + edges + ["}"]).joined(separator: "\n") + "\n"
  }

  private var defaults: [String] {
    let font = "fontname=\"Helvetica,Arial,sans-serif\""
    return [
      "  graph [rankdir=LR, nodesep=0.35, ranksep=0.7, pad=0.4, bgcolor=white, \(font), "
        + "label=\"\(legend)\", labelloc=b, fontsize=9, fontcolor=\"\(Appearance.quietText)\"]",
      "  node [shape=box, style=\"rounded,filled\", margin=\"0.16,0.1\", fontsize=12, \(font), "
        + "fontcolor=\"\(Appearance.text)\"]",
      "  edge [fontsize=9, arrowsize=0.7, \(font), fontcolor=\"\(Appearance.quietText)\"]",
    ]
  }

  private var legend: String {
    "thin: push   thick: sheet, cover   thick, dashed: alert, popover   dashed: replace   "
      + "dotted: back   circle: contains"
  }

  private var groups: [String] {
    diagram.groups.enumerated().flatMap { number, group -> [String] in
      let nodes = group.nodes.map { statement(for: $0) }
      guard let title = group.title else { return nodes.map { "  " + $0 } }
      return ["  subgraph cluster_f\(number) {", "    graph [\(attributes(ofFrame: title))]"]
        + nodes.map { "    " + $0 } + ["  }"]
    }
  }

  private func attributes(ofFrame title: String) -> String {
    "label=<<B>\(title.markup)</B>>, labeljust=l, labelloc=t, style=\"rounded,filled\", "
      + "color=\"#d0d7de\", fillcolor=\"#f6f8fa\", fontsize=14, margin=16, "
      + "fontcolor=\"\(Appearance.text)\""
  }

  private func statement(for number: Int) -> String {
    let node = diagram.nodes[number]
    let look = Appearance(of: node.kind)
    let marked = node.severity.map {
      (Appearance.stroke(of: $0), "2.5")
    }
    let attributes =
      [
        "label=\(node.markup)", "color=\"\(marked?.0 ?? look.stroke)\"",
        "fillcolor=\"\(look.fill)\"", "penwidth=\(marked?.1 ?? "1.2")",
      ] + node.kind.attributes
    return "s\(number) [" + attributes.joined(separator: ", ") + "]"
  }

  private var edges: [String] {
    diagram.edges.map { edge in
      let lines = edge.lines.map(\.markup).joined(separator: "<BR/>")
      let label = lines.isEmpty ? [] : ["label=<\(lines)>"]
      let isBelow = edge.style == .back && diagram.nodes[edge.target].kind != .end
      let attributes =
        label + ["color=\"\(edge.style.colour)\""] + edge.style.attributes
        + (isBelow ? ["constraint=false"] : [])
      return "  s\(edge.source) -> s\(edge.target) [" + attributes.joined(separator: ", ") + "]"
    }
  }
}
