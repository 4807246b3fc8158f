import FlowDiagnostics

/// The colours of a kind of box: light grounds with dark text, which hold on dark pages too.
struct Appearance {
  let fill: String
  let stroke: String

  static let text = "#1f2328"
  static let quietText = "#57606a"

  init(of kind: Diagram.Node.Kind) {
    (fill, stroke) =
      switch kind {
      case .view: ("#ffffff", "#6e7781")
      case .alert: ("#fff1e5", "#bc4c00")
      case .tabs, .split: ("#ddf4ff", "#0969da")
      case .switch: ("#fbefff", "#8250df")
      case .embed, .flow: ("#e6ffec", "#1a7f37")
      case .sequence: ("#fffbdd", "#bf8700")
      case .external: ("#eaeef2", "#424a53")
      case .anyScreen, .group, .app, .entry: ("#f6f8fa", "#57606a")
      case .start, .end: ("#1f2328", "#1f2328")
      case .remark: ("#ffffff", "#d0d7de")
      }
  }

  static func stroke(of severity: Severity) -> String {
    switch severity {
    case .error: "#cf222e"
    case .warning: "#9a6700"
    case .info: "#0969da"
    }
  }
}

extension Diagram.Edge.Style {
  var colour: String {
    switch self {
    case .push, .start: "#424a53"
    case .plain, .animated: "#1b7c83"
    case .sheet, .popover: "#0969da"
    case .fullScreenCover: "#8250df"
    case .alert: "#bc4c00"
    case .replace: "#116329"
    case .tab, .part: "#6e7781"
    case .back: "#8c959f"
    }
  }
}
