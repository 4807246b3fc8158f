import FlowDiagnostics
import FlowModel

/// A project as a Mermaid flowchart, such as GitHub draws in a page.
package func mermaid(
  of project: FlowProject, findings: [Diagnostic], showing scope: DiagramScope = .all
) -> String {
  MermaidWriter(Diagram(of: project, findings: findings, showing: scope)).text
}

/// Writes a diagram down in Mermaid's language, a statement to a line.
struct MermaidWriter {
  let diagram: Diagram

  /// GitHub's limits for a diagram; a diagram can't change them.
  static let edgeLimit = 500
  static let sizeLimit = 50_000
  private static let hint = "--map, --flow and --focus draw less"

  init(_ diagram: Diagram) {
    self.diagram = diagram
  }

  var text: String {
    let body = (["flowchart LR"] + groups + edges + legend + classes + lineStyles)
      .joined(separator: "\n")
    let warnings = warnings(for: body).map { "%% " + $0 + "\n" }
    return warnings.joined() + body + "\n"
  }

  private func warnings(for body: String) -> [String] {
    var warnings: [String] = []
    if diagram.edges.count > Self.edgeLimit {
      warnings.append(
        "\(diagram.edges.count) arrows: GitHub draws at most \(Self.edgeLimit); \(Self.hint)")
    }
    let size = body.utf16.count
    if size > Self.sizeLimit {
      warnings.append("\(size) characters: GitHub draws at most \(Self.sizeLimit); \(Self.hint)")
    }
    return warnings
  }

  private var groups: [String] {
    diagram.groups.enumerated().flatMap { number, group in
      let boxes = group.nodes.map { statement(for: $0) }
      guard let title = group.title else { return boxes.map { "  " + $0 } }
      return ["  subgraph f\(number)[\"\(title.mermaidLine)\"]"] + boxes.map { "    " + $0 }
        + ["  end"]
    }
  }

  private func statement(for number: Int) -> String {
    let node = diagram.nodes[number]
    let (opening, closing) = node.kind.brackets
    let lines = node.lines.map(\.mermaidLine).joined(separator: "<br/>")
    return "s\(number)\(opening)\"\(lines)\"\(closing):::\(node.kind.className)"
  }

  private var edges: [String] {
    diagram.edges.map { edge in
      let label = edge.lines.map(\.mermaidLine).joined(separator: "<br/>")
      let arrow = edge.style.arrow + (label.isEmpty ? "" : "|\"\(label)\"|")
      return "  s\(edge.source) \(arrow) s\(edge.target)"
    }
  }

  private var legend: [String] {
    let words = [
      "→ push, replace, tab", "⇒ sheet, cover, popover, alert", "⇢ back", "⊸ contains",
    ]
    let label = words.map(\.mermaidLine).joined(separator: "<br/>")
    return ["  s\(diagram.nodes.count)[\"\(label)\"]:::Legend"]
  }
}

extension Diagram.Node {
  /// The text in the box: the name, the details and the findings.
  var lines: [String] {
    [title]
      + details.shortened(to: 8).flatMap { $0.wrapped(at: 36) }
      + findings.map { "\($0.severity.rawValue), \($0.message)" }.shortened(to: 4)
      .flatMap { $0.wrapped(at: 36) }
  }
}
